// What every figure should come to, said once: the bench prints the aims, the tests hold the bytes, requests and items
// to them.

/** At most these, and at least that many games. */
export const AIMS = {
  /** Of the deployed bundle, with the screens' document. */
  bundleBytes: 340_000,
  /** Milliseconds over bare Node. */
  importMs: 40,
  /** Milliseconds of CPU of the first turn, the connection being primed at init. */
  firstTurnMs: 10,
  /** Milliseconds of CPU of a warm turn with the store. */
  warmTurnMs: { median: 1.3, p99: 8 },
  /** DynamoDB requests of a turn. */
  requests: { warm: 1, cold: 2 },
  /** Of the household's item. */
  itemBytes: { median: 2048, largest: 4096 },
  /** Of a request's body to DynamoDB, of its answer's, and of what goes back to Alexa: its own limit is 24 KB. */
  sentBytes: 6144,
  gotBytes: 64,
  responseBytes: 4096,
  /** Whole games of the engine alone. */
  gamesASecond: 5000,
  /** Seconds of speech of a normal turn. */
  speechSeconds: { median: 7, p95: 12 },
} as const;
