/**
 * Shows what is pushed (server/modules/notification/push.ts) and opens what it leads to. Nothing is shown of a page that somebody is looking at:
 * what the tabs show is asked of the shared worker, or, in a browser without those, of the tabs themselves. Nothing of it is kept here: this worker
 * is stopped whenever nothing happens.
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

/** The paths that are on a screen now; none where no window is. */
async function lookedAt() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!windows.some(({ visibilityState }) => visibilityState === 'visible')) return [];
  return (await askShown()).map(withoutLanguage);
}

/** The shared worker answers for all tabs, and is not waited for longer; without one each tab answers for itself. */
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
    // A channel has no target: it reaches our own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    line.postMessage('asked');
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});

/** A tab that shows it is brought to the front; else any of ours is led there, else a new one. */
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
      // A window this worker does not lead yet: another, or a new one.
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
