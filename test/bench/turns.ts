// What a warm turn costs: CPU with the store in memory and over loopback, requests and bytes of DynamoDB, bytes of the
// answer. The floor is what the SDK alone takes to get and put an item of that size on the same loopback.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { DynamoStore } from '../../lambda/store/dynamo.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import { AIMS } from './aims.ts';
import { startDatabase, TABLE } from './database.ts';
import type { RecordedTurn } from './games.ts';
import { recordGames, type Recorded } from './recorded.ts';
import { atMost, median, quantile, type Measurement, type Row } from './table.ts';
import { watchWire, type WireRequest } from './wire.ts';

/** CPU, requests and bytes of turns. */
export const turns: Measurement = async () => {
  const database = await startDatabase();
  try {
    const inMemory = turnsOf(await recordGames(new MemoryStore()));
    const client = database.connect();
    const wire = watchWire(client);
    const alone = sdkAlone(database.connect());
    const overLoopback = turnsOf(await recordGames(new DynamoStore(client, TABLE), alone.likeA));
    return [
      {
        title: 'Turns',
        rows: [
          ...cpuRows('in memory', inMemory),
          ...cpuRows('over loopback', overLoopback, alone),
          ...storeRows(overLoopback, wire),
        ],
      },
    ];
  } finally {
    database.stop();
  }
};

function turnsOf(games: readonly Recorded[]): readonly RecordedTurn[] {
  return games.flatMap(({ turns: taken }) => taken);
}

interface Alone {
  readonly gets: number[];
  readonly puts: number[];
}

/** The SDK's own get and put of an item as large as a turn's. */
function sdkAlone(client: DynamoDBClient): Alone & { likeA(turn: RecordedTurn): Promise<void> } {
  const documents = DynamoDBDocumentClient.from(client);
  const key = { user: 'nobody', part: 'floor' };
  const [gets, puts]: [number[], number[]] = [[], []];
  return {
    gets,
    puts,
    async likeA({ itemBytes }) {
      const Item = { ...key, version: 1, body: 'x'.repeat(itemBytes) };
      puts.push(await cpuOf(() => documents.send(new PutCommand({ TableName: TABLE, Item }))));
      gets.push(await cpuOf(() => documents.send(new GetCommand({ TableName: TABLE, Key: key }))));
    },
  };
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function cpuRows(where: string, played: readonly RecordedTurn[], alone?: Alone): readonly Row[] {
  const warm = played.filter(({ reads }) => reads === 0).map(({ cpuMs }) => cpuMs);
  const quantiles = [
    ['median', 0.5, AIMS.warmTurnMs.median],
    ['99th percentile', 0.99, AIMS.warmTurnMs.p99],
  ] as const;
  return [
    ...quantiles.map(([name, share, aim]) =>
      atMost(`CPU of a warm turn ${where}, ${name}`, {
        figure: quantile(warm, share),
        unit: 'ms',
        ...(alone ? { floor: quantile(alone.puts, share), aim } : {}),
      }),
    ),
    ...(alone
      ? [
          atMost('CPU of a get, which a warm turn leaves out, median', {
            figure: median(alone.gets),
            unit: 'ms',
          }),
        ]
      : []),
  ];
}

function storeRows(played: readonly RecordedTurn[], wire: readonly WireRequest[]): readonly Row[] {
  const puts = wire.filter(({ operation }) => operation === 'PutItem');
  const requestsOf = (turns: readonly RecordedTurn[]) => turns.map(({ reads, writes }) => reads + writes);
  const warm = requestsOf(played.filter(({ reads }) => reads === 0));
  const cold = requestsOf(played.filter(({ reads }) => reads > 0));
  const answers = played.map(({ responseBytes }) => responseBytes);
  const most = (figures: readonly number[]) => figures.reduce((one, other) => Math.max(one, other), 0);
  return [
    atMost('requests of a warm turn, most', {
      figure: most(warm),
      aim: AIMS.requests.warm,
      unit: 'requests',
    }),
    atMost('requests of a cold turn, most', {
      figure: most(cold),
      aim: AIMS.requests.cold,
      unit: 'requests',
    }),
    atMost('put, sent, median', { figure: median(puts.map(({ sent }) => sent)), unit: 'bytes' }),
    atMost('put, sent, most', {
      figure: most(puts.map(({ sent }) => sent)),
      aim: AIMS.sentBytes,
      unit: 'bytes',
    }),
    atMost('put, answered, most', {
      figure: most(puts.map(({ got }) => got)),
      aim: AIMS.gotBytes,
      unit: 'bytes',
    }),
    atMost('answer to Alexa, median', { figure: median(answers), unit: 'bytes' }),
    atMost('answer to Alexa, most', { figure: most(answers), aim: AIMS.responseBytes, unit: 'bytes' }),
  ];
}
