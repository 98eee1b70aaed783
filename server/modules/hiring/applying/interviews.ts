import { and, eq, inArray } from 'drizzle-orm';
import type { OpenInterview } from '../../../../contract/interview-records.ts';
import { turnOf } from '../../../../src/machines/interview/turn.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { interview } from '../../../db/schema/interview.ts';
import { application } from '../../../db/schema/seeker.ts';
import { isAhead } from '../interviews/list.ts';
import { recordOfRow } from '../interviews/row.ts';

interface Ahead {
  interview: OpenInterview;
  /** The recruiter who conducts the interview. */
  recruiter: { id: string; name: string };
}

/** The upcoming interview of each application, by application ID. A seeker has at most one open interview per job. */
export async function interviewsAheadOf(db: Queryable, applicationIds: readonly string[], now: Date): Promise<Map<string, Ahead>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({ applicationId: application.id, row: interview, recruiter: { id: user.id, name: user.name } })
    .from(application)
    .innerJoin(interview, and(eq(interview.seekerId, application.userId), eq(interview.jobId, application.jobId), isAhead(now)))
    .innerJoin(user, eq(user.id, interview.recruiterId))
    .where(inArray(application.id, [...applicationIds]));
  return new Map(
    rows.map(({ applicationId, row, recruiter }) => [applicationId, { interview: { id: row.id, ...turnOf(recordOfRow(row), now.toISOString()) }, recruiter }]),
  );
}
