import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import type { AppContext } from '../../http/app-context.ts';
import { handOverChats, type Leaving } from '../chat/hand-over.ts';
import { handOverInterviews, notifyHandedOver } from '../interview/hand-over.ts';
import type { EmailSettings } from '../interview/emails.ts';
import { broadcastInterview } from '../interview/broadcast.ts';

interface Handing extends Leaving {
  /** Who has them leave: a colleague, or they themselves. */
  doneBy: string;
  now: Date;
  letters: EmailSettings;
}

/**
 * Hands over what somebody answered for at a company, in the transaction they leave it in, so that no seeker is left waiting for nobody: their
 * postings, the interviews that are not over, the conversations. The team's places must be locked (member.ts, `holdTeam`); then come the jobs, the
 * interviews and the conversations, in the order of whoever locks several of them.
 * @returns has the open pages of all they dealt with look again, to be called after the commit
 */
export async function handOver(db: Queryable, handing: Handing): Promise<(context: Pick<AppContext, 'realtime'>) => void> {
  await handJobsOver(db, handing);
  return handTalksOver(db, handing);
}

/**
 * Hands over what somebody says to job seekers: the interviews that are not over, and the conversations. So do they who may chat no more; what they
 * posted stays theirs. The same holds as for `handOver`.
 */
export async function handTalksOver(db: Queryable, { doneBy, now, letters, ...leaving }: Handing): Promise<(context: Pick<AppContext, 'realtime'>) => void> {
  const handed = await handOverInterviews(db, leaving, now);
  const tellChats = await handOverChats(db, leaving, now);
  await notifyHandedOver(db, handed, doneBy, now, letters);
  return (context) => {
    tellChats(context);
    for (const { row } of handed) broadcastInterview(context, row);
  };
}

/** Whoever posted a job is asked whether it still stands, told of its applicants, and named to seekers. */
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
