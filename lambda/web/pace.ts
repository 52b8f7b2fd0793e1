// How fast one visitor may ask: a bucket of turns that fills at a steady rate. The site asks it before every turn.

/** A bucket of `burst` turns that gets `perSecond` back each second. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** The most visitors that are remembered; a forgotten one starts with a full bucket. */
const REMEMBERED = 1000;

/** Tells whether a visitor may have another turn, and takes it out of the bucket. */
export function keepPace({ burst, perSecond }: Pace, now: () => number): (visitor: string) => boolean {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  return (visitor) => {
    const at = now();
    const before = buckets.get(visitor) ?? { left: burst, at };
    const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
    buckets.delete(visitor);
    buckets.set(visitor, { left: left < 1 ? left : left - 1, at });
    const [oldest] = buckets.keys();
    if (buckets.size > REMEMBERED && oldest !== undefined) buckets.delete(oldest);
    return left >= 1;
  };
}
