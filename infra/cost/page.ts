// The README's page on cost and scale, computed: the same measurements always give the same page.
import { METRICS } from '../../lambda/metrics.ts';
import { MEMORY } from '../skill-function.ts';
import { costOf, cpuTime, priceOf, sum, turnsOf, useOf } from './compute.ts';
import type { Measured, Recording } from './measured.ts';
import { AS_OF, ASSUMED, MONTHLY, PRICES, QUOTAS, type Quota } from './prices.ts';
import { simulate, type Load } from './simulate.ts';

/** How many tables are looked at. */
const TABLES = [10, 1000, 100_000] as const;
/** Memory that the function might have, in MB. */
const MEMORIES = [256, 512, 1024, 1769] as const;
const SEED = 1;

/** What the alarms of a stack watch: an alarm is paid by its metrics, and TableThrottles adds up four. */
export const ALARM_METRICS = 9;
/** What the alarms of a published page watch beside them. */
export const PAGE_ALARM_METRICS = 3;

/** The page, as Markdown. */
export function costPage(measured: Measured): string {
  const loads = TABLES.map((tables) =>
    simulate(tables, { games: measured.games, memory: MEMORY, seed: SEED }),
  );
  const busiest = Math.max(...loads.map(({ busiestItem }) => busiestItem));
  const quotas = loads.slice(-1).flatMap(quotasMet);
  const game = sum(measured.games.map((game) => totalOf(game, measured, MEMORY))) / measured.games.length;
  return [
    `Computed by \`npm run cost\` from \`infra/measured.json\` (measured on ${measured.date} with Node ${measured.node}) and the public prices in \`infra/cost/prices.ts\` (us-east-1, first tier, no free tier) as they were known on ${AS_OF}; the pages that they are from couldn't be opened here, so compare them before you rely on a figure. ${ASSUMED.tableMs.value} ms for a call of the table, ${ASSUMED.thinking.value} s between a reply and the next request, and one cold start a game are assumed.`,
    `**A thousand games cost about ${usd(game * 1000)} USD.** By game:`,
    table(
      ['game', 'turns', 'minutes', 'function', 'table', 'log and traces', 'USD for 1,000 games'],
      measured.games.map((game) => costRow(game, measured)),
    ),
    `The free tiers (a million requests and 400,000 GB-seconds of Lambda, 25 GB of DynamoDB storage, 5 GB of log a month) cover a household many times over. What is paid by the month, whether anybody plays or not: ${Object.keys(METRICS).length} metrics, ${ALARM_METRICS} metrics that alarms watch and a dashboard, ${usd(monthly())} USD in each region at most (ten metrics, ten that alarms watch and three dashboards an account are free); and ${usd(priceOf(1, MONTHLY.secrets))} USD for each secret: the one with which CloudFormation makes the skill, and that of a published page in each region, which counts those metrics for itself too and has ${PAGE_ALARM_METRICS} more that alarms watch, ${usd(monthlyOfPage())} USD. A million households that have played once take ${stored(measured)}.`,
    `The function has ${MEMORY} MB. A turn takes CPU for ${fixed(medianCpu(measured), 1)} ms in the median, and with less memory a function has less of a CPU:`,
    table(
      ['memory', 'a turn in the median', 'a cold start', 'USD for 1,000 games'],
      MEMORIES.map((memory) => memoryRow(memory, measured)),
    ),
    'Many tables at once, playing game after game: a simulated minute that replays the recorded games from random moments.',
    table(
      [
        'tables at once',
        'turns a second',
        'turns at the same moment',
        'write units a second',
        'read units a second',
      ],
      loads.map(loadRow),
    ),
    `Figures are the mean of the minute, and its busiest second or millisecond. No key is hot: a household is one item, and the busiest had ${busiest} write units in a second, where one partition takes ${whole(QUOTAS.item.most)}. The quotas, in the order in which they are met; asking raises each of them:`,
    table(
      ['quota', 'by default', 'met at about'],
      quotas.map(({ of, most, tables }) => [of, whole(most), `${whole(tables)} tables`]),
    ),
    `A new table doubles with the peak of the last half hour, and its warm throughput can be raised by hand before a crowd is expected. A new account may start with as few as ten turns at the same moment instead of ${whole(QUOTAS.concurrency.most)}.`,
    'The prices:',
    table(
      ['USD', 'for', 'from'],
      Object.values({ ...PRICES, ...MONTHLY }).map(({ usd: price, per, unit, source }) => [
        String(price),
        `${per === 1 ? '1' : whole(per)} ${unit}`,
        source,
      ]),
    ),
  ].join('\n\n');
}

function totalOf(game: Recording, measured: Measured, memory: number): number {
  return sum(Object.values(costOf(useOf(game, measured, memory))));
}

function costRow(game: Recording, measured: Measured): readonly string[] {
  const { lambdaRequests, lambdaCompute, tableWrites, tableReads, logs, traces } = costOf(
    useOf(game, measured, MEMORY),
  );
  const thousand = [
    lambdaRequests + lambdaCompute,
    tableWrites + tableReads,
    logs + traces,
    totalOf(game, measured, MEMORY),
  ].map((each) => usd(each * 1000));
  const minutes = (sum(game.seconds) + game.seconds.length * ASSUMED.thinking.value) / 60;
  return [game.name, whole(game.seconds.length), fixed(minutes, 0), ...thousand];
}

function memoryRow(memory: number, measured: Measured): readonly string[] {
  const times = measured.games.flatMap((game) => turnsOf(game, memory).map(({ ms }) => ms));
  const total = sum(measured.games.map((game) => totalOf(game, measured, memory))) / measured.games.length;
  return [
    `${memory} MB${memory === MEMORY ? ' (chosen)' : ''}`,
    `${fixed(median(times), 0)} ms`,
    `${fixed(cpuTime(measured.coldCpuMs, memory), 0)} ms`,
    usd(total * 1000),
  ];
}

function loadRow(load: Load): readonly string[] {
  const { tables, turnsASecond, concurrency, writeUnitsASecond, readUnitsASecond } = load;
  const both = ({ mean, most }: Load['concurrency']) => `${amount(mean)}, at most ${whole(most)}`;
  return [
    whole(tables),
    both(turnsASecond),
    both(concurrency),
    both(writeUnitsASecond),
    both(readUnitsASecond),
  ];
}

/** A quota, and how many tables meet it. */
interface Met {
  readonly of: string;
  readonly most: number;
  readonly tables: number;
}

/** How many tables would meet each quota, the first one first, if all went on as in this minute. */
function quotasMet({ tables, turnsASecond, concurrency, writeUnitsASecond }: Load): readonly Met[] {
  const used: readonly (readonly [Quota, number])[] = [
    [QUOTAS.concurrency, concurrency.most],
    [QUOTAS.requests, turnsASecond.most],
    [QUOTAS.newTable, writeUnitsASecond.most],
    [QUOTAS.table, writeUnitsASecond.most],
  ];
  return used
    .map(([{ of, most }, use]) => ({ of, most, tables: Number(((tables * most) / use).toPrecision(2)) }))
    .sort((one, other) => one.tables - other.tables);
}

function monthly(): number {
  const { metrics, alarms, dashboards } = MONTHLY;
  return (
    priceOf(Object.keys(METRICS).length, metrics) + priceOf(ALARM_METRICS, alarms) + priceOf(1, dashboards)
  );
}

function monthlyOfPage(): number {
  const { metrics, alarms } = MONTHLY;
  return priceOf(Object.keys(METRICS).length, metrics) + priceOf(PAGE_ALARM_METRICS, alarms);
}

function stored({ games }: Measured): string {
  const bytes = median(games.map(({ itemBytes }) => itemBytes.at(-1) ?? 0));
  const gigabytes = (bytes * 1e6) / 1e9;
  return `${fixed(gigabytes, 1)} GB and ${usd(priceOf(gigabytes, MONTHLY.storage) + priceOf(gigabytes, MONTHLY.backups))} USD a month with backups`;
}

function medianCpu({ games }: Measured): number {
  return median(games.flatMap(({ cpuMs }) => cpuMs));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

function amount(value: number): string {
  return value < 10 ? String(Number(value.toPrecision(2))) : whole(value);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function fixed(value: number, digits: number): string {
  return value.toFixed(digits);
}

function usd(value: number): string {
  return value.toFixed(2);
}
