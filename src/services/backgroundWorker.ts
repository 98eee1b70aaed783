/** What a tab shows, and whether it is seen. `page`: its path, without the language. */
interface Shown {
  visibility: 'active' | 'inactive';
  page: string;
}

const SHARED = '/shared_worker.js';
/** Does the pushing too; where a browser has no shared workers it keeps what the tabs show as well. */
const SELF = '/self_worker.js';

let port: MessagePort | null | undefined;

/** Says to the background worker what this tab shows (specification §4): nothing is pushed of what is being looked at. */
export function tellShown(shown: Shown): void {
  port ??= openPort();
  if (port) port.postMessage(shown);
  else void navigator.serviceWorker?.getRegistration(SELF).then((registration) => registration?.active?.postMessage(shown));
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
