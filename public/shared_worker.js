/**
 * What the tabs of this browser show, and which of them are seen. Each tells it at every change; the service worker asks before it shows what
 * was pushed, for a service worker is stopped whenever nothing happens and would forget.
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
  // A channel has no target: it reaches our own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  line.postMessage({ pages, isAll: true });
});
