import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { job } from '../../../db/schema/market.ts';

/** A member who is responsible for a job. */
export interface Answerer {
  id: string;
  email: string;
  firstName: string;
  languageId: number | null;
}

const joined = (companyId: number) => and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt));

/** All approved members of a company. Their open pages follow its applications. */
export async function membersOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db.select({ userId: companyMember.userId }).from(companyMember).where(joined(companyId));
  return rows.map(({ userId }) => userId);
}

/**
 * Who is notified of a job's applicants: the recruiter who posted it while they are with the company, or else its coordinator and admins. Nobody for
 * a company without an account.
 */
export async function answerersOf(db: Queryable, jobId: number): Promise<Answerer[]> {
  const [about] = await db.select({ companyId: job.companyId, postedBy: job.postedBy }).from(job).where(eq(job.id, jobId));
  if (!about) return [];
  const people = await db
    .select({ id: user.id, email: user.email, firstName: user.firstName, languageId: user.languageId, role: companyMember.role })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(joined(about.companyId));
  const posted = people.filter(({ id }) => id === about.postedBy);
  const notified = posted.length > 0 ? posted : people.filter(({ role }) => role !== 'recruiter');
  return notified.map(({ id, email, firstName, languageId }) => ({ id, email, firstName, languageId }));
}
