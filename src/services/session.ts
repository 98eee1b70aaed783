import { fromCallback, fromPromise } from 'xstate';
import type { Session } from '../../contract/records.ts';
import type { Permission, PageEvent, TimedSession } from '../machines/session/session.actors.ts';
import { requestContext } from './context.ts';
import { api } from './api.ts';
import { trackSession } from './pendingSession.ts';
import { whenPresent } from './presence.ts';
import { storeClockOffset } from './serverClock.ts';

/** A session with how far the server's clock is ahead of this device's. */
export function timedSession(session: Session): TimedSession {
  const clockOffset = Date.parse(session.now) - Date.now();
  storeClockOffset(clockOffset);
  return { session, clockOffset };
}

/** Their code loads with the transport (vite.config.ts): only a call ends a session. */
export const dropCookies = async (): Promise<void> => (await import('./sessionCookies.ts')).dropSessionCookies();

async function restore(signal: AbortSignal): Promise<TimedSession> {
  await whenPresent();
  signal.throwIfAborted();
  const { data } = await api('getSession', {}, { signal });
  (await import('./traces.ts')).dropStaleTraces();
  return timedSession(data);
}

async function becomeGuest(deviceId: string, signal: AbortSignal): Promise<TimedSession> {
  await whenPresent();
  signal.throwIfAborted();
  const { countryId, languageId } = requestContext();
  const body = {
    guest_role: 'jobseeker' as const,
    country_id: countryId,
    language_id: languageId,
    device_name: navigator.userAgent.slice(0, 120),
    device_type: 'web',
    device_uuid: deviceId,
  };
  return timedSession((await api('guestLogin', { body }, { signal })).data);
}

export const restoreSession = fromPromise<TimedSession>(({ signal }) => trackSession(restore(signal), signal));
export const signInGuest = fromPromise<TimedSession, { deviceId: string }>(({ input, signal }) => trackSession(becomeGuest(input.deviceId, signal), signal));

export const dropSession = fromPromise<void>(dropCookies);

/**
 * Records that notifications in this browser were offered and declined. The next user of the device isn't asked either, and finds the offer among the
 * notifications.
 */
const DECLINED = 'push-declined';

/** Chrome-type browsers only (specification §4): elsewhere asking does more harm than good. */
export const readPermission = fromPromise<Permission>(async () => {
  if (!('Notification' in window && 'chrome' in window)) return 'unsupported';
  return Notification.permission === 'default' && hasDeclined() ? 'declined' : Notification.permission;
});
export const askPermission = fromPromise<Permission>(async () => Notification.requestPermission());

export function storeDeclined(): void {
  try {
    localStorage.setItem(DECLINED, '1');
  } catch {
    // Storage is blocked: offered again with the next page.
  }
}

function hasDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}

export const pingServer = fromPromise<void>(async ({ signal }) => {
  const reply = await fetch('/healthz', { signal, cache: 'no-store' });
  if (!reply.ok) throw new Error(`healthz answered ${reply.status}`);
});

export const watchPage = fromCallback<PageEvent>(({ sendBack }) => {
  const onVisibility = () => sendBack({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  const onOnline = () => sendBack({ type: 'connection.restored' });
  const onOffline = () => sendBack({ type: 'connection.lost' });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  if (!navigator.onLine) onOffline();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
});
