import { and, eq, inArray, or } from 'drizzle-orm';
import { CONSEQUENCES } from '../../consequences.ts';
import type { Queryable } from '../../db/client.ts';
import { application } from '../../db/schema/seeker.ts';
import { moveApplication } from '../applications/move.ts';
import type { ApplicationRow } from '../applications/row.ts';
import type { Written } from './write.ts';

export type Moved = Pick<ApplicationRow, 'id' | 'userId'>;

/** An employer's message about the job counts as the reply to the application. */
export async function answerApplications(db: Queryable, fresh: readonly Written[], now: Date): Promise<void> {
  const replies = fresh.filter(({ row, chat }) => chat.jobId !== null && row.senderId === chat.recruiterId);
  if (replies.length === 0) return;
  const { from, event, by } = CONSEQUENCES.employerWrote;
  const rows = await db
    .select()
    .from(application)
    .where(
      and(
        inArray(application.status, [...from]),
        or(...replies.map(({ chat }) => and(eq(application.userId, chat.seekerId), eq(application.jobId, chat.jobId as number)))),
      ),
    )
    .orderBy(application.id)
    .for('update');
  for (const row of rows) {
    await moveApplication(db, row, event, by, now);
    for (const written of replies)
      if (written.chat.seekerId === row.userId && written.chat.jobId === row.jobId) written.moved ??= { id: row.id, userId: row.userId };
  }
}
