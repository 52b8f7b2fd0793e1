// A store that fails as a network does: before it has done anything, after it has, or by never answering.
import type { Call, Store } from '../../lambda/store/store.ts';

/** How a call goes wrong; it ends badly, or never (and then ignores its signal too). */
export const FAULTS = [
  'fails',
  'fails after writing',
  'hangs',
  'hangs after writing',
  /** It hangs, and reaches the store only just before the next save does. */
  'lands late',
] as const;
/** How a call goes wrong. */
export type Fault = (typeof FAULTS)[number];

/** A store in front of another, with a fault to come for one of its calls. */
export interface FlakyStore extends Store {
  /** The next call of that name goes wrong so. */
  breakNext(name: keyof Store, fault: Fault): void;
  /** How often each call was made. */
  readonly calls: Record<keyof Store, number>;
}

/** Puts faults in front of a store. */
export function flaky(store: Store): FlakyStore {
  const faults = new Map<keyof Store, Fault>();
  const calls = { load: 0, save: 0, setAside: 0, forget: 0 };

  let late: (() => Promise<unknown>) | null = null;

  async function run<T>(name: keyof Store, given: Call, act: (call: Call) => Promise<T>): Promise<T> {
    const work = () => act(given);
    const fault = faults.get(name);
    faults.delete(name);
    calls[name] += 1;
    if (late && name === 'save') await late();
    if (name === 'save') late = null;
    switch (fault) {
      case undefined:
        return work();
      case 'fails':
        throw new Error('The network is gone.');
      case 'fails after writing':
        await work();
        throw new Error('The network is gone.');
      case 'hangs':
        return new Promise(() => undefined);
      case 'hangs after writing':
        await work();
        return new Promise(() => undefined);
      case 'lands late':
        late = () => act({ ...given, signal: new AbortController().signal }); // it left before its signal fired
        return new Promise(() => undefined);
    }
  }

  return {
    calls,
    breakNext: (name, fault) => faults.set(name, fault),
    load: (user, given) => run('load', given, (call) => store.load(user, call)),
    save: (user, next, before, given) => run('save', given, (call) => store.save(user, next, before, call)),
    setAside: (user, given) => run('setAside', given, (call) => store.setAside(user, call)),
    forget: (user, given) => run('forget', given, (call) => store.forget(user, call)),
  };
}
