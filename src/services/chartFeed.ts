import { Actor, type AnyActor, type InspectionEvent } from 'xstate';

/** What happens in a chart of the page: it starts, or XState inspects something in it or below it. */
export type ChartNews = { type: 'started'; actor: AnyActor } | InspectionEvent;

/** @param at milliseconds, of a clock that only rises */
export type ChartListener = (news: ChartNews, at: number) => void;

const listeners = new Set<ChartListener>();
let stopWatching: (() => void) | null = null;

/**
 * Calls a listener for every chart that starts from now on, whoever creates it. XState has no inspector for all actors of a page, so `Actor.prototype.start` is
 * wrapped while anybody listens, and each root actor is inspected as it starts. Once XState has one, `watchStarts` can go.
 * @returns stops calling it
 */
export function hearCharts(hear: ChartListener): () => void {
  listeners.add(hear);
  stopWatching ??= watchStarts();
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
  };
}

const notify: ChartListener = (news, at) => listeners.forEach((hear) => hear(news, at));

function watchStarts(): () => void {
  const systems = new WeakSet<AnyActor['system']>();
  const start = Actor.prototype.start;
  Actor.prototype.start = function startHeard(this: AnyActor) {
    // The first to start in a system is its root.
    if (!systems.has(this.system)) {
      systems.add(this.system);
      notify({ type: 'started', actor: this }, performance.now());
      this.system.inspect((event) => notify(event, performance.now()));
    }
    return start.call(this);
  };
  return () => void (Actor.prototype.start = start);
}

/** What came before its listener: the oldest is dropped when there is more. */
const MOST_EARLY = 600;

/** Hears charts from now on, for a listener whose code comes later. `hear` hands it what it missed, and then everything. */
export function storeEarlyNews(): { hear: (listener: ChartListener) => void; end: () => void } {
  let early: Parameters<ChartListener>[] = [];
  let hear: ChartListener = (...news) => {
    early.push(news);
    if (early.length > MOST_EARLY) early.shift();
  };
  const end = hearCharts((news, at) => hear(news, at));
  return {
    end,
    hear(listener) {
      hear = listener;
      for (const news of early) listener(...news);
      early = [];
    },
  };
}
