import type { PropsWithChildren } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { useTheme } from '../layout/theme.ts';
import { OfflineBar } from '../ui/OfflineBar.tsx';
import { useBoot } from './boot.ts';
import { LogoutBar } from './LogoutBar.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { OutageCover } from './OutageFlow.tsx';
import { SessionFlow, useUser } from './SessionFlow.tsx';

/** Header, footer, offline bar and notification bar around every page. */
export function Shell({ children }: PropsWithChildren) {
  const boot = useBoot();
  const user = useUser();
  const { pathname } = useLocation();
  const session = SessionFlow.useActorRef();
  const isOffline = SessionFlow.useSelector((state) => state.matches({ connection: 'offline' }));
  const isReconnecting = SessionFlow.useSelector((state) => state.matches({ connection: 'reconnecting' }));
  const logout = SessionFlow.useSelector((state) => state.children.logout);
  const [theme, setTheme] = useTheme(boot.theme);
  usePageTurn();
  useHydratedMark();
  return (
    <PageFrame
      bar={
        <>
          {isOffline || isReconnecting ? <OfflineBar isReconnecting={isReconnecting} /> : null}
          {logout ? <LogoutBar logout={logout} /> : null}
        </>
      }
      header={
        <Header
          user={user}
          onLogOut={() => session.send({ type: 'logout.requested', path: pathname })}
          country={boot.country}
          language={boot.language}
          theme={theme}
          onThemeChange={setTheme}
          isSigningIn={pathname === '/get-started'}
        />
      }
      footer={
        <Footer
          language={boot.language}
          year={new Date(boot.now).getUTCFullYear()}
          categories={boot.page.page === 'home' ? boot.page.data.categories.slice(0, 8) : []}
        />
      }
    >
      <OutageCover>{children}</OutageCover>
      <NoticeBar />
    </PageFrame>
  );
}

/** A page turned to begins at its top, and a screen reader is taken there; going back is left where it was. */
function usePageTurn(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Marks the page as answering presses: what is typed before that is lost, so forms and tests can wait for it. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
}
