import { api } from './api.ts';
import { pushWorker } from './backgroundWorker.ts';

/** Storage key that records for whom this browser's subscription was last sent, so that only a new session sends it again, not every page. */
const NOTE = 'pushed';

/**
 * Subscribes this browser to push messages, once allowed: creates its subscription and sends it, once per session, because the server stops when the
 * session ends. A failure is retried with the next page.
 */
export async function bePushed(userId: string): Promise<void> {
  try {
    const worker = await pushWorker();
    if (!worker) return;
    const { key, is_subscribed } = (await api('getPushKey')).data;
    const subscription = await subscribed(worker.pushManager, key);
    const { endpoint, keys } = subscription.toJSON();
    const note = `${userId} ${endpoint}`;
    if (!endpoint || !keys?.['p256dh'] || !keys['auth'] || (is_subscribed && localStorage.getItem(NOTE) === note)) return;
    await api('savePushSubscription', { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } });
    localStorage.setItem(NOTE, note);
  } catch {
    // Nothing depends on it: the notification center has everything.
  }
}

/** Before signing out: the next user of this browser must not get this one's messages. */
export async function stopBeingPushed(): Promise<void> {
  localStorage.removeItem(NOTE);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await api('deletePushSubscription', { body: { endpoint: subscription.endpoint } }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** Replaces a subscription made with an old key: messages signed with another key are rejected. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const applicationServerKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const existing = await manager.getSubscription();
  const ownKey = new Uint8Array(existing?.options.applicationServerKey ?? new ArrayBuffer());
  if (existing && ownKey.length === applicationServerKey.length && ownKey.every((byte, at) => byte === applicationServerKey[at])) return existing;
  await existing?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
