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

/** The pages one signs in or up on. */
const MIDST_OF_ENTRY = /^\/(get-started|change-password|employer\/(login|register))$/;
/** The employer's workspace has a bar of its own at the foot, and a chat where one writes. */
const WORKSPACE = /^\/(employer\/(?!login|register|join)|chat(\/|$))/;
/** Where who is signed in has something to do, and does not look around. */
const TASK = /^\/(recommended-job|interviews|notifications|account-settings|manage-profile|jobseeker-complete-profile)(\/|$)/;

/** Where a bar of the page's own is at a phone's foot, or where one is in the middle of something. */
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
            isSmall={isEntering || /\/apply(\/success)?$/.test(pathname) || (user !== null && TASK.test(pathname))}
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

/** A page turned to begins at its top, unless its address names a part of it, and a screen reader is taken there; going back is left where it was. */
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

/** Marks the page as answering presses: what is typed before that is lost, so forms and tests can wait for it. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
}
