import type { PropsWithChildren } from 'react';
import { SavedJobsProvider } from '../shared/savedJobs/SavedJobs.tsx';
import { LaterCodeProvider } from './LaterCodeFlow.tsx';
import { NoticeFlow } from '../core/NoticeFlow.tsx';
import { OutageProvider } from './Outage.tsx';
import { SessionProvider } from '../core/SessionFlow.tsx';
import { RequestCacheProvider } from '../core/useRequest.ts';

/** What every page needs: the notification bar, its lazily loaded parts, the outage check, the session, and saved jobs. */
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
