import { and, eq, isNotNull } from 'drizzle-orm';
import type { IdentityInfo } from '../../../../contract/singpass.ts';
import type { Queryable } from '../../../db/client.ts';
import { singaporeIdentity } from '../../../db/schema/identity.ts';
import { lastFailure } from './visit.ts';

/** How long fetched data waits to be submitted. */
export const SUBMIT_WITHIN = 60 * 60_000;
/** Role-Id of a job seeker (specification §6). */
const SEEKER_ROLE = 1;

const NOTHING: IdentityInfo = {
  id: null,
  uinfin: null,
  name: null,
  residential_status: null,
  nationality: null,
  pass_type: null,
  pass_status: null,
  pass_expiry_date: null,
  verify_role: SEEKER_ROLE,
  is_verified: false,
  failure: null,
  reference: null,
};

/** The identity to confirm, or why the last visit returned none. */
export async function identityInfoOf(db: Queryable, userId: string, now: Date): Promise<IdentityInfo> {
  const [row] = await db.select().from(singaporeIdentity).where(eq(singaporeIdentity.userId, userId));
  const failed = await lastFailure(db, userId, now);
  if (failed && (!row || failed.at >= row.fetchedAt)) return { ...NOTHING, failure: failed.failure, reference: failed.reference };
  if (!row || isStale(row, now)) return NOTHING;
  return {
    ...NOTHING,
    id: row.id,
    uinfin: row.maskedUinfin,
    name: row.name,
    residential_status: row.residentialStatus,
    nationality: row.nationality,
    pass_type: row.passType,
    pass_status: row.passStatus,
    pass_expiry_date: row.passExpiryDate,
    is_verified: row.verifiedAt !== null,
  };
}

/** Whether it was fetched too long ago to be submitted, and is about to be purged. */
export function isStale({ verifiedAt, fetchedAt }: { verifiedAt: Date | null; fetchedAt: Date }, now: Date): boolean {
  return verifiedAt === null && now.getTime() - fetchedAt.getTime() > SUBMIT_WITHIN;
}

/** Whether the person's identity was submitted: they get the verified badge, and employers may list them first. */
export async function isIdentityVerified(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: singaporeIdentity.id })
    .from(singaporeIdentity)
    .where(and(eq(singaporeIdentity.userId, userId), isNotNull(singaporeIdentity.verifiedAt)));
  return found.length > 0;
}
