import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { EmployerNotifications } from '../../../contract/employer-settings.ts';
import { getAccountSetting, saveUserSettings, type AccountSetting, type Notifications } from '../../../contract/settings.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import { userSetting } from '../../db/schema/identity.ts';
import { defineRoute } from '../../http/route.ts';
import { pendingEmailOf } from '../auth/change-email.ts';

/** Kept in user_setting, and on unless turned off; `news` is the subscription asked for at registration. */
const KEPT = ['application_news', 'push', 'applicants', 'reminders'] as const satisfies readonly (keyof Notifications | keyof EmployerNotifications)[];
type Kept = (typeof KEPT)[number];

/** Whether a person, seeker or employer, wants letters of a kind. */
export async function wantsLetters(db: Queryable, userId: string, kind: Kept): Promise<boolean> {
  const [chosen] = await db
    .select({ value: userSetting.value })
    .from(userSetting)
    .where(and(eq(userSetting.userId, userId), eq(userSetting.key, kind)));
  return chosen?.value !== false;
}

/** Where a person's switches stand, of these kinds. */
export async function switchesOf<K extends Kept>(db: Queryable, userId: string, kinds: readonly K[]): Promise<Record<K | 'news', boolean>> {
  const [person] = await db.select({ isSubscribed: user.isSubscribed }).from(user).where(eq(user.id, userId));
  const chosen = await db
    .select({ key: userSetting.key, value: userSetting.value })
    .from(userSetting)
    .where(and(eq(userSetting.userId, userId), inArray(userSetting.key, [...kinds])));
  const isOn = (kind: K) => chosen.every(({ key, value }) => key !== kind || value !== false);
  const switches = kinds.map((kind) => [kind, isOn(kind)] as const);
  return Object.fromEntries([...switches, ['news', person?.isSubscribed ?? false]]) as Record<K | 'news', boolean>;
}

async function settingOf(db: Queryable, userId: string, now: Date): Promise<AccountSetting> {
  const [credential] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)));
  return {
    notifications: await switchesOf(db, userId, ['application_news', 'push']),
    has_password: credential !== undefined,
    pending_email: await pendingEmailOf(db, userId, now),
  };
}

/** Turns a person's switches; those that are not named stay. */
export async function saveSwitches(db: Queryable, userId: string, chosen: Partial<Record<Kept | 'news', boolean>>, now: Date): Promise<void> {
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
    await house.db.transaction((tx) => saveSwitches(tx, caller.userId, body.notifications, now));
    return settingOf(house.db, caller.userId, now);
  }),
];
