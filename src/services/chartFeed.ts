import { Actor, type AnyActor, type InspectionEvent } from 'xstate';

/** What happens in a chart of the page: it starts, or XState inspects something in it or below it. */
export type ChartNews = { type: 'started'; actor: AnyActor } | InspectionEvent;

/** @param at milliseconds, of a clock that only rises */
export type ChartListener = (news: ChartNews, at: number) => void;

/**
 * Has a listener hear of every chart that starts from now on, whoever makes it: XState has no place for an inspector of all of them, so each is inspected as it
 * starts.
 * @returns what ends it
 */
export function hearCharts(hear: ChartListener): () => void {
  const systems = new WeakSet<AnyActor['system']>();
  const start = Actor.prototype.start;
  Actor.prototype.start = function startHeard(this: AnyActor) {
    // The first to start in a system is its root.
    if (!systems.has(this.system)) {
      systems.add(this.system);
      hear({ type: 'started', actor: this }, performance.now());
      this.system.inspect((event) => hear(event, performance.now()));
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
