// What each part of the bundle may weigh, in bytes: a little more than it does, so that growth is noticed and a package
// that nobody meant to ship is refused. `npm run bench -- bundle` prints what each weighs now.

/** By part, as bundles.ts names them. A part that isn't here may not be in the bundle. */
export const BUNDLE_BUDGETS: Readonly<Record<string, number>> = {
  // Packages. Both SDKs are half of the bundle; infra/stand-ins says what is left out.
  'AWS SDK': 142_000,
  'ask-sdk': 16_000,
  'double-metaphone': 6_000,
  'naughty-words': 3_000,
  'pure-rand': 2_500,
  'fastest-levenshtein': 1_500,
  // Rooms. The locales are mostly the lines that are said and the words that are no names.
  'lambda/locales': 51_000,
  'lambda/dialog': 30_000,
  'lambda/speech': 27_000,
  'lambda/engine': 21_000,
  'lambda/alexa': 33_000,
  'lambda/store': 5_000,
  'lambda/handler': 2_500,
  lambda: 4_000,
};
