import { inArray } from 'drizzle-orm';
import { isOwnName } from '../../../contract/passwords.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * Refuses a password that contains its owner's name or address (docs/security.md, 6.2.11).
 * @throws ApiError parameterInvalid at `new_password`
 */
export async function refuseOwnName(db: Queryable, userIds: readonly string[], password: string): Promise<void> {
  const owners = await db
    .select({ first_name: user.firstName, last_name: user.lastName, email: user.email })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  if (owners.some((owner) => isOwnName(password, owner))) throw new ApiError('parameterInvalid', { fields: { new_password: ['password.ownName'] } });
}
