import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chromium, expect, type Browser, type BrowserContext, type Page, type Worker } from '@playwright/test';
import { openApplicantChat } from '../../contract/chats.ts';
import { applyTo, make, postJob } from './hiring.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
/** The headless shell has no notifications; the full browser has, even without a window. */
const WHOLE = '/usr/bin/chromium';

/** What the server pushes about a message (server/modules/notify/push.ts). */
const pushed = (chatId: string, name: string) => ({
  type: 'jobseeker_redirect',
  chatId,
  page: `/chat/${chatId}`,
  title: 'Waymark',
  body: `${name} sent you a message`,
  tag: `message ${chatId}`,
});

let browser: Browser | null = null;
test.beforeAll(async () => {
  const executablePath = existsSync(WHOLE) ? WHOLE : process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
test.afterAll(() => browser?.close());

interface Recipient {
  context: BrowserContext;
  tab: Page;
  worker: Worker;
  chatId: string;
  /** As a push service passes it to the browser. */
  push: (chatId: string, name: string) => Promise<void>;
  /** Like a browser with an idle worker: the next push starts it again. */
  stop: () => Promise<void>;
  /** The texts of the visible notifications, in order. */
  shown: () => Promise<string[]>;
}

/**
 * A job seeker with notifications on, on their chats page, with a conversation.
 * @param hasShared whether their browser supports shared workers
 */
async function subscribed(page: Page, hasShared: boolean): Promise<Recipient> {
  const jobId = await postJob(page, { title: `Harbour master ${randomUUID().slice(0, 6)}` });
  const context = await (browser as Browser).newContext({ permissions: ['notifications'], viewport: { width: 1440, height: 900 }, isMobile: false });
  if (!hasShared) await context.addInitScript(() => void Reflect.deleteProperty(window, 'SharedWorker'));
  const tab = await context.newPage();
  const applicationId = await applyTo(tab, jobId, null);
  const { id: chatId } = await make<{ id: string }>(page, openApplicantChat, { data: { application_id: applicationId } });
  await show(tab, '/notifications');
  const canBeNotified = await tab.evaluate(() => Notification.permission === 'granted' && 'chrome' in window);
  test.skip(!canBeNotified, `This browser (${(browser as Browser).version()}) shows no notifications: what is pushed was not tried.`);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  const cdp = await context.newCDPSession(tab);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(base()) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registration;
  return {
    context,
    tab,
    worker,
    chatId,
    push: async (of, name) =>
      void (await cdp.send('ServiceWorker.deliverPushMessage', { origin: base(), registrationId, data: JSON.stringify(pushed(of, name)) })),
    stop: async () => void (await cdp.send('ServiceWorker.stopAllWorkers')),
    shown: () => tab.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body).toSorted()),
  };
}

/** Waits until the bell is live, which means that the tab reports what it shows. */
async function show(tab: Page, path: string): Promise<void> {
  await tab.goto(base() + path);
  await hydrated(tab);
  await tab.mouse.move(1, 1);
  await expect(tab.getByRole('button', { name: /^Notifications/ })).toBeVisible();
}

/** Headless tabs are always visible, so the page gets the same event as from a browser. */
const hide = (tab: Page) =>
  tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a push message is shown, and a click on it opens its chat', { tag: '@main-desktop' }, async ({ page }) => {
  const { tab, worker, chatId, push, shown } = await subscribed(page, true);
  await push(chatId, 'Ben Cruz');
  await expect.poll(shown).toEqual(['Ben Cruz sent you a message']);
  await worker.evaluate(async () => {
    const here = globalThis as unknown as { registration: ServiceWorkerRegistration; dispatchEvent: (event: Event) => void };
    const [notification] = await here.registration.getNotifications();
    const { NotificationEvent } = globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event };
    here.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expect(tab).toHaveURL(`${base()}/chat/${chatId}`);
  await expect(tab.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  expect(await shown()).toEqual([]);
});

for (const hasShared of [true, false])
  test(`no push message is shown for a chat that is visible in one of two tabs, until that tab is hidden; ${hasShared ? 'by the shared worker' : 'without shared workers by the tabs'}`, async ({
    page,
  }) => {
    const { context, chatId, push, stop, shown } = await subscribed(page, hasShared);
    const other = await context.newPage();
    await show(other, `/chat/${chatId}`);
    await expect(other.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await stop();
    await push(chatId, 'Ben Cruz');
    // Of another chat, which nobody looks at; pushed later, it is shown later.
    await push(randomUUID(), 'Mia Lim');
    await expect.poll(shown).toEqual(['Mia Lim sent you a message']);
    await hide(other);
    await push(chatId, 'Ben Cruz');
    await expect.poll(shown).toEqual(['Ben Cruz sent you a message', 'Mia Lim sent you a message']);
  });
