/**
 * Asserts that a value in our own data exists.
 * @throws Error naming what is missing
 */
export function sure<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The seed data has no ${what}`);
  return value;
}

/** A small, fast, seeded random number generator (mulberry32). The same seed gives the same market on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Any number from `from` up to `to`. */
  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    return sure(from[Math.floor(this.next() * from.length)], 'anything to pick from');
  }

  /** Part of a list, in its order. */
  some<T>(from: readonly T[], count: number): T[] {
    const chosen: T[] = [];
    for (const [index, entry] of from.entries()) {
      if (chosen.length === count) break;
      if (this.next() < (count - chosen.length) / (from.length - index)) chosen.push(entry);
    }
    return chosen;
  }
}

/** A number that depends only on the text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** A weighted draw in constant memory. The weights are fixed at construction. */
export class Weighted<T> {
  #items: readonly T[];
  #sums: number[] = [];

  constructor(items: readonly T[], weight: (item: T) => number) {
    this.#items = items;
    let sum = 0;
    for (const item of items) this.#sums.push((sum += weight(item)));
  }

  pick(random: Random): T {
    const target = random.next() * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return sure(this.#items[low], 'anything to draw');
  }
}
