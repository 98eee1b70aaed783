import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import type { AppContext } from '../../http/app-context.ts';
import { handOverChats, type Leaving } from '../chat/hand-over.ts';
import { handOverInterviews, notifyHandedOver } from '../hiring/interviews/hand-over.ts';
import type { EmailSettings } from '../hiring/interviews/emails.ts';
import { broadcastInterview } from '../hiring/interviews/broadcast.ts';

interface Handing extends Leaving {
  /** Who made them leave: a colleague, or they themselves. */
  doneBy: string;
  now: Date;
  emailSettings: EmailSettings;
}

/**
 * Hands over everything a member was responsible for, in the transaction in which they leave the company, so that no seeker waits for someone who has left:
 * their postings, unfinished interviews, and conversations. The team's memberships must be locked (member.ts, `lockTeam`). Jobs, interviews, and conversations
 * are locked after them, in the order of all callers.
 * @returns makes the open pages of everyone involved reload; call it after the commit
 */
export async function handOver(db: Queryable, handing: Handing): Promise<(context: Pick<AppContext, 'realtime'>) => void> {
  await handJobsOver(db, handing);
  return handTalksOver(db, handing);
}

/**
 * Hands over a member's interviews and conversations with job seekers, also when they may no longer chat. Their postings stay theirs. Otherwise like
 * `handOver`.
 */
export async function handTalksOver(
  db: Queryable,
  { doneBy, now, emailSettings, ...leaving }: Handing,
): Promise<(context: Pick<AppContext, 'realtime'>) => void> {
  const handed = await handOverInterviews(db, leaving, now);
  const tellChats = await handOverChats(db, leaving, now);
  await notifyHandedOver(db, handed, doneBy, now, emailSettings);
  return (context) => {
    tellChats(context);
    for (const { row } of handed) broadcastInterview(context, row);
  };
}

/** The new poster confirms a job, is notified of its applicants, and is named to seekers. */
async function handJobsOver(db: Queryable, { companyId, leaver, successor }: Leaving): Promise<void> {
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.companyId, companyId), eq(job.postedBy, leaver)))
    .orderBy(asc(job.id))
    .for('update');
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.update(job).set({ postedBy: successor }).where(inArray(job.id, ids));
}
