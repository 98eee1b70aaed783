import { eq } from 'drizzle-orm';
import { MYINFO_SCOPES } from '../../../adapters/identity/person.ts';
import type { MyinfoPerson } from '../../../adapters/identity/provider.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { consentReceipt, singaporeIdentity } from '../../../db/schema/identity.ts';
import type { Digest } from '../../../secret.ts';
import { factsOf, identityValueOf, singaporeDate } from './status.ts';

/** The version of the consent text (src/locales/en/singpass.json, *consent*). */
const CONSENT_TEXT = '2026-01';

/**
 * Stores the returned identity with a receipt for the consent. It stores part of the number and a keyed digest of it, never the number. Updates the
 * facts of an account that is already verified.
 * @param db a transaction
 * @returns false if the account is verified as someone else
 */
export async function storeIdentity(db: Queryable, digest: Digest, userId: string, person: MyinfoPerson, now: Date): Promise<boolean> {
  const uinfinDigest = digest('uinfin', person.uinfin);
  const [known] = await db.select().from(singaporeIdentity).where(eq(singaporeIdentity.userId, userId)).for('update');
  const isVerified = known !== undefined && known.verifiedAt !== null;
  if (isVerified && known.uinfinDigest !== uinfinDigest) return false;
  const facts = factsOf(person);
  const [receipt] = await db
    .insert(consentReceipt)
    .values({ userId, purpose: 'identity verification', provider: 'singpass', fields: [...MYINFO_SCOPES], textVersion: CONSENT_TEXT, givenAt: now })
    .returning({ id: consentReceipt.id });
  const values = {
    userId,
    maskedUinfin: maskedUinfin(person.uinfin),
    uinfinDigest,
    ...facts,
    consentId: receipt?.id ?? null,
    verifiedAt: isVerified ? now : null,
    fetchedAt: now,
  };
  await db.insert(singaporeIdentity).values(values).onConflictDoUpdate({ target: singaporeIdentity.userId, set: values });
  if (isVerified)
    await db
      .update(user)
      .set({ residentialStatus: identityValueOf(facts, singaporeDate(now)), updatedAt: now })
      .where(eq(user.id, userId));
  return true;
}

/** The part of an NRIC or FIN that may be stored (PDPC, *Advisory Guidelines for NRIC Numbers*): the last three digits and the letter. */
const maskedUinfin = (uinfin: string): string => `${uinfin[0]}****${uinfin.slice(-4)}`;
