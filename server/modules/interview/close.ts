import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { InterviewClosure } from '../../../contract/interview-records.ts';
import { apply } from '../../../src/machines/interview/lifecycle.ts';
import { UNBEGUN } from '../../../src/machines/interview/statuses.ts';
import { CONSEQUENCES } from '../../consequences.ts';
import type { PostingEvent } from '../../../src/machines/jobPosting/jobPosting.types.ts';
import type { Queryable } from '../../db/client.ts';
import { interview } from '../../db/schema/interview.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { ApplicationRow } from '../applications/present.ts';
import { sayInChats, type SystemMessage } from '../chat/system.ts';
import type { EmailSettings } from './emails.ts';
import { moveInterview } from './move.ts';
import { type InterviewRow, recordOfRow } from './row.ts';
import { tellInterview } from './tell.ts';

/** Has the open pages of both look again, to be called after the commit. */
export type TellClosed = (context: Pick<AppContext, 'realtime'>) => void;

interface Ending {
  /** Who did what it falls with, by their id; null for the clock. */
  doneBy: string | null;
  now: Date;
  letters: EmailSettings;
}

/**
 * Closes what interviews are still to come of applications that have ended, in the transaction that ended them: flows.md lets nothing stay open.
 * The applications' rows must be locked; interviews are locked after them, by whoever locks both. One that has begun goes on to its own end.
 */
export function closeWithApplications(
  db: Queryable,
  ended: readonly Pick<ApplicationRow, 'userId' | 'jobId' | 'status'>[],
  ending: Ending,
): Promise<TellClosed> {
  const causes = new Map(
    ended.flatMap(({ userId, jobId, status }) => {
      const because = CONSEQUENCES.applicationEnded[status];
      return because === undefined ? [] : [[`${userId} ${jobId}`, because] as const];
    }),
  );
  // By person and job, of which there is one application: an interview may have been offered in a conversation before that was made.
  const of = or(...ended.map(({ userId, jobId }) => and(eq(interview.seekerId, userId), eq(interview.jobId, jobId))));
  return close(db, of, ({ seekerId, jobId }) => causes.get(`${seekerId} ${jobId}`), ending);
}

/** Closes what interviews are still to come for jobs that this event ends, likewise; their applications follow within the minute (server/jobs/promise.ts). */
export const closeAfterMove = (db: Queryable, event: PostingEvent['type'], jobIds: readonly number[], ending: Ending): Promise<TellClosed> =>
  closeWithJobs(db, CONSEQUENCES.postingEnded.after.includes(event) ? jobIds : [], ending);

/** Closes what interviews are still to come for jobs that have ended, likewise. */
export const closeWithJobs = (db: Queryable, jobIds: readonly number[], ending: Ending): Promise<TellClosed> =>
  close(db, jobIds.length === 0 ? undefined : inArray(interview.jobId, [...jobIds]), () => CONSEQUENCES.postingEnded.because, ending);

/** Closes what a seeker is still to come to, likewise, before their account is gone: nobody waits for them. */
export const closeWithSeeker = (db: Queryable, seekerId: string, ending: Ending): Promise<TellClosed> =>
  close(db, eq(interview.seekerId, seekerId), () => 'withdrawn', ending);

/** Closes what a seeker is still to come to at a company, likewise, before they block it: neither meets the other. */
export const closeWithBlock = async (db: Queryable, seekerId: string, companyIds: readonly number[], ending: Ending): Promise<TellClosed> =>
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
  { doneBy, now, letters }: Ending,
): Promise<TellClosed> {
  if (of === undefined) return () => {};
  // In one order, so that two who close the same ones wait for each other and do not lock each other out.
  const rows = await db
    .select()
    .from(interview)
    .where(and(of, inArray(interview.status, UNBEGUN)))
    .orderBy(interview.id)
    .for('update');
  const closed: InterviewRow[] = [];
  const said: (SystemMessage & { chatId: string })[] = [];
  for (const row of rows) {
    const because = causeOf(row);
    if (because === undefined) continue;
    const event = { type: 'interview.closed', because, now: now.toISOString() } as const;
    // By the clock it may have begun, or lapsed, before anybody wrote so.
    if (!apply(recordOfRow(row), event, 'system').ok) continue;
    const { row: after, meeting } = await moveInterview(db, row, event, 'system', now, letters, { doneBy });
    closed.push(after);
    if (meeting?.chatId) said.push({ chatId: meeting.chatId, kind: 'interviewClosed', body: { interview_id: row.id, because } });
  }
  const tellChats = await sayInChats(db, said, now);
  return (context) => {
    tellChats(context);
    for (const row of closed) tellInterview(context, row);
  };
}
