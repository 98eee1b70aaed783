import { and, eq, isNotNull } from 'drizzle-orm';
import type { ReachChange } from '../../../contract/reach.ts';
import { getAccountSetting, saveUserSettings, type AccountSetting, type Notifications } from '../../../contract/settings.ts';
import type { Queryable } from '../../db/client.ts';
import { account } from '../../db/schema/auth.ts';
import { pendingEmailOf } from '../identity/change-email.ts';
import { cellsOf, readerOf, type Receiver, saveReachOf } from '../notify/reader.ts';
import { defineRoute } from './context.ts';

/** The notification settings as the account's call names them: emails about applications, and all push messages. */
function switchesOf(reader: Receiver): Notifications {
  const pushes = cellsOf(reader.side).filter(({ channel }) => channel === 'push');
  return {
    application_news: !reader.isOff('applications', 'email'),
    push: pushes.some(({ topic, channel }) => !reader.isOff(topic, channel)),
  };
}

function changeOf({ side }: Receiver, { application_news: application, push }: Partial<Notifications>): NonNullable<ReachChange['switches']> {
  return [
    ...(application === undefined ? [] : [{ topic: 'applications', channel: 'email', on: application } as const]),
    ...(push === undefined ? [] : cellsOf(side).flatMap((cell) => (cell.channel === 'push' ? [{ ...cell, on: push }] : []))),
  ];
}

async function settingOf(db: Queryable, userId: string, now: Date): Promise<AccountSetting> {
  const [credential] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)));
  return {
    notifications: switchesOf(await readerOf(db, userId)),
    has_password: credential !== undefined,
    pending_email: await pendingEmailOf(db, userId, now),
  };
}

export const settingRoutes = [
  defineRoute(getAccountSetting, async ({ db, caller, now, reply }) => {
    reply.header('cache-control', 'no-store');
    return settingOf(db, caller.userId, now);
  }),
  defineRoute(saveUserSettings, async ({ context, caller, body, now }) => {
    await context.db.transaction(async (tx) => {
      const reader = await readerOf(tx, caller.userId);
      await saveReachOf(tx, reader, { switches: changeOf(reader, body.notifications) }, now);
    });
    return settingOf(context.db, caller.userId, now);
  }),
];
