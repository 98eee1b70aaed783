import { eq, type InferSelectModel } from 'drizzle-orm';
import type { CurrentUser } from '../../../contract/records.ts';
import { shownAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { portraitOf } from '../drawings/portrait.ts';
import { isIdentityVerified } from './singpass/info.ts';
import { DAY } from '../../../contract/durations.ts';

type UserRow = InferSelectModel<typeof user>;

/** How long an account counts as new. */
const NEW_FOR = DAY;

export const isNewAccount = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < NEW_FOR;

/** A person as the API's current user (specification §3). It contains no secrets, because a readable cookie holds it. */
export function presentUser(row: UserRow, isIdentityVerified: boolean, now: Date): CurrentUser {
  return {
    active_key: row.activeKey,
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: shownAddress(row.email),
    phone_num: row.phoneNumber,
    is_mobile_verified: row.phoneNumberVerified,
    avatar: row.image,
    portrait: portraitOf(row, row.image),
    additional_info: row.additionalInfo,
    is_email_verify: row.emailVerified,
    is_identity_verified: isIdentityVerified,
    notice_period_id: row.noticePeriodId,
    is_profile_completed: row.isProfileCompleted,
    is_profile_update_required: row.isProfileUpdateRequired,
    longitude: row.longitude,
    latitude: row.latitude,
    is_new_account: isNewAccount(row.createdAt, now),
    register_flow: 0,
    register_flow_v2: 0,
    chat_flow: 0,
  };
}

/** @throws Error if the person doesn't exist; a session never outlives its person */
export async function currentUserOf(db: Queryable, userId: string, now: Date): Promise<CurrentUser> {
  const [row] = await db.select().from(user).where(eq(user.id, userId));
  if (!row) throw new Error(`User ${userId} doesn’t exist`);
  return presentUser(row, await isIdentityVerified(db, userId), now);
}
