import type { AppContext } from '../../http/app-context.ts';
import type { InterviewRow } from './row.ts';

/** Has the open pages of both look again, after the commit: at the interview, the application it is of, and the notification centre. */
export function tellInterview({ realtime }: Pick<AppContext, 'realtime'>, { id, applicationId, seekerId, recruiterId }: InterviewRow): void {
  const both = [seekerId, recruiterId];
  realtime.tell(both, { what: 'interview', id });
  realtime.tell(both, { what: 'notifications', id: null });
  if (applicationId !== null) realtime.tell(both, { what: 'application', id: applicationId });
}
