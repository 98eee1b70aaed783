import { eq } from 'drizzle-orm';
import { getMe, updateMe } from '../../../contract/jobseekers.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { itemOf } from '../market/config/options.ts';
import { defineRoute } from './context.ts';
import { setUserCookie } from './cookies.ts';
import { isIdentityVerified } from './singpass/info.ts';
import { currentUserOf, presentUser } from './current-user.ts';

export const meRoutes = [
  defineRoute(getMe, ({ db, caller, now }) => currentUserOf(db, caller.userId, now)),
  defineRoute(updateMe, async ({ context, db, caller, body, now, reply }) => {
    const { notice_period_id: noticePeriodId, user_identity_id: identityId } = body;
    const fields: Record<string, string[]> = {};
    if (noticePeriodId && !itemOf('notice_period_lists', noticePeriodId)) fields['notice_period_id'] = ['invalid'];
    if (identityId && !itemOf('user_identity_lists', identityId)) fields['user_identity_id'] = ['invalid'];
    const isVerified = await isIdentityVerified(db, caller.userId);
    // Only Singpass can change what it confirmed.
    if (identityId !== undefined && isVerified) fields['user_identity_id'] = ['identity.verified'];
    if (Object.keys(fields).length > 0) throw new ApiError('parameterInvalid', { fields });
    const changes = {
      ...(noticePeriodId === undefined ? {} : { noticePeriodId }),
      // A job's eligibility refers to these by value (server/modules/market/config/lists/people.ts).
      ...(identityId === undefined ? {} : { residentialStatus: itemOf('user_identity_lists', identityId)?.value ?? null }),
    };
    const [changed] = await db
      .update(user)
      .set({ ...changes, updatedAt: now })
      .where(eq(user.id, caller.userId))
      .returning();
    if (!changed) throw new ApiError('credentialsMissing');
    const me = presentUser(changed, isVerified, now);
    setUserCookie(context, reply, me);
    return me;
  }),
];
