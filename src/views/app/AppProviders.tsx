import type { PropsWithChildren } from 'react';
import { NoticeFlow } from './NoticeFlow.tsx';
import { SessionProvider } from './SessionFlow.tsx';

/** What every page stands on: who one is, and the notification bar. */
export function AppProviders({ children }: PropsWithChildren) {
  return (
    <NoticeFlow.Provider>
      <SessionProvider>{children}</SessionProvider>
    </NoticeFlow.Provider>
  );
}
