import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import type { JobState } from '../jobs/state.ts';

export type Applicant = Pick<
  typeof user.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'isAnonymous' | 'residentialStatus' | 'bannedUntil' | 'isProfileCompleted' | 'countryId' | 'languageId'
>;

/** @throws ApiError credentialsMissing when the account is gone */
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
 * Whether a profile says who applies: both names. The resume is chosen or uploaded while applying, the form asks for the rest (flows.md, *apply*),
 * and chat is where the whole profile is asked for (specification §6). An address is not asked for: some networks tell none, and the answer
 * stands under My Jobs all the same.
 */
export function isNamed({ firstName, lastName, isAnonymous, isProfileCompleted }: Applicant): boolean {
  return isProfileCompleted || (!isAnonymous && firstName.trim() !== '' && lastName.trim() !== '');
}

/** A job that names no residential status is open to everyone; else the person's own must be among them (specification §6). */
export function isEligible(job: Pick<JobState, 'eligibility'>, { residentialStatus }: Pick<Applicant, 'residentialStatus'>): boolean {
  return job.eligibility.length === 0 || (residentialStatus !== null && job.eligibility.includes(residentialStatus));
}

/** When the person's pause ends (specification §9: three no-shows); null when there is none now. */
export function bannedUntil({ bannedUntil: until }: Pick<Applicant, 'bannedUntil'>, now: Date): Date | null {
  return until !== null && until > now ? until : null;
}
