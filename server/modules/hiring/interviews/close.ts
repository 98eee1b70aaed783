import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { InterviewClosure } from '../../../../contract/interview-records.ts';
import { apply } from '../../../../src/machines/interview/lifecycle.ts';
import { UNBEGUN } from '../../../../src/machines/interview/statuses.ts';
import { CONSEQUENCES } from '../../../consequences.ts';
import type { PostingEvent } from '../../../../src/machines/jobPosting/jobPosting.types.ts';
import type { Broadcast } from '../../../adapters/realtime.ts';
import type { Queryable } from '../../../db/client.ts';
import { interview } from '../../../db/schema/interview.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { postToChats, type SystemMessage } from '../../chat/system.ts';
import type { EmailSettings } from './emails.ts';
import { moveInterview } from './move.ts';
import { type InterviewRow, recordOfRow } from './row.ts';
import { broadcastInterview } from './broadcast.ts';

interface Ending {
  /** The ID of the person whose action ends the interview; null for the clock. */
  doneBy: string | null;
  now: Date;
  emailSettings: EmailSettings;
}

/**
 * Closes upcoming interviews of applications that have ended, in the transaction that ended them, so that nothing stays open. The caller
 * must have locked the applications' rows, which are always locked before interviews. An interview that has started continues to its own end.
 */
export function closeWithApplications(
  db: Queryable,
  ended: readonly Pick<ApplicationRow, 'userId' | 'jobId' | 'status'>[],
  ending: Ending,
): Promise<Broadcast> {
  const causes = new Map(
    ended.flatMap(({ userId, jobId, status }) => {
      const because = CONSEQUENCES.applicationEnded[status];
      return because === undefined ? [] : [[`${userId} ${jobId}`, because] as const];
    }),
  );
  // By seeker and job, since there is one application for each pair: the interview may have been offered in a conversation before the application
  // existed.
  const of = or(...ended.map(({ userId, jobId }) => and(eq(interview.seekerId, userId), eq(interview.jobId, jobId))));
  return close(db, of, ({ seekerId, jobId }) => causes.get(`${seekerId} ${jobId}`), ending);
}

/** Closes upcoming interviews of jobs that this event ends, in the same way. Their applications follow within a minute (server/modules/hiring/applicants/keep-promises.ts). */
export const closeAfterMove = (db: Queryable, event: PostingEvent['type'], jobIds: readonly number[], ending: Ending): Promise<Broadcast> =>
  closeWithJobs(db, CONSEQUENCES.postingEnded.after.includes(event) ? jobIds : [], ending);

/** Closes upcoming interviews of jobs that have ended, in the same way. */
export const closeWithJobs = (db: Queryable, jobIds: readonly number[], ending: Ending): Promise<Broadcast> =>
  close(db, jobIds.length === 0 ? undefined : inArray(interview.jobId, [...jobIds]), () => CONSEQUENCES.postingEnded.because, ending);

/** Closes a seeker's upcoming interviews in the same way, before their account is deleted, so that nobody waits for them. */
export const closeWithSeeker = (db: Queryable, seekerId: string, ending: Ending): Promise<Broadcast> =>
  close(db, eq(interview.seekerId, seekerId), () => 'withdrawn', ending);

/** Closes a seeker's upcoming interviews at companies they are about to block, in the same way. */
export const closeWithBlock = async (db: Queryable, seekerId: string, companyIds: readonly number[], ending: Ending): Promise<Broadcast> =>
  close(
    db,
    companyIds.length === 0 ? undefined : and(eq(interview.seekerId, seekerId), inArray(interview.companyId, [...companyIds])),
    () => 'withdrawn',
    ending,
  );

async function close(
  db: Queryable,
  of: SQL | undefined,
  causeOf: (row: InterviewRow) => InterviewClosure | undefined,
  { doneBy, now, emailSettings }: Ending,
): Promise<Broadcast> {
  if (of === undefined) return () => {};
  // A fixed order avoids deadlocks between two transactions that close the same interviews.
  const rows = await db
    .select()
    .from(interview)
    .where(and(of, inArray(interview.status, UNBEGUN)))
    .orderBy(interview.id)
    .for('update');
  const closed: InterviewRow[] = [];
  const messages: (SystemMessage & { chatId: string; doneBy: string | null })[] = [];
  for (const row of rows) {
    const because = causeOf(row);
    if (because === undefined) continue;
    const event = { type: 'interview.closed', because, now: now.toISOString() } as const;
    // By the clock, it may have started or expired before that was stored.
    if (!apply(recordOfRow(row), event, 'system').ok) continue;
    const { row: after, meeting } = await moveInterview(db, row, event, 'system', now, emailSettings, { doneBy });
    closed.push(after);
    if (meeting?.chatId) messages.push({ chatId: meeting.chatId, doneBy, kind: 'interviewClosed', body: { interview_id: row.id, because } });
  }
  const broadcastChats = await postToChats(db, messages, now);
  return (context) => {
    broadcastChats(context);
    for (const row of closed) broadcastInterview(context, row);
  };
}
