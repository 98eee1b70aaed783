import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * A person's confirmed email address.
 * @throws ApiError addressUnconfirmed
 */
export async function confirmedAddressOf(db: Queryable, userId: string): Promise<string> {
  const [person] = await db.select({ email: user.email, isConfirmed: user.emailVerified }).from(user).where(eq(user.id, userId));
  if (!person?.isConfirmed) throw new ApiError('addressUnconfirmed');
  return person.email;
}
