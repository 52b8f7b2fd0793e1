// The recorded requests, as they are and with their example names mapped onto ours.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestEnvelope } from 'ask-sdk-model';

const FOLDER = join(__dirname, '../alexa/requests');
/** Every recorded request. */
export const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

/** The example names in the requests, and ours. */
const OURS: Readonly<Record<string, string>> = {
  PickPlayerIntent: 'GiveIntent',
  PlayerCountIntent: 'CountIntent',
  AddPlayersIntent: 'PlayersIntent',
  StartGameIntent: 'StartIntent',
  RED: 'red',
  SPADES: 'spades',
};

/** One recorded request: `ours` with our names in it, or as it is. */
export function requestIn(file: string, way: 'ours' | 'asIs'): RequestEnvelope {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const mapped = (value: string) => OURS[value] ?? value;
  return JSON.parse(text, (_key, value: unknown) => {
    return way === 'ours' && typeof value === 'string' ? mapped(value) : value;
  }) as RequestEnvelope; // recorded as Alexa sends it
}
