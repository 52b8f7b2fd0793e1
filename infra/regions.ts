// The AWS regions from which Alexa calls functions, and which part of the world each of them serves.

/** A region of AWS to the region of Alexa that it serves. */
export const ALEXA_REGIONS = {
  'us-east-1': 'NA',
  'eu-west-1': 'EU',
  'us-west-2': 'FE',
  'ap-northeast-1': 'FE',
} as const;

/** A region of AWS where the game can be deployed. */
export type Region = keyof typeof ALEXA_REGIONS;

/** Whether Alexa calls functions in that region. */
export function isRegion(name: string): name is Region {
  return Object.hasOwn(ALEXA_REGIONS, name);
}
