import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { getAccountSetting, saveUserSettings, type AccountSetting, type Notifications } from '../../../contract/settings.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import { userSetting } from '../../db/schema/identity.ts';
import { defineRoute } from '../../http/route.ts';
import { pendingEmailOf } from '../auth/change-email.ts';

/** Kept in user_setting, and on unless turned off; `news` is the subscription asked for at registration. */
const KEPT = ['application_news', 'push'] as const satisfies readonly (keyof Notifications)[];
type Kept = (typeof KEPT)[number];

/** Whether a person wants letters of a kind. */
export async function wantsLetters(db: Queryable, userId: string, kind: Kept): Promise<boolean> {
  const [chosen] = await db
    .select({ value: userSetting.value })
    .from(userSetting)
    .where(and(eq(userSetting.userId, userId), eq(userSetting.key, kind)));
  return chosen?.value !== false;
}

async function settingOf(db: Queryable, userId: string, now: Date): Promise<AccountSetting> {
  const [person] = await db.select({ isSubscribed: user.isSubscribed }).from(user).where(eq(user.id, userId));
  const chosen = await db
    .select({ key: userSetting.key, value: userSetting.value })
    .from(userSetting)
    .where(and(eq(userSetting.userId, userId), inArray(userSetting.key, [...KEPT])));
  const isOn = (kind: Kept) => chosen.every(({ key, value }) => key !== kind || value !== false);
  const [credential] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)));
  return {
    notifications: { application_news: isOn('application_news'), push: isOn('push'), news: person?.isSubscribed ?? false },
    has_password: credential !== undefined,
    pending_email: await pendingEmailOf(db, userId, now),
  };
}

async function save(db: Queryable, userId: string, chosen: Partial<Notifications>, now: Date): Promise<void> {
  for (const key of KEPT) {
    const value = chosen[key];
    if (value === undefined) continue;
    const row = { userId, key, value, updatedAt: now };
    await db
      .insert(userSetting)
      .values(row)
      .onConflictDoUpdate({ target: [userSetting.userId, userSetting.key], set: row });
  }
  if (chosen.news !== undefined) await db.update(user).set({ isSubscribed: chosen.news, updatedAt: now }).where(eq(user.id, userId));
}

export const settingRoutes = [
  defineRoute(getAccountSetting, async ({ db, caller, now, reply }) => {
    reply.header('cache-control', 'no-store');
    return settingOf(db, caller.userId, now);
  }),
  defineRoute(saveUserSettings, async ({ house, caller, body, now }) => {
    await house.db.transaction((tx) => save(tx, caller.userId, body.notifications, now));
    return settingOf(house.db, caller.userId, now);
  }),
];
