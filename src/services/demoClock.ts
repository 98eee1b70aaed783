import { api } from './api.ts';
import { storeClockOffset, showServerTime } from './serverClock.ts';

const CHANNEL = 'waymark-demo-clock';
/** A tab that becomes visible and finds the server's clock this far off reloads, in ms. */
const MOVED = 60_000;
const CONTROL_PAGE = /^(\/[a-z-]{2,5})?\/dev\/?$/;

/** Tells the other tabs of this browser that the demo's clock was moved, or the demo reset. */
export function announceClockMoved(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // A channel is limited to one origin.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('moved');
  channel.close();
}

/**
 * Makes an open page of a demo follow its clock: when it is moved, the page reloads, because the timers of its charts depend on when they started.
 * Other tabs of this browser report it right away; a move in another browser is noticed when this page becomes visible again.
 * @param now the server's time when it rendered the page, ISO-8601
 */
export function followDemoClock(now: string): void {
  const begun = Date.parse(now) - Date.now();
  storeClockOffset(begun);
  showServerTime();
  if (CONTROL_PAGE.test(window.location.pathname)) return;
  const reload = () => window.location.reload();
  new BroadcastChannel(CHANNEL).addEventListener('message', reload);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void api('getDevWork').then(
      ({ data: { now } }) => Math.abs(Date.parse(now) - Date.now() - begun) > MOVED && reload(),
      () => undefined,
    );
  });
}
