import type { AppContext } from '../../../http/app-context.ts';
import type { InterviewRow } from './row.ts';

/** Makes the open pages of both sides reload the interview, its application, and their notifications. Called after the commit. */
export function broadcastInterview({ realtime }: Pick<AppContext, 'realtime'>, { id, applicationId, seekerId, recruiterId }: InterviewRow): void {
  const both = [seekerId, recruiterId];
  realtime.broadcast(both, { what: 'interview', id });
  realtime.broadcast(both, { what: 'notifications', id: null });
  if (applicationId !== null) realtime.broadcast(both, { what: 'application', id: applicationId });
}
