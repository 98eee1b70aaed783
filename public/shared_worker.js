/**
 * Knows which pages the tabs of this browser show, and which tabs are visible. Each tab reports every change. The service worker asks before it shows a push
 * message, because it would forget: browsers stop a service worker whenever nothing happens.
 */
const shown = new Map();

self.addEventListener('connect', ({ ports: [port] }) => {
  port.addEventListener('message', ({ data }) => {
    if (data.page === '') shown.delete(port);
    else shown.set(port, data);
  });
  port.start();
});

const line = new BroadcastChannel('waymark shown');
line.addEventListener('message', ({ data }) => {
  if (data !== 'asked') return;
  const pages = [...shown.values()].filter(({ visibility }) => visibility === 'active').map(({ page }) => page);
  // A channel has no target. It only reaches our own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  line.postMessage({ pages, isAll: true });
});
