import type { PropsWithChildren } from 'react';
import { SavedJobsProvider } from '../shared/savedJobs/SavedJobs.tsx';
import { LaterCodeProvider } from './LaterCodeFlow.tsx';
import { NoticeFlow } from '../core/NoticeFlow.tsx';
import { OutageProvider } from './Outage.tsx';
import { SessionProvider } from '../core/SessionFlow.tsx';
import { RequestCacheProvider } from '../core/useRequest.ts';

/** What every page stands on: the notification bar, its later parts, whether the site is there, who one is, and what is saved. */
export function AppProviders({ children }: PropsWithChildren) {
  return (
    <NoticeFlow.Provider>
      <LaterCodeProvider>
        <OutageProvider>
          <SessionProvider>
            <RequestCacheProvider>
              <SavedJobsProvider>{children}</SavedJobsProvider>
            </RequestCacheProvider>
          </SessionProvider>
        </OutageProvider>
      </LaterCodeProvider>
    </NoticeFlow.Provider>
  );
}
