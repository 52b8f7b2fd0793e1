// The households that this process saved or read last, so that a warm turn needs no read. Stale ones fail the save's condition.
import type { Stored } from './store.ts';

/** The most recently used households, at most `most` of them. */
export class Latest {
  readonly #kept = new Map<string, Stored>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The household as this process knows it, if it does. */
  get(user: string): Stored | undefined {
    return this.#kept.get(user);
  }

  /** Remembers a household; the one that was used longest ago makes room. */
  set(user: string, stored: Stored): void {
    this.#kept.delete(user); // a Map keeps the order of insertion: the newest goes to the end
    this.#kept.set(user, stored);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(oldest);
    }
  }

  /** Forgets one household. */
  delete(user: string): void {
    this.#kept.delete(user);
  }
}
