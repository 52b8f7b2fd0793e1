// What a screen costs a reply: less than Alexa's limit in every scene, nothing at all on a device without one or with an
// older APL, and a document that Amazon's own checker finds nothing in. Needs no browser.
import { StaticAplTemplateValidator } from 'apl-suggester/dist/src/StaticAplTemplateValidator.js';
import { outgoingOf, type Answer } from '../../lambda/alexa/response.ts';
import { APL_VERSION, documentFor, type Shape } from '../../lambda/alexa/screen/document.ts';
import { deviceOf, type Screen } from '../../lambda/alexa/screen/screen.ts';
import { createHandler } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { deviceOf as speakerOf, partsWith, send } from '../support/devices.ts';
import type { OptionId } from '../../lambda/dialog/intents.ts';
import { LONG_NAMES, play, SCENES, sceneOf, type SceneName } from './scenes.ts';
import { drawnBy, fromScreen } from './show.ts';

const NAMES = Object.keys(SCENES) as SceneName[]; // Object.keys forgets the key type

/** Alexa's limit for a response, in bytes. */
const LIMIT = 24 * 1024;

function answerOf(name: SceneName): Answer {
  const { spoken, household, reply, locale } = sceneOf(name);
  return { type: 'spoken', spoken, replied: { household, reply, locale, untold: true } };
}

/** Everything that is sent back, as it goes over the wire. */
function bytesOf({ response, echo }: ReturnType<typeof outgoingOf>): number {
  return Buffer.byteLength(
    JSON.stringify({ version: '1.0', response, sessionAttributes: echo, userAgent: 'x'.repeat(60) }),
  );
}

const SCREENS: readonly Shape[] = ['round', 'wide', 'tall'];

test.each(NAMES.flatMap((name) => SCREENS.map((screen) => ({ name, screen }))))(
  '$name fits a response for a $screen screen, names and all',
  ({ name, screen }) => {
    const outgoing = outgoingOf(answerOf(name), { screen });
    expect(drawnBy(outgoing.response)).not.toBeNull();
    expect(bytesOf(outgoing)).toBeLessThan(LIMIT);
  },
);

/** Names as long as they may be, of letters that take two bytes each. */
const ACCENTED = LONG_NAMES.map((name) => name.replace(/[aeiou]/g, 'é').replace(/[mnr]/g, 'ñ'));

/** Every reply of a game of party rules on a board, played by touch; what it comes to on a screen. */
function repliesOf(names: readonly string[], board: OptionId, screen: Shape) {
  const replies: ReturnType<typeof outgoingOf>[] = [];
  play({ names, options: ['preset.party', board], until: ({ phase }) => phase === 'over' }, (moment) => {
    const { spoken, household, reply, locale } = moment;
    const replied = { household, reply, locale, untold: true };
    replies.push(outgoingOf({ type: 'spoken', spoken, replied }, { screen }));
  });
  return replies;
}

const BOARDS = ['board.rows', 'board.spots', 'pyramidRows.5'] as const;

test.each(BOARDS.flatMap((board) => SCREENS.map((screen) => ({ board, screen }))))(
  'no reply of a whole game with $board is too long for a $screen screen',
  ({ board, screen }) => {
    const plain = repliesOf(LONG_NAMES, board, screen);
    expect(plain.length).toBeGreaterThan(60);
    expect(plain.filter(({ response }) => !drawnBy(response))).toEqual([]);
    const accented = repliesOf(ACCENTED, board, screen);
    expect(Math.max(...[...plain, ...accented].map(bytesOf))).toBeLessThan(LIMIT);
  },
);

test('a screen that would make a reply too long is left out', () => {
  const answer = answerOf('rows');
  if (answer.type !== 'spoken') throw new Error('an apology');
  const long = { ...answer.spoken.card, text: 'x'.repeat(7900) };
  const { response } = outgoingOf(
    { ...answer, spoken: { ...answer.spoken, card: long } },
    { screen: 'round' },
  );
  expect(drawnBy(response)).toBeNull();
  expect(response.outputSpeech).toEqual(outgoingOf(answer).response.outputSpeech);
});

test('a reply to a screen is the reply to a speaker, with the screen beside it', () => {
  const answer = answerOf('give');
  const { response, echo } = outgoingOf(answer, { screen: 'wide' });
  const spoken = outgoingOf(answer);
  const others = response.directives?.filter(({ type }) => !type.includes('Presentation'));
  expect({ ...response, directives: others }).toEqual(spoken.response);
  expect(echo).toEqual(spoken.echo);
  expect(spoken.response.card).toMatchObject({ type: 'Simple' });
  expect(JSON.stringify(spoken)).not.toContain('Presentation');
});

test('an apology leaves the screen as it was', async () => {
  const store = {
    load: async () => Promise.reject(new Error('down')),
    save: async () => false,
    forget: async () => undefined,
  };
  const handler = createHandler(partsWith({ store: { ...partsWith().store, ...store } as never })); // only load is reached
  const { got, open } = await send(
    handler,
    fromScreen(speakerOf(handler).request('LaunchRequest'), '2024.3'),
  );
  expect(open).toBe(true);
  expect(got.response.directives).toBeUndefined();
});

test.each([
  ['1.0', false],
  ['1.3', false],
  ['1.4', true],
  ['1.10', true],
  ['2022.1', true],
  ['2024.3', true],
  [undefined, false],
] as const)('a device that draws APL up to %s draws the document: %s', (version, draws) => {
  const handler = createHandler(partsWith());
  const request = fromScreen(speakerOf(handler).request('LaunchRequest'), version);
  expect(deviceOf(request)).toEqual({ screen: draws ? 'wide' : null });
});

test.each([
  ['no interfaces', { deviceId: 'x' }],
  ['no version', { deviceId: 'x', supportedInterfaces: { 'Alexa.Presentation.APL': { runtime: null } } }],
  [
    'a number for a version',
    { deviceId: 'x', supportedInterfaces: { 'Alexa.Presentation.APL': { runtime: { maxVersion: 2024.3 } } } },
  ],
])('a device that tells %s is spoken to', async (_, device) => {
  const handler = createHandler(partsWith());
  const request = speakerOf(handler).request('LaunchRequest');
  const System = { ...request.context.System, device: device as never }; // against its type
  expect(deviceOf({ ...request, context: { ...request.context, System } })).toEqual({ screen: null });
});

test('a device without APL gets nothing of a screen', async () => {
  const handler = createHandler(partsWith());
  const { got } = await speakerOf(handler).say('LaunchRequest');
  expect(JSON.stringify(got)).not.toContain('APL');
});

test('an error that a screen reports is logged, and the game goes on by voice', async () => {
  const logged: LogRecord[] = [];
  const handler = createHandler(partsWith({ log: (record) => logged.push(record) }));
  const device = speakerOf(handler);
  await device.say('LaunchRequest');
  const request = device.request('LaunchRequest');
  const errors = [
    { type: 'LIST_ERROR' as const, reason: 'LIST_INDEX_OUT_OF_RANGE' as const, listId: 'x', message: '' },
  ];
  const report = { type: 'Alexa.Presentation.APL.RuntimeError' as const, token: 'ride-the-bus', errors };
  const { got } = await send(handler, { ...request, request: { ...request.request, ...report } as never }); // dialog fields of other types are not read
  expect(got.response).toEqual({});
  expect(logged.at(-1)).toMatchObject({
    level: 'warn',
    type: report.type,
    why: 'LIST_ERROR LIST_INDEX_OUT_OF_RANGE',
  });
  expect((await device.say('PlayersIntent', { players: ['Sam', 'Jo'] })).text).toMatch(/Sam/);
});

test('a device that closes by itself loses nothing', async () => {
  const handler = createHandler(partsWith({}, '7H 2C'));
  const device = speakerOf(handler);
  await device.say('PlayersIntent', { players: ['Sam', 'Jo'] });
  await device.say('GuessIntent', { guess: 'red' });
  const { request, ...session } = device.request('LaunchRequest');
  const { requestId, timestamp } = request;
  const ended = { type: 'SessionEndedRequest', reason: 'USER_INITIATED', requestId, timestamp } as const;
  expect((await send(handler, { ...session, request: ended })).got.response).toEqual({});
  const opened = speakerOf(handler).request('LaunchRequest');
  const { got, open } = await send(handler, fromScreen(opened, '2024.3'));
  expect(open).toBe(true);
  const { table } = drawnBy(got.response)?.datasources as Screen['datasources'];
  expect(table.who.text).toBe('Jo');
  expect(table.seats.map(({ cards }) => cards.length)).toEqual([1, 0]);
});

/** The one graphic that is chosen as it is drawn. */
const SMALL_OR_LARGE = "${small ? 'chip' : 'front'}";

describe.each(
  SCREENS.flatMap((shape) => (['row', 'board', 'lobby', 'over'] as const).map((stage) => ({ shape, stage }))),
)('the document for $stage on a $shape screen', ({ shape, stage }) => {
  const document = documentFor(shape, stage);

  test("passes Amazon's checker", async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the checker complains of its own schemas
    expect(await new StaticAplTemplateValidator().validate(document)).toEqual([]);
  });

  test('is of the version that devices are asked for, imports nothing and fetches nothing', () => {
    const text = JSON.stringify(document);
    const sources = [...text.matchAll(/"source":"([^"]*)"/g)].map(([, source]) => source);
    expect(document.version).toBe(APL_VERSION);
    expect(text.includes('"import"') || text.includes('://')).toBe(false);
    expect(new Set(sources)).toEqual(new Set(['back', 'mark', SMALL_OR_LARGE]));
  });
});
