import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { job } from '../../db/schema/market.ts';

/** Who answers for a job. */
export interface Answerer {
  id: string;
  email: string;
  firstName: string;
  languageId: number | null;
}

const joined = (companyId: number) => and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt));

/** Everybody a company let in: their open pages follow what becomes of its applications. */
export async function membersOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db.select({ userId: companyMember.userId }).from(companyMember).where(joined(companyId));
  return rows.map(({ userId }) => userId);
}

/** Who is told of a job's applicants: whoever posted it while they are with the company, else those who run it; nobody for a company without an account here. */
export async function answerersOf(db: Queryable, jobId: number): Promise<Answerer[]> {
  const [about] = await db.select({ companyId: job.companyId, postedBy: job.postedBy }).from(job).where(eq(job.id, jobId));
  if (!about) return [];
  const people = await db
    .select({ id: user.id, email: user.email, firstName: user.firstName, languageId: user.languageId, role: companyMember.role })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(joined(about.companyId));
  const posted = people.filter(({ id }) => id === about.postedBy);
  const told = posted.length > 0 ? posted : people.filter(({ role }) => role !== 'recruiter');
  return told.map(({ id, email, firstName, languageId }) => ({ id, email, firstName, languageId }));
}
