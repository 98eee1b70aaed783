import type { PropsWithChildren } from 'react';
import { SavedJobsProvider } from '../saved/SavedJobs.tsx';
import { NoticeFlow } from './NoticeFlow.tsx';
import { SessionProvider } from './SessionFlow.tsx';

/** What every page stands on: who one is, what is saved, and the notification bar. */
export function AppProviders({ children }: PropsWithChildren) {
  return (
    <NoticeFlow.Provider>
      <SessionProvider>
        <SavedJobsProvider>{children}</SavedJobsProvider>
      </SessionProvider>
    </NoticeFlow.Provider>
  );
}
