/** What a tab shows, and whether it is visible. `page`: its path, without the language. */
interface Shown {
  visibility: 'active' | 'inactive';
  page: string;
}

const SHARED = '/shared_worker.js';
/** Shows push messages; if a browser has no shared workers, it asks the tabs themselves what they show. */
const SELF = '/self_worker.js';
/** The channel of both workers, and of tabs without a shared one. */
const LINE = 'waymark shown';

let port: MessagePort | null | undefined;
let here: Shown | undefined;

/** Informs the background worker what this tab shows (specification §4), to avoid push messages about what the user is looking at. */
export function reportShown(shown: Shown): void {
  if (port === undefined) {
    port = openPort();
    if (port === null) answerWorker();
  }
  here = shown;
  port?.postMessage(shown);
}

/** The worker that receives push messages; null if unsupported (an old browser, a page without TLS). */
export async function pushWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register(SELF);
  return navigator.serviceWorker.ready;
}

function openPort(): MessagePort | null {
  if (!('SharedWorker' in window)) return null;
  const worker = new SharedWorker(SHARED, { name: 'waymark' });
  worker.port.start();
  window.addEventListener('pagehide', () => reportShown({ visibility: 'inactive', page: '' }));
  return worker.port;
}

/** The service worker is stopped while idle and would forget what it received, so it asks when it needs to know. */
function answerWorker(): void {
  if (!('BroadcastChannel' in window)) return;
  const line = new BroadcastChannel(LINE);
  line.addEventListener('message', ({ data }) => {
    // A channel has no target: it only reaches our own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (data === 'asked') line.postMessage({ pages: here?.visibility === 'active' ? [here.page] : [] });
  });
}
