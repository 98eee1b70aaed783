import type { ActorRefLike, AnyActor, AnyMachineSnapshot } from 'xstate';
import { leavesOf, pathOf, transitionId, triggerOf } from '../../../packages/flows/chart.ts';
import { type ChartNews, hearCharts } from '../chartFeed.ts';
import { maskedContext } from './masked.ts';

/** A transition that a chart took. */
export interface TakenStep {
  /** Counts up, to tell two of the same apart. */
  number: number;
  transition: string;
  /** Milliseconds since the page began. */
  at: number;
}

/** A timer that a chart waits for. */
export interface PendingTimer {
  name: string;
  /** By the device's clock, in milliseconds. */
  due: number;
}

/** A chart that runs in the page, as far as it says nothing of the person. */
export interface RunningChart {
  key: string;
  chart: string;
  /** The innermost states it is in. */
  states: readonly string[];
  /** The states below its root, and whether it is in them. */
  outline: readonly { path: string; isCurrent: boolean }[];
  /** The newest first. */
  steps: readonly TakenStep[];
  timers: readonly PendingTimer[];
  context: readonly [key: string, value: string][];
}

/** As many transitions are shown of each chart. */
const MOST_STEPS = 6;

/** The charts that run in the page, from what XState says of them. */
export class RunningCharts {
  readonly #running = new Map<ActorRefLike, { key: string; snapshot: AnyMachineSnapshot; steps: TakenStep[] }>();
  readonly #listeners = new Set<() => void>();
  #shown: readonly RunningChart[] = [];
  #isOutdated = false;
  #number = 0;

  hear(news: ChartNews, at: number): void {
    if (news.type !== '@xstate.microstep' && news.type !== '@xstate.snapshot') return;
    if (!('machine' in news.snapshot)) return;
    const snapshot = news.snapshot as AnyMachineSnapshot;
    const known = this.#running.get(news.actorRef);
    if (snapshot.status === 'stopped') this.#running.delete(news.actorRef);
    else {
      const taken = news.type === '@xstate.microstep' ? news._transitions.map(transitionId) : [];
      const steps = taken.map((transition): TakenStep => ({ number: (this.#number += 1), transition, at })).reverse();
      const key = known?.key ?? `${(this.#number += 1)}`;
      this.#running.set(news.actorRef, { key, snapshot, steps: [...steps, ...(known?.steps ?? [])].slice(0, MOST_STEPS) });
    }
    this.#change();
  }

  /** @returns what ends it */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Those that began last first; the same list until something changes. */
  readonly shown = (): readonly RunningChart[] => {
    if (this.#isOutdated) this.#shown = [...this.#running].map(([actor, running]) => shownOf(actor as AnyActor, running)).reverse();
    this.#isOutdated = false;
    return this.#shown;
  };

  /** A chart takes several steps at a time, so that is told once. */
  #change(): void {
    if (this.#isOutdated) return;
    this.#isOutdated = true;
    queueMicrotask(() => this.#listeners.forEach((changed) => changed()));
  }
}

/** Follows every chart that starts from now on. */
export function followCharts(): RunningCharts {
  const charts = new RunningCharts();
  hearCharts((news, at) => charts.hear(news, at));
  return charts;
}

function shownOf(actor: AnyActor, { key, snapshot, steps }: { key: string; snapshot: AnyMachineSnapshot; steps: TakenStep[] }): RunningChart {
  const current = new Set(snapshot._nodes.map(pathOf));
  return {
    key,
    chart: snapshot.machine.id,
    states: leavesOf(snapshot),
    outline: Object.values(snapshot.machine.root.states).map((node) => ({ path: pathOf(node), isCurrent: current.has(pathOf(node)) })),
    steps,
    timers: timersOf(actor, snapshot),
    context: maskedContext(snapshot.context as object),
  };
}

function timersOf(actor: AnyActor, { _nodes: nodes }: AnyMachineSnapshot): PendingTimer[] {
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents).filter(({ source }) => source === actor);
  return scheduled.map(({ event, startedAt, delay }) => {
    const timed = nodes.find(({ after }) => after.some(({ eventType }) => eventType === event.type));
    return { name: timed ? triggerOf(event.type, timed).name : event.type, due: startedAt + delay };
  });
}
