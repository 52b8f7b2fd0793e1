// What a cold start costs: the import over bare Node, and the first turn with and without the read that primes the
// connection at init. CPU, since a busy machine makes the clock tell of others' work too.
import type { RequestEnvelope } from 'ask-sdk-model';
import { envelopeFor } from '../../lambda/alexa/envelope.ts';
import { NOW, SKILL } from '../support/devices.ts';
import { AIMS } from './aims.ts';
import { bundled } from './bundles.ts';
import { startDatabase } from './database.ts';
import { startOnce, type Plan, type Start } from './processes.ts';
import { atMost, median, type Measurement } from './table.ts';

/** Fresh processes of each kind. */
const PROCESSES = 20;

/** Import and first turn. */
export const start: Measurement = async () => {
  const database = await startDatabase();
  try {
    const [game, unprimed, sdks] = [await bundled('game'), await bundled('unprimed'), await bundled('sdks')];
    const answer = 'await bundle.handler(JSON.parse(process.env.LAUNCH))';
    const plans = {
      bare: { file: null, turn: '' },
      sdks: { file: sdks.file, turn: 'await bundle.turn()' },
      sdksPrimed: { file: sdks.file, prime: 'await bundle.prime()', turn: 'await bundle.turn()' },
      unprimed: { file: unprimed.file, turn: answer },
      game: { file: game.file, turn: answer },
    } satisfies Record<string, Omit<Plan, 'launch'>>;
    const starts: Record<keyof typeof plans, Start[]> = {
      bare: [],
      sdks: [],
      sdksPrimed: [],
      unprimed: [],
      game: [],
    };
    for (let nth = 0; nth < PROCESSES; nth += 1) {
      // One of each kind in turn, so that all meet the same weather.
      for (const name of Object.keys(plans) as (keyof typeof plans)[]) {
        // Object.keys forgets the key type
        starts[name].push(await startOnce({ ...plans[name], launch: launchOf(`${name} ${nth}`) }, database));
      }
    }
    const typical = (name: keyof typeof plans, figure: keyof Start) =>
      median(starts[name].map((each) => each[figure]));
    const over = (name: keyof typeof plans, figure: keyof Start) =>
      typical(name, figure) - typical('bare', figure);
    return [
      {
        title: `Cold start (median of ${PROCESSES} fresh processes)`,
        rows: [
          atMost('import over bare Node, CPU', {
            figure: over('unprimed', 'importedCpuMs'),
            floor: over('sdks', 'importedCpuMs'),
            aim: AIMS.importMs,
            unit: 'ms',
          }),
          atMost('import over bare Node, by the clock', {
            figure: over('unprimed', 'importedMs'),
            floor: over('sdks', 'importedMs'),
            unit: 'ms',
          }),
          atMost('bare Node, CPU', { figure: typical('bare', 'importedCpuMs'), unit: 'ms' }),
          atMost('the read that primes the connection, CPU', {
            figure: typical('game', 'importedCpuMs') - typical('unprimed', 'importedCpuMs'),
            unit: 'ms',
          }),
          atMost('first turn after it, CPU', {
            figure: typical('game', 'turnCpuMs'),
            floor: typical('sdksPrimed', 'turnCpuMs'),
            aim: AIMS.firstTurnMs,
            unit: 'ms',
          }),
          atMost('first turn without it, CPU', {
            figure: typical('unprimed', 'turnCpuMs'),
            floor: typical('sdks', 'turnCpuMs'),
            unit: 'ms',
          }),
        ],
      },
    ];
  } finally {
    database.stop();
  }
};

/** A launch by a household that nobody knows yet. */
function launchOf(user: string): RequestEnvelope {
  return envelopeFor(
    { intent: 'LaunchRequest', slots: {} },
    {
      skillId: SKILL,
      user,
      session: 'amzn1.echo-api.session.1',
      newSession: true,
      attributes: {},
      locale: 'en-US',
      request: 'amzn1.echo-api.request.1',
      timestamp: new Date(NOW).toISOString(),
    },
  );
}
