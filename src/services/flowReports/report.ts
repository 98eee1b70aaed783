import { SHARES } from '../../../contract/flow-limits.ts';
import type { FlowReport } from '../../../contract/flow-reports.ts';
import { api } from '../api.ts';
import type { ChartListener } from '../chartFeed.ts';
import { deviceKind, requestContext } from '../context.ts';
import { requestOf } from '../http.ts';
import { Tally } from './tally.ts';
import { storeReport, takeReports } from './waiting.ts';
import { WeekMemory } from './week.ts';

interface Visit {
  /** The page's. */
  release: string;
  /** Has a listener hear of what charts did so far, and do from now on. */
  hear: (listener: ChartListener) => void;
  /** Stops listening. */
  end: () => void;
  /** Milliseconds, by the server's clock. */
  now: () => number;
  /** At least 0, below 1. */
  random: () => number;
}

/**
 * Reports which steps the charts of this page take, without anything of the person: when the page is left or hidden, by a beacon; what can't be sent now, when
 * the browser is online again. Where the server has too much to count, only a share of the visits does.
 */
export async function reportFlows({ release, hear, end, now, random }: Visit): Promise<void> {
  // Begun offline, it is sent when the server can be reached; a server that can't answer has enough to do.
  const configured = await api('getFlowReporting').then(
    ({ data }) => data.share,
    () => (navigator.onLine ? 0 : 1),
  );
  const share = SHARES.find((one) => one === configured);
  if (share === undefined || random() >= share) {
    end();
    return hear(() => {});
  }
  const tally = new Tally();
  const report = () => {
    if (tally.isEmpty) return;
    const week = new WeekMemory(now());
    const charts = tally.take((name) => week.isFirst(name));
    week.store();
    send({
      release,
      country_id: requestContext().countryId,
      device: deviceKind() === 'mobile_web' ? 'phone' : 'desktop',
      day: new Date(now()).toISOString().slice(0, 10),
      share,
      charts,
    });
  };
  const sendWaiting = () => {
    for (const waiting of takeReports()) send(waiting);
  };
  hear((news, at) => {
    tally.hear(news, at);
    if (tally.isFull) report();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  window.addEventListener('pagehide', report);
  window.addEventListener('online', sendWaiting);
  if (navigator.onLine) sendWaiting();
}

function send(report: FlowReport): void {
  const { url } = requestOf('reportFlows', {}, {});
  const isSent = navigator.onLine && navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  if (!isSent) storeReport(report);
}
