/**
 * Shows push messages (server/modules/notify/push.ts) and opens the pages they link to. Shows nothing about a page that someone is looking at: it asks the
 * shared worker which pages the tabs show, or, in a browser without shared workers, the tabs themselves. It stores nothing, because browsers stop this
 * worker whenever nothing happens.
 */
const PATIENCE = 300;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(event.data ? event.data.json() : null)));

async function show(pushed) {
  if (!pushed || (await lookedAt()).includes(withoutLanguage(pushed.page))) return;
  await self.registration.showNotification(pushed.title, {
    body: pushed.body,
    tag: pushed.tag,
    icon: '/apple-touch-icon.png',
    data: { type: pushed.type, chatId: pushed.chatId, page: pushed.page },
  });
}

/** The paths of the pages that are visible now; none without a visible window. */
async function lookedAt() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!windows.some(({ visibilityState }) => visibilityState === 'visible')) return [];
  return (await askShown()).map(withoutLanguage);
}

/** Ends when the shared worker has answered for all tabs. Without one, each tab answers for itself, until the time is up. */
function askShown() {
  const line = new BroadcastChannel('waymark shown');
  const shown = [];
  return new Promise((resolve) => {
    const settle = () => {
      line.close();
      resolve(shown);
    };
    line.addEventListener('message', ({ data }) => {
      if (!Array.isArray(data.pages)) return;
      shown.push(...data.pages);
      if (data.isAll) settle();
    });
    setTimeout(settle, PATIENCE);
    // A channel has no target. It only reaches our own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    line.postMessage('asked');
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});

/** Brings a tab with the page to the front. Otherwise, takes any of our tabs to it, or opens a new one. */
async function open({ type, chatId, page }) {
  const prefix = languageOf(page);
  const path = type === 'jobseeker_redirect' && chatId ? `${prefix}/chat/${encodeURIComponent(chatId)}` : page;
  const url = new URL(path ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) return there.focus();
  for (const one of windows) {
    try {
      const led = await one.navigate(url.href);
      if (led) return led.focus();
    } catch {
      // This worker doesn't control the window yet. Tries another one, or opens a new one.
    }
  }
  return self.clients.openWindow(url.href);
}

const LANGUAGE = /^\/(en-us|zh-cn|id|ja|zh-tw|ms|tr|pt-br|es-es|ar)(?=\/|$)/;

function withoutLanguage(path) {
  return (path ?? '').replace(LANGUAGE, '') || '/';
}

function languageOf(path) {
  return LANGUAGE.exec(path ?? '')?.[0] ?? '';
}
