// How a household becomes bytes for its item and back: as JSON, deflated. That is a third of the size, and DynamoDB
// charges for every kilobyte of every turn.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Household } from '../dialog/household.ts';

/** The household as bytes. */
export function pack(household: Household): Uint8Array {
  return deflateRawSync(JSON.stringify(household));
}

/** What bytes hold, as far as they can be read. Throws where they aren't deflated JSON. */
export function unpack(bytes: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(bytes).toString());
}
