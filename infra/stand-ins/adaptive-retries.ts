// In the bundle this stands in for retries that watch how often requests are refused: a turn tries twice and no more.

/** Throws when it is asked for, which only the environment's AWS_RETRY_MODE could do. */
export class AdaptiveRetryStrategy {
  constructor() {
    throw new Error('Adaptive retries are not in this bundle (infra/stand-ins/adaptive-retries.ts).');
  }
}
