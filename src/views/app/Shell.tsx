import type { PropsWithChildren } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Header } from '../layout/Header.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { useTheme } from '../layout/theme.ts';
import { OfflineBar } from '../ui/OfflineBar.tsx';
import { SingpassLoader } from '../singpass/SingpassLoader.tsx';
import { useBoot } from '../core/boot.ts';
import { deferred } from '../core/deferred.tsx';
import { LaterCodeBar } from './LaterCodeFlow.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { OutageCover } from './Outage.tsx';
import { SessionFlow, useIdentity, useSession } from '../core/SessionFlow.tsx';
import { TurnBar } from './TurnBar.tsx';

const Footer = deferred(() => import('../layout/Footer.tsx'));
const SeekerNav = deferred(() => import('../layout/SeekerNav.tsx'));
const LogoutBar = deferred(() => import('./LogoutBar.tsx'));

/** The pages for signing in or registering. */
const MIDST_OF_ENTRY = /^\/(get-started|change-password|employer\/(login|register))$/;
/** The employer's workspace has a bar of its own at the bottom, and so does a chat. */
const WORKSPACE = /^\/(employer\/(?!login|register|join)|chat(\/|$))/;
/** Pages where a signed-in user does a task instead of browsing. */
const TASK = /^\/(recommended-job|interviews|notifications|account-settings|manage-profile|jobseeker-complete-profile)(\/|$)/;

/** Pages with a bar of their own at the bottom on phones, or in the middle of a flow. */
const OWN_FOOT = /^\/(job\/|chat\/.|jobseeker-complete-profile|get-started|change-password|employer(\/|$))/;

/** Header, footer, offline bar and notification bar around every page. */
export function Shell({ children }: PropsWithChildren) {
  const boot = useBoot();
  const identity = useIdentity();
  const { user } = useSession();
  const headerUser = useMemo(() => user && { ...user, isEmployer: identity === 'employer' }, [identity, user]);
  const { pathname } = useLocation();
  const isEntering = MIDST_OF_ENTRY.test(pathname);
  const session = SessionFlow.useActorRef();
  const isOffline = SessionFlow.useSelector((state) => state.matches({ connection: 'offline' }));
  const isReconnecting = SessionFlow.useSelector((state) => state.matches({ connection: 'reconnecting' }));
  const logout = SessionFlow.useSelector((state) => state.children.logout);
  const [theme, setTheme] = useTheme(boot.theme);
  const logOut = useCallback(() => session.send({ type: 'logout.requested', path: pathname }), [session, pathname]);
  const categories = useMemo(() => (boot.page.page === 'home' ? boot.page.data.categories.slice(0, 8) : []), [boot]);
  usePageTurn();
  useHydratedMark();
  return (
    <PageFrame
      bar={
        <>
          <TurnBar />
          <LaterCodeBar>{isOffline || isReconnecting ? <OfflineBar isReconnecting={isReconnecting} /> : null}</LaterCodeBar>
          {logout ? <LogoutBar logout={logout} /> : null}
        </>
      }
      header={
        <Header
          user={headerUser}
          onLogOut={logOut}
          country={boot.country}
          language={boot.language}
          theme={theme}
          onThemeChange={setTheme}
          isSigningIn={isEntering}
        />
      }
      footer={
        WORKSPACE.test(pathname) || (identity === 'employer' && pathname === '/employer') ? null : (
          <Footer
            isSmall={
              isEntering || /\/apply(\/success)?$/.test(pathname) || (identity === 'seeker' && pathname === '/') || (user !== null && TASK.test(pathname))
            }
            language={boot.language}
            year={new Date(boot.now).getUTCFullYear()}
            categories={categories}
          />
        )
      }
      nav={identity === 'seeker' && !OWN_FOOT.test(pathname) ? <SeekerNav /> : null}
    >
      <OutageCover>{children}</OutageCover>
      <NoticeBar />
      <SingpassLoader />
    </PageFrame>
  );
}

/** Starts a new page at its top, unless its URL names a part of it, and moves screen readers there; going back restores the position. */
function usePageTurn(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Marks the page as interactive: earlier input is lost, so forms and tests can wait for it. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
}
