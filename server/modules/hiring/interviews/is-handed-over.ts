import { and, eq, gte } from 'drizzle-orm';
import { HANDED_OVER } from '../../../../contract/interview-records.ts';
import type { Queryable } from '../../../db/client.ts';
import { interviewEvent } from '../../../db/schema/interview.ts';
import type { InterviewRow } from './row.ts';

/** Whether the interview was handed over after it started. Then the new interviewer didn't miss it. */
export async function isHandedOverSince(db: Queryable, { id, startsAt }: Pick<InterviewRow, 'id' | 'startsAt'>): Promise<boolean> {
  if (startsAt === null) return false;
  const [event] = await db
    .select({ id: interviewEvent.id })
    .from(interviewEvent)
    .where(and(eq(interviewEvent.interviewId, id), eq(interviewEvent.type, HANDED_OVER), gte(interviewEvent.at, startsAt)))
    .limit(1);
  return event !== undefined;
}
