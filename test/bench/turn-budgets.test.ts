// Guards what a turn asks of DynamoDB and sends to Alexa, counted on the wire below the SDK's retries, and how large a
// household's item gets over whole games.
import { DynamoStore, dynamoClient } from '../../lambda/store/dynamo.ts';
import { openTable, type TestTable } from '../support/dynalite.ts';
import { AIMS } from './aims.ts';
import { CREDENTIALS } from './database.ts';
import { deviceOn, playGame, stageOn } from './games.ts';
import { itemsOfGames } from './items.ts';
import { KINDS_BY_OPTION, LARGE_KINDS, MAIN_KINDS } from './kinds.ts';
import { median } from './table.ts';
import { watchWire, type WireRequest } from './wire.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the game

describe('on the wire', () => {
  let table: TestTable;
  let client: ReturnType<typeof dynamoClient>;
  let wire: readonly WireRequest[];
  beforeAll(async () => {
    table = await openTable();
    client = dynamoClient({
      endpoint: table.endpoint,
      region: 'local',
      credentials: CREDENTIALS,
      requestHandler: { requestTimeout: 60_000 },
    });
    wire = watchWire(client);
  });
  afterAll(async () => {
    client.destroy();
    await table.close();
  });

  test.each(MAIN_KINDS)('$name: a read and a write at first, then one write a turn', async (kind) => {
    const before = wire.length;
    const stage = stageOn(new DynamoStore(client, table.name));
    const turns = await playGame(deviceOn(stage, kind.name), kind, 1);
    const requests = wire.slice(before);
    const [first, second, ...others] = requests.map(({ operation }) => operation);
    expect([first, second]).toEqual(['GetItem', 'PutItem']);
    expect(others).toEqual(turns.slice(1).map(() => 'PutItem'));

    const most = (figures: readonly number[]) => Math.max(...figures);
    expect(most(requests.map(({ sent }) => sent))).toBeLessThanOrEqual(AIMS.sentBytes);
    expect(most(requests.map(({ got }) => got))).toBeLessThanOrEqual(AIMS.gotBytes);
    expect(most(turns.map(({ responseBytes }) => responseBytes))).toBeLessThanOrEqual(AIMS.responseBytes);
  });
});

test('the item stays small over whole games, at full tables with the longest names too', async () => {
  const sizes = [
    ...(await itemsOfGames([...MAIN_KINDS, ...KINDS_BY_OPTION, ...LARGE_KINDS], 1)).values(),
  ].flat();
  expect(median(sizes)).toBeLessThanOrEqual(AIMS.itemBytes.median);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(AIMS.itemBytes.largest);
});
