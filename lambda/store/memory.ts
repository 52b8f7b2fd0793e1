// Keeps households in this process alone: the unit tests' store, by the same rules as the table.
import { asideOf, hasExpired, HOUSEHOLD, itemOf, loadedOf, PART, versionOf, type Found } from './item.ts';
import type { Call, Loaded, Store, Stored } from './store.ts';

/** A store that ends with its process. */
export class MemoryStore implements Store {
  /** By user, then by part. */
  readonly #items = new Map<string, Map<string, Found>>();

  async load(user: string, call: Call): Promise<Loaded> {
    call.signal.throwIfAborted();
    return loadedOf(this.#items.get(user)?.get(HOUSEHOLD), call.now);
  }

  async save(user: string, next: Stored, before: number | null, call: Call): Promise<boolean> {
    call.signal.throwIfAborted();
    const lying = this.#items.get(user)?.get(HOUSEHOLD);
    const version = lying && !(before === null && hasExpired(lying, call.now)) ? versionOf(lying) : null;
    if (version !== before) return false;
    this.put(itemOf(user, next, call.now));
    return true;
  }

  async setAside(user: string, call: Call): Promise<void> {
    call.signal.throwIfAborted();
    const lying = this.#items.get(user)?.get(HOUSEHOLD);
    if (lying && loadedOf(lying, call.now).found === 'unreadable') this.put(asideOf(lying, call.now));
  }

  async forget(user: string, call: Call): Promise<void> {
    call.signal.throwIfAborted();
    this.#items.delete(user);
  }

  /** Lays down an item as it is, under its own keys. */
  put(item: Found): void {
    const user = String(item['user']);
    const parts = this.#items.get(user) ?? new Map<string, Found>();
    parts.set(String(item[PART]), item);
    this.#items.set(user, parts);
  }

  /** Every item of a user. */
  itemsOf(user: string): readonly Found[] {
    return [...(this.#items.get(user)?.values() ?? [])];
  }
}
