import { api } from './api.ts';
import { keepClockOffset, showServerTime } from './serverClock.ts';

const CHANNEL = 'waymark-demo-clock';
/** A tab that looks again and finds the server's clock this far from where it was begins anew, in ms. */
const MOVED = 60_000;
const CONTROL_PAGE = /^(\/[a-z-]{2,5})?\/dev\/?$/;

/** Tells the other tabs of this browser that the demo's clock was moved, or the demo begun anew. */
export function tellClockMoved(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // A channel is of one origin already.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('moved');
  channel.close();
}

/**
 * Has an open page of a demo follow its clock: once it was moved, the page is loaded anew, for its charts wait by the time they began with. Other tabs
 * of this browser tell at once; what another browser did is seen when somebody looks at the page again.
 * @param now the server's time as it rendered the page, ISO-8601
 */
export function followDemoClock(now: string): void {
  const begun = Date.parse(now) - Date.now();
  keepClockOffset(begun);
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
