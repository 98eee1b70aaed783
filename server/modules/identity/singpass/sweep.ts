import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { consentReceipt, singaporeIdentity } from '../../../db/schema/identity.ts';
import { SUBMIT_WITHIN } from './info.ts';
import { identityValueOf, singaporeDate } from './status.ts';

/** Purges identities that were fetched and not submitted, and updates eligibility when passes expire. */
export async function sweepIdentities(db: Queryable, now: Date): Promise<void> {
  const purged = await db
    .delete(singaporeIdentity)
    .where(and(isNull(singaporeIdentity.verifiedAt), lte(singaporeIdentity.fetchedAt, new Date(now.getTime() - SUBMIT_WITHIN))))
    .returning({ consentId: singaporeIdentity.consentId });
  const consents = purged.flatMap(({ consentId }) => (consentId === null ? [] : [consentId]));
  if (consents.length > 0) await db.update(consentReceipt).set({ withdrawnAt: now }).where(inArray(consentReceipt.id, consents));
  await endPasses(db, now);
}

async function endPasses(db: Queryable, now: Date): Promise<void> {
  const today = singaporeDate(now);
  const ended = await db
    .update(singaporeIdentity)
    .set({ passStatus: 'Expired' })
    .where(
      and(
        isNotNull(singaporeIdentity.verifiedAt),
        lt(singaporeIdentity.passExpiryDate, today),
        or(isNull(singaporeIdentity.passStatus), ne(singaporeIdentity.passStatus, 'Expired')),
      ),
    )
    .returning();
  for (const identity of ended)
    await db
      .update(user)
      .set({ residentialStatus: identityValueOf(identity, today), updatedAt: now })
      .where(eq(user.id, identity.userId));
}
