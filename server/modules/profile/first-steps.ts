import { and, asc, count, eq, like } from 'drizzle-orm';
import { checkFirstRegistration, listPopups, recordGetStarted, recordPopup, triggerSpringEvent } from '../../../contract/first-steps.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { userSetting } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { isNewAccount } from '../identity/current-user.ts';
import { defineRoute } from './context.ts';

const POPUP = 'popup.';
/** More than there will ever be. Stops a program that makes up names. */
const MOST_POPUPS = 100;

/** Records a one-time event of a person. If there is one already, it stays. */
async function keepOnce(db: Queryable, userId: string, key: string, value: object, now: Date): Promise<void> {
  await db.insert(userSetting).values({ userId, key, value, updatedAt: now }).onConflictDoNothing();
}

const popupsOf = (userId: string) => and(eq(userSetting.userId, userId), like(userSetting.key, `${POPUP}%`));

/** Small calls around a seeker's first visits (specification §7, *Job seeker*). */
export const firstStepRoutes = [
  defineRoute(checkFirstRegistration, async ({ db, caller, now }) => {
    const [person] = await db.select({ createdAt: user.createdAt, isCompleted: user.isProfileCompleted }).from(user).where(eq(user.id, caller.userId));
    return { is_first_registration: person !== undefined && isNewAccount(person.createdAt, now) && !person.isCompleted };
  }),
  defineRoute(recordPopup, async ({ db, caller, body, now }) => {
    const [kept] = await db.select({ total: count() }).from(userSetting).where(popupsOf(caller.userId));
    if ((kept?.total ?? 0) >= MOST_POPUPS) throw new ApiError('tooManyAttempts');
    await keepOnce(db, caller.userId, POPUP + body.popup, {}, now);
    return null;
  }),
  defineRoute(listPopups, async ({ db, caller }) => {
    const rows = await db.select().from(userSetting).where(popupsOf(caller.userId)).orderBy(asc(userSetting.updatedAt), asc(userSetting.key));
    return rows.map(({ key, updatedAt }) => ({ popup: key.slice(POPUP.length), shown_at: updatedAt.toISOString() }));
  }),
  defineRoute(triggerSpringEvent, async ({ db, caller, body, now }) => {
    await keepOnce(db, caller.userId, 'event.sg-spring', { onboarded_method: body.onboarded_method }, now);
    return null;
  }),
  defineRoute(recordGetStarted, async ({ context, body, country }) => {
    const has = (text: string | undefined) => (text ?? '').trim() !== '';
    const typed = has(body.email) ? (has(body.phone_num) ? 'both' : 'email') : has(body.phone_num) ? 'phone' : 'neither';
    context.log.info({ country: country.code, typed }, 'get started clicked');
    return null;
  }),
];
