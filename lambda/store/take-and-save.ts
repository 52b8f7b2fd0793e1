// Takes a turn on a household as it lies in the store and saves what comes of it; a lost race takes it again.
import type { Taken } from '../dialog/turn.ts';
import type { Latest } from './latest.ts';
import { versionAfter, type Call, type Loaded, type Store } from './store.ts';

/** How often a turn that lost the race for a save is taken again. */
const RETAKES = 3;

/** What one turn asked of the store. */
export interface Traffic {
  reads: number;
  writes: number;
  /** Saves that found another version. */
  lostRaces: number;
}

/** One turn on one household. */
export interface Attempt<T extends Taken> {
  readonly store: Store;
  readonly latest: Latest;
  readonly user: string;
  /** Pure: it may be called several times, each time with what lies in the store then. */
  readonly take: (loaded: Loaded) => T;
  readonly call: Call;
  /** Counted as it happens, so that it stands after a failure too. */
  readonly traffic: Traffic;
}

/**
 * Takes the turn and saves it, or deletes the household if that is what the turn says. Rejects when the store does
 * (a save that rejects may have landed) and when every race is lost.
 */
export async function takeAndSave<T extends Taken>(attempt: Attempt<T>): Promise<T> {
  const { store, latest, user, take, call, traffic } = attempt;
  const kept = latest.get(user);
  latest.delete(user); // until this turn has ended well, nothing is known of what lies in the store
  let loaded: Loaded | null = kept ? { found: 'household', stored: kept } : null;
  while (traffic.lostRaces <= RETAKES) {
    const fresh = loaded === null;
    if (loaded === null) {
      traffic.reads += 1;
      loaded = await store.load(user, call);
    }
    const taken = take(loaded);
    // What this process remembers may be stale. A save would notice; without one, or before deleting, look first.
    if (!fresh && (!taken.changed || taken.household === null)) {
      loaded = null;
      continue;
    }
    if (taken.household === null) {
      traffic.writes += 1;
      await store.forget(user, call);
      return taken;
    }
    if (!taken.changed) {
      if (loaded.found === 'household') latest.set(user, loaded.stored);
      return taken;
    }
    if (loaded.found === 'unreadable') {
      traffic.reads += 1;
      traffic.writes += 1;
      await store.setAside(user, call);
    }
    const before = versionOf(loaded);
    const next = { version: versionAfter(before, call.now), household: taken.household };
    traffic.writes += 1;
    if (await store.save(user, next, before, call)) {
      latest.set(user, next);
      return taken;
    }
    traffic.lostRaces += 1;
    loaded = null;
  }
  throw new Error(`Lost the race for a household ${traffic.lostRaces} times.`);
}

function versionOf(loaded: Loaded): number | null {
  switch (loaded.found) {
    case 'household':
      return loaded.stored.version;
    case 'unreadable':
      return loaded.version;
    case 'nothing':
      return null;
  }
}
