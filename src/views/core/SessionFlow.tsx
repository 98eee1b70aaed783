import { createActorContext } from '@xstate/react';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { CurrentUser, Session } from '../../../contract/records.ts';
import { signInPath } from '../../machines/login/target.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Identity } from '../../machines/session/session.types.ts';
import { onCallFailed } from '../../services/api.ts';
import { deviceUuid } from '../../services/device.ts';
import { logout } from '../../services/logout.ts';
import { forgetSessionFailure } from '../../services/pendingSession.ts';
import {
  askPermission,
  dropSession,
  storeDeclined,
  pingServer,
  readPermission,
  restoreSession,
  signInGuest,
  timedSession,
  watchPage,
} from '../../services/session.ts';
import { useBoot } from './boot.ts';
import { NoticeFlow } from './NoticeFlow.tsx';

export const SessionFlow = createActorContext(sessionMachine);

const logic = sessionMachine.provide({
  actors: { restoreSession, signInGuest, dropSession, logout, readPermission, askPermission, pingServer, watchPage },
  actions: { storeDeclined },
});

/** Runs the session chart for the whole app, starting from what the server rendered the page with. */
export function SessionProvider({ children }: PropsWithChildren) {
  const boot = useBoot();
  const [input] = useState(() => ({
    deviceId: typeof window === 'undefined' ? '' : deviceUuid(),
    ...(boot.session.kind === 'none' ? {} : { initial: timedSession(boot.session) }),
  }));
  return (
    <SessionFlow.Provider logic={logic} options={{ input }}>
      <SessionRoutes />
      {children}
    </SessionFlow.Provider>
  );
}

const TRIES_PASSWORD: ReadonlySet<string> = new Set(['login', 'recruiterLogin', 'stepUp']);

/** Where the chart's states lead: an expired session to the sign-in page, which returns here; a logout to the home page. */
function SessionRoutes() {
  const session = SessionFlow.useActorRef();
  const { send } = session;
  const notice = NoticeFlow.useActorRef();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wayBack = SessionFlow.useSelector((state) => (state.matches({ identity: { expired: 'dropped' } }) ? state.context.wayBack : null));
  const identity = useIdentity();
  useEffect(() => {
    if (identity) forgetSessionFailure();
  }, [identity]);
  useEffect(
    () =>
      onCallFailed(({ status, kind, message }, name) => {
        // A wrong password is also a 401, but doesn't end the session.
        if (status === 401 && !TRIES_PASSWORD.has(name)) {
          // With the server's message (specification §8); a guest's session is renewed silently.
          if (message && isMember(identityIn(session.getSnapshot())))
            notice.send({ type: 'notice.raised', notice: { severity: 'info', message: 'errors:said', values: { message } } });
          send({ type: 'session.expired', wayBack: pathname + search });
        }
        if (kind === 'unreachable') send({ type: 'connection.doubted' });
      }),
    [send, session, notice, pathname, search],
  );
  useEffect(() => {
    if (wayBack === null) return;
    send({ type: 'guest.continued' });
    void navigate(signInPath(wayBack), { state: { isExpired: true } });
  }, [wayBack, navigate, send]);
  useEffect(() => {
    const { unsubscribe } = session.on('signedOut', ({ target, isReload }) => {
      if (isReload) window.location.reload();
      else void navigate(target);
    });
    return unsubscribe;
  }, [session, navigate]);
  return null;
}

const IDENTITIES: readonly Identity[] = ['guest', 'seeker', 'employer'];
const identityIn = (state: SnapshotFrom<typeof sessionMachine>): Identity | null => IDENTITIES.find((tag) => state.hasTag(tag)) ?? null;

/** Who uses the browser; null until it's known. */
export const useIdentity = (): Identity | null => SessionFlow.useSelector(identityIn);

/** Whether somebody is signed in, on either side. */
export const isMember = (identity: Identity | null): boolean => identity === 'seeker' || identity === 'employer';

/**
 * The session's record, for calls and flows. Use `useIdentity` to find out who it is. It comes from the server's rendering until the chart has its
 * own response.
 */
export function useSession(): Session {
  const boot = useBoot();
  const session = SessionFlow.useSelector((state) => state.context.session);
  const isRestoring = SessionFlow.useSelector((state) => state.matches({ identity: 'restoring' }));
  return session ?? (isRestoring ? boot.session : { kind: 'none', user: null, pending: null, now: boot.now });
}

/** The signed-in employer. */
export function useSignedInEmployer(): CurrentUser | null {
  return SessionFlow.useSelector((state) => (state.hasTag('employer') ? (state.context.session?.user ?? null) : null));
}

/** The signed-in job seeker. */
export function useUser(): CurrentUser | null {
  return SessionFlow.useSelector((state) => (state.hasTag('seeker') ? (state.context.session?.user ?? null) : null));
}
