// A store whose waiting is told: of the time that a turn takes, nearly all is this.
import type { Store } from './store.ts';

/** The same store; `waited` hears how many milliseconds by `now` each call took, whether it came to something or not. */
export function timed(store: Store, now: () => number, waited: (ms: number) => void): Store {
  async function time<T>(call: () => Promise<T>): Promise<T> {
    const started = now();
    try {
      return await call();
    } finally {
      waited(now() - started);
    }
  }
  return {
    load: (user, call) => time(() => store.load(user, call)),
    save: (user, next, before, call) => time(() => store.save(user, next, before, call)),
    setAside: (user, call) => time(() => store.setAside(user, call)),
    forget: (user, call) => time(() => store.forget(user, call)),
  };
}
