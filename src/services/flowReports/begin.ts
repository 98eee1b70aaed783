import { storeEarlyNews } from '../chartFeed.ts';
import { whenPresent } from '../presence.ts';
import { serverInstantIn } from '../serverClock.ts';
import { asksNotToBeTracked } from '../tracking.ts';

/** Milliseconds: where a browser doesn't say when it has nothing to do. */
const LATER = 2_000;

/**
 * Has the steps of this page's charts reported (docs/privacy.md), by code that comes once somebody is there and the browser has nothing else to do.
 * @param release the page's
 */
export function beginFlowReports(release: string): void {
  if (asksNotToBeTracked()) return;
  const { hear, end } = storeEarlyNews();
  const now = () => Date.parse(serverInstantIn(0));
  whenPresent()
    .then(whenIdle)
    .then(() => import('./report.ts'))
    .then(({ reportFlows }) => reportFlows({ release, hear, end, now, random: Math.random }))
    // Code that doesn't load counts nothing, and stores nothing either.
    .catch(() => (end(), hear(() => {})));
}

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2 * LATER });
    else setTimeout(resolve, LATER);
  });
