import { createActorContext } from '@xstate/react';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CurrentUser, Session } from '../../../contract/records.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { onCallFailed } from '../../services/api.ts';
import { deviceUuid } from '../../services/device.ts';
import { logout } from '../../services/logout.ts';
import {
  askPermission,
  dropSession,
  keepDeclined,
  pingServer,
  readPermission,
  restoreSession,
  signInGuest,
  toldSession,
  watchPage,
} from '../../services/session.ts';
import { useBoot } from './boot.ts';

export const SessionFlow = createActorContext(sessionMachine);

const logic = sessionMachine.provide({
  actors: { restoreSession, signInGuest, dropSession, logout, readPermission, askPermission, pingServer, watchPage },
  actions: { keepDeclined },
});

/** Runs the session chart for the whole app, begun from what the server rendered the page with. */
export function SessionProvider({ children }: PropsWithChildren) {
  const boot = useBoot();
  const [input] = useState(() => ({
    deviceId: typeof window === 'undefined' ? '' : deviceUuid(),
    ...(boot.session.kind === 'none' ? {} : { told: toldSession(boot.session) }),
  }));
  return (
    <SessionFlow.Provider logic={logic} options={{ input }}>
      <SessionRoutes />
      {children}
    </SessionFlow.Provider>
  );
}

const TRIES_PASSWORD: ReadonlySet<string> = new Set(['login', 'recruiterLogin', 'stepUp']);

/** Where the chart's states lead: an expired session to where one signs in, with the way back, a logout to the start page. */
function SessionRoutes() {
  const { send } = SessionFlow.useActorRef();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wayBack = SessionFlow.useSelector((state) => (state.matches({ identity: { expired: 'dropped' } }) ? state.context.wayBack : null));
  const leaving = SessionFlow.useSelector((state) => state.context.leaving);
  useEffect(
    () =>
      onCallFailed(({ status, kind }, name) => {
        // A wrong password is a 401 too, and no end of a session.
        if (status === 401 && !TRIES_PASSWORD.has(name)) send({ type: 'session.expired', wayBack: pathname + search });
        if (kind === 'unreachable') send({ type: 'connection.doubted' });
      }),
    [send, pathname, search],
  );
  useEffect(() => {
    if (wayBack === null) return;
    send({ type: 'guest.continued' });
    const entrance = wayBack.startsWith('/employer') ? '/employer/login' : '/get-started';
    void navigate(`${entrance}?redirect=${encodeURIComponent(wayBack)}`, { state: { isExpired: true } });
  }, [wayBack, navigate, send]);
  useEffect(() => {
    if (!leaving) return;
    if (leaving.isReload) window.location.reload();
    else void navigate(leaving.target);
  }, [leaving, navigate]);
  return null;
}

/** Who one is; from the server's rendering until the chart has its own answer. */
export function useSession(): Session {
  const boot = useBoot();
  const session = SessionFlow.useSelector((state) => state.context.session);
  const isRestoring = SessionFlow.useSelector((state) => state.matches({ identity: 'restoring' }));
  return session ?? (isRestoring ? boot.session : { kind: 'none', user: null, pending: null, now: boot.now });
}

/** The logged-in seeker. */
export function useUser(): CurrentUser | null {
  const { kind, user } = useSession();
  return kind === 'seeker' ? user : null;
}
