import { TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import type { flowCount } from '../../db/schema/operations.ts';

export type FlowCount = typeof flowCount.$inferSelect;

/** The most keys waiting to be written; further ones aren't counted. */
const MOST_PENDING = 20_000;

/** Counts that wait to be written: one per key, however often it was counted. */
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

  /** Removes and returns the waiting counts sorted by key, so that nodes writing the same rows can't deadlock. */
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

/** Adds bucket by bucket. An empty list counts as zeros. */
export const sumOfBuckets = (a: readonly number[], b: readonly number[]): number[] =>
  a.length + b.length === 0 ? [] : Array.from({ length: TIME_BUCKETS.length + 1 }, (_, index) => (a[index] ?? 0) + (b[index] ?? 0));

/** The counts of this process. They are global because records are moved deep inside transactions, without access to the app context. */
export const pendingCounts = new PendingCounts();
