import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import type { JobState } from '../market/jobs/state.ts';

export type Applicant = Pick<
  typeof user.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'isAnonymous' | 'residentialStatus' | 'bannedUntil' | 'isProfileCompleted' | 'countryId' | 'languageId'
>;

/** @throws ApiError credentialsMissing if the account no longer exists */
export async function applicantOf(db: Queryable, userId: string): Promise<Applicant> {
  const [row] = await db
    .select({
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      isAnonymous: user.isAnonymous,
      residentialStatus: user.residentialStatus,
      bannedUntil: user.bannedUntil,
      isProfileCompleted: user.isProfileCompleted,
      countryId: user.countryId,
      languageId: user.languageId,
    })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) throw new ApiError('credentialsMissing');
  return row;
}

/**
 * Whether the profile has both names. Applicants choose or upload a resume while applying, and the form asks for the rest (flows/apply.md). Chat
 * requires the whole profile (specification §6). An email address isn't required: some social networks don't share one, and the reply appears in My
 * jobs anyway.
 */
export function isNamed({ firstName, lastName, isAnonymous, isProfileCompleted }: Applicant): boolean {
  return isProfileCompleted || (!isAnonymous && firstName.trim() !== '' && lastName.trim() !== '');
}

/** A job that lists no residential status is open to everyone. Otherwise the person's own must be in the list (specification §6). */
export function isEligible(job: Pick<JobState, 'eligibility'>, { residentialStatus }: Pick<Applicant, 'residentialStatus'>): boolean {
  return job.eligibility.length === 0 || (residentialStatus !== null && job.eligibility.includes(residentialStatus));
}

/** When the person's current pause ends (specification §9: three no-shows), or null if they aren't paused. */
export function bannedUntil({ bannedUntil: until }: Pick<Applicant, 'bannedUntil'>, now: Date): Date | null {
  return until !== null && until > now ? until : null;
}
