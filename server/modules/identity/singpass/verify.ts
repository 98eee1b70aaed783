import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Option } from '../../../../contract/fields.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { singaporeIdentity } from '../../../db/schema/identity.ts';
import { ApiError } from '../../../http/errors.ts';
import { userIdentities } from '../../market/config/lists/people.ts';
import { isStale } from './info.ts';
import { isSameName } from './names.ts';
import { identityValueOf, singaporeDate } from './status.ts';

/**
 * Makes the fetched identity the account's verified one, and sets its residential status.
 * @param db a transaction
 * @param id the identity the person was shown; undefined uses the fetched one
 * @returns the resulting entry of user_identity_lists
 * @throws ApiError identityGone if it wasn't fetched, was purged, or has been replaced; identityTaken if it verifies another account;
 * identityMismatch for another name
 */
export async function verifyIdentity(db: Queryable, userId: string, id: string | undefined, now: Date): Promise<Option> {
  const [found] = await db.select().from(singaporeIdentity).where(eq(singaporeIdentity.userId, userId)).for('update');
  if (!found || isStale(found, now) || (id !== undefined && id !== found.id)) throw new ApiError('identityGone');
  // If two accounts submit one identity at once, the second waits here and then finds the first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uinfin ${found.uinfinDigest}`}, 0))`);
  const others = await db
    .select({ id: singaporeIdentity.id })
    .from(singaporeIdentity)
    .where(and(eq(singaporeIdentity.uinfinDigest, found.uinfinDigest), ne(singaporeIdentity.userId, userId), isNotNull(singaporeIdentity.verifiedAt)));
  if (others.length > 0) throw new ApiError('identityTaken');
  const [profile] = await db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, userId));
  if (!profile || found.name === null || !isSameName(profile, found.name)) throw new ApiError('identityMismatch');
  const value = identityValueOf(found, singaporeDate(now));
  await db.update(singaporeIdentity).set({ verifiedAt: now }).where(eq(singaporeIdentity.id, found.id));
  await db.update(user).set({ residentialStatus: value, updatedAt: now }).where(eq(user.id, userId));
  const listed = userIdentities.find((entry) => entry.value === value);
  if (!listed) throw new Error(`user_identity_lists has no entry ${value}`);
  return { id: listed.id, value };
}
