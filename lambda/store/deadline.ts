// One deadline for everything that a turn asks of the store, kept whatever the store does.

/** The longest that a turn waits for the store, in milliseconds: Alexa itself gives up after eight seconds. */
export const DEADLINE = 5000;

/** Runs `work` with a signal that fires after `milliseconds`; rejects then, even if the work goes on. */
export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`The store took more than ${milliseconds} ms.`);
      controller.abort(reason);
      reject(reason);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
