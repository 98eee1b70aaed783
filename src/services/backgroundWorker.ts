/** What a tab shows, and whether it is seen. `page`: its path, without the language. */
interface Shown {
  visibility: 'active' | 'inactive';
  page: string;
}

const SHARED = '/shared_worker.js';
/** Shows what is pushed; where a browser has no shared workers it asks the tabs themselves what they show. */
const SELF = '/self_worker.js';
/** What both workers, and tabs without a shared one, ask and answer on. */
const LINE = 'waymark shown';

let port: MessagePort | null | undefined;
let here: Shown | undefined;

/** Says to the background worker what this tab shows (specification §4): nothing is pushed of what is being looked at. */
export function tellShown(shown: Shown): void {
  if (port === undefined) {
    port = openPort();
    if (port === null) answerAsked();
  }
  here = shown;
  port?.postMessage(shown);
}

/** The worker that is told of by push services. Where there is none (an old browser, a page without TLS), null. */
export async function pushWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register(SELF);
  return navigator.serviceWorker.ready;
}

function openPort(): MessagePort | null {
  if (!('SharedWorker' in window)) return null;
  const worker = new SharedWorker(SHARED, { name: 'waymark' });
  worker.port.start();
  window.addEventListener('pagehide', () => tellShown({ visibility: 'inactive', page: '' }));
  return worker.port;
}

/** The service worker is stopped whenever nothing happens and would forget what it was told, so it asks when it has to know. */
function answerAsked(): void {
  if (!('BroadcastChannel' in window)) return;
  const line = new BroadcastChannel(LINE);
  line.addEventListener('message', ({ data }) => {
    // A channel has no target: it reaches our own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (data === 'asked') line.postMessage({ pages: here?.visibility === 'active' ? [here.page] : [] });
  });
}
