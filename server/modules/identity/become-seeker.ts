import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import { acceptedTerms } from './accepted-terms.ts';

type Person = Omit<Partial<typeof user.$inferInsert>, 'id' | 'isAnonymous' | 'createdAt' | 'updatedAt'>;

/** A sign-in method for an account: a password, possibly none yet, or a network. */
interface WayIn {
  providerId: string;
  /** The person's ID at the network; for a password, the account's own ID. */
  accountId?: string;
  password?: string | null;
}

/**
 * Turns a guest into a job seeker. It stays the same row, so everything they own remains theirs, with today's terms accepted and a sign-in method.
 * @param db a transaction
 * @returns false if the guest no longer exists
 * @throws the database's error if the address or number is taken (`constraintOf`)
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

/** The constraint that a statement violated: `user_email`, `user_phone`. It lets only one of two simultaneous registrations through. */
export const constraintOf = (error: unknown): string | undefined => (error as { cause?: { constraint?: string } }).cause?.constraint;
