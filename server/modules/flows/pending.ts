import { TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import type { flowCount } from '../../db/schema/operations.ts';

export type FlowCount = typeof flowCount.$inferSelect;

/** So many keys wait to be written; what comes on top is not counted. */
const MOST_PENDING = 20_000;

/** Counts until they are written: one for each key, however often it is counted. */
export class PendingCounts {
  #byKey = new Map<string, FlowCount>();
  readonly #most: number;

  constructor(most = MOST_PENDING) {
    this.#most = most;
  }

  add(count: FlowCount): void {
    const { day, chart, kind, name, release, countryId, device } = count;
    const key = JSON.stringify([day, chart, kind, name, release, countryId, device]);
    const known = this.#byKey.get(key);
    if (!known && this.#byKey.size >= this.#most) return;
    this.#byKey.set(key, known ? sumOf(known, count) : count);
  }

  /** Hands out what waits, in the order of its keys, so that nodes that write the same rows wait for each other and never in a circle. */
  take(): FlowCount[] {
    const counts = [...this.#byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    this.#byKey = new Map();
    return counts;
  }
}

export const sumOf = (a: FlowCount, b: FlowCount): FlowCount => ({
  ...a,
  times: a.times + b.times,
  people: a.people + b.people,
  buckets: sumOfBuckets(a.buckets, b.buckets),
});

/** Bucket by bucket; an empty list is one of zeros. */
export const sumOfBuckets = (a: readonly number[], b: readonly number[]): number[] =>
  a.length + b.length === 0 ? [] : Array.from({ length: TIME_BUCKETS.length + 1 }, (_, index) => (a[index] ?? 0) + (b[index] ?? 0));

/** Of this process: the charts of records are moved deep within transactions, which know no app. */
export const pendingCounts = new PendingCounts();
