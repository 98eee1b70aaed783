import type { PropsWithChildren } from 'react';
import { SavedJobsProvider } from '../saved/SavedJobs.tsx';
import { NoticeFlow } from './NoticeFlow.tsx';
import { OutageProvider } from './OutageFlow.tsx';
import { SessionProvider } from './SessionFlow.tsx';

/** What every page stands on: whether the site is there, who one is, what is saved, and the notification bar. */
export function AppProviders({ children }: PropsWithChildren) {
  return (
    <NoticeFlow.Provider>
      <OutageProvider>
        <SessionProvider>
          <SavedJobsProvider>{children}</SavedJobsProvider>
        </SessionProvider>
      </OutageProvider>
    </NoticeFlow.Provider>
  );
}
