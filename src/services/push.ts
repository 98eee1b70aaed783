import { api } from './api.ts';
import { pushWorker } from './backgroundWorker.ts';

/** Under which it is noted for whom this browser's address was last sent, so that each page does not send it anew. */
const NOTE = 'pushed';

/**
 * Has this browser told of what happens, now that it may be: its address is made and sent, once for each person. What fails is tried again with
 * the next page.
 */
export async function bePushed(userId: string): Promise<void> {
  try {
    const worker = await pushWorker();
    if (!worker) return;
    const { key } = (await api('getPushKey')).data;
    const subscription = await subscribed(worker.pushManager, key);
    const { endpoint, keys } = subscription.toJSON();
    const note = `${userId} ${endpoint}`;
    if (!endpoint || !keys?.['p256dh'] || !keys['auth'] || localStorage.getItem(NOTE) === note) return;
    await api('savePushSubscription', { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } });
    localStorage.setItem(NOTE, note);
  } catch {
    // Nothing depends on it: what is told stands in the notification centre.
  }
}

/** Before one logs out: nobody else at this browser is told what is theirs. */
export async function stopBeingPushed(): Promise<void> {
  localStorage.removeItem(NOTE);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await api('deletePushSubscription', { body: { endpoint: subscription.endpoint } }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** One made with another key than today's is made anew: what is signed with another is refused. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const applicationServerKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const kept = await manager.getSubscription();
  const ownKey = new Uint8Array(kept?.options.applicationServerKey ?? new ArrayBuffer());
  if (kept && ownKey.length === applicationServerKey.length && ownKey.every((byte, at) => byte === applicationServerKey[at])) return kept;
  await kept?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
