import type { ActorRefLike, AnyMachineSnapshot } from 'xstate';
import { MOST_NAMES, MOST_TIMES, TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import type { ChartReport } from '../../../contract/flow-reports.ts';
import { pathOf, transitionId } from '../../../packages/flows/chart.ts';
import type { ChartNews } from '../chartFeed.ts';

interface ChartTally {
  taken: Map<string, number>;
  reached: Map<string, number>;
  /** By the bucket of the time spent in it. */
  left: Map<string, number[]>;
}

/**
 * Counts the steps of charts by the names their sources give them: ids of charts and transitions, paths of states. It looks at no event, context, input or
 * answer, so it knows nothing of the person.
 */
export class Tally {
  #charts = new Map<string, ChartTally>();
  #names = 0;
  /** The states that running charts are in, and since when. */
  readonly #open = new WeakMap<ActorRefLike, Map<string, number>>();

  /** @param at milliseconds, of a clock that only rises */
  hear(news: ChartNews, at: number): void {
    if (news.type !== '@xstate.microstep' && news.type !== '@xstate.snapshot') return;
    if (!('machine' in news.snapshot)) return;
    const snapshot = news.snapshot as AnyMachineSnapshot;
    const chart = snapshot.machine.id;
    if (news.type === '@xstate.microstep') for (const transition of news._transitions) this.#add(chart, 'taken', transitionId(transition));
    const open = this.#open.get(news.actorRef) ?? new Map<string, number>();
    this.#open.set(news.actorRef, open);
    const paths = new Set(snapshot._nodes.filter(({ parent }) => parent !== undefined).map(pathOf));
    for (const [path, since] of open) {
      if (paths.has(path)) continue;
      open.delete(path);
      this.#leave(chart, path, at - since);
    }
    for (const path of paths) {
      if (open.has(path)) continue;
      open.set(path, at);
      this.#add(chart, 'reached', path);
    }
  }

  get isEmpty(): boolean {
    return this.#names === 0;
  }

  /** Whether it holds as many names as one report may. */
  get isFull(): boolean {
    return this.#names >= MOST_NAMES;
  }

  /**
   * Hands out what was counted since the last time. The states that charts are still in go on being timed.
   * @param isFirst whether this browser does it for the first time in its week
   */
  take(isFirst: (name: string) => boolean): Record<string, ChartReport> {
    const report = Object.fromEntries(
      [...this.#charts].map(([chart, tally]) => {
        const entries = <Times>(kind: keyof ChartTally, counts: ReadonlyMap<string, Times>) =>
          Object.fromEntries([...counts].map(([name, times]): [string, [boolean, Times]] => [name, [isFirst(`${chart} ${kind} ${name}`), times]]));
        return [chart, { taken: entries('taken', tally.taken), reached: entries('reached', tally.reached), left: entries('left', tally.left) }];
      }),
    );
    this.#charts = new Map();
    this.#names = 0;
    return report;
  }

  #add(chart: string, kind: 'taken' | 'reached', name: string): void {
    const counts = this.#of(chart)[kind];
    const times = counts.get(name) ?? 0;
    if (times === 0 && !this.#hasRoom()) return;
    counts.set(name, Math.min(times + 1, MOST_TIMES));
  }

  #leave(chart: string, state: string, milliseconds: number): void {
    const { left } = this.#of(chart);
    const known = left.get(state);
    if (!known && !this.#hasRoom()) return;
    const buckets = known ?? Array.from({ length: TIME_BUCKETS.length + 1 }, () => 0);
    const bucket = bucketOf(milliseconds);
    buckets[bucket] = Math.min((buckets[bucket] ?? 0) + 1, MOST_TIMES);
    left.set(state, buckets);
  }

  #hasRoom(): boolean {
    if (this.isFull) return false;
    this.#names += 1;
    return true;
  }

  #of(chart: string): ChartTally {
    const tally = this.#charts.get(chart) ?? { taken: new Map(), reached: new Map(), left: new Map() };
    this.#charts.set(chart, tally);
    return tally;
  }
}

/** The bucket of TIME_BUCKETS that a time falls in. */
export function bucketOf(milliseconds: number): number {
  const bucket = TIME_BUCKETS.findIndex((end) => milliseconds < end * 1_000);
  return bucket < 0 ? TIME_BUCKETS.length : bucket;
}
