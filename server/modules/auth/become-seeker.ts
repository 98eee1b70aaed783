import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import { acceptedTerms } from './accepted-terms.ts';

type Person = Omit<Partial<typeof user.$inferInsert>, 'id' | 'isAnonymous' | 'createdAt' | 'updatedAt'>;

/** A way into an account: a password, which may be none yet, or a network. */
interface WayIn {
  providerId: string;
  /** Who they are there; of a password the account's own id. */
  accountId?: string;
  password?: string | null;
}

/**
 * Makes a guest a job seeker: the guest's own row, so all they own stays theirs, with the terms of today accepted and a way in.
 * @param db a transaction
 * @returns false where the guest is none any more
 * @throws the database's error where the address or number is taken (`constraintOf`)
 */
export async function becomeSeeker(db: Queryable, guestId: string, person: Person, way: WayIn, now: Date): Promise<boolean> {
  const rows = await db
    .update(user)
    .set({ ...person, isAnonymous: false, ...acceptedTerms(now), createdAt: now, updatedAt: now })
    .where(and(eq(user.id, guestId), eq(user.isAnonymous, true)))
    .returning({ id: user.id });
  if (rows.length === 0) return false;
  await db.insert(account).values({ accountId: guestId, ...way, userId: guestId, createdAt: now, updatedAt: now });
  return true;
}

/** The constraint that a statement broke: `user_email`, `user_phone`. Of two people taking one address in the same instant it lets one through. */
export const constraintOf = (error: unknown): string | undefined => (error as { cause?: { constraint?: string } }).cause?.constraint;
