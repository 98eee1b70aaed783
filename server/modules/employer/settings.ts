import { getEmployerNotifications, saveEmployerNotifications } from '../../../contract/employer-settings.ts';
import { defineRoute } from '../../http/route.ts';
import { saveSwitches, switchesOf } from '../jobseekers/settings.ts';

const KINDS = ['applicants', 'reminders', 'push'] as const;

/** Where letters of an employer's kinds are switched off. */
export const EMPLOYER_SETTINGS = '/employer/settings';

export const settingRoutes = [
  defineRoute(getEmployerNotifications, async ({ db, caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return switchesOf(db, caller.userId, KINDS);
  }),
  defineRoute(saveEmployerNotifications, async ({ house, caller, body, now }) => {
    await house.db.transaction((tx) => saveSwitches(tx, caller.userId, body, now));
    return switchesOf(house.db, caller.userId, KINDS);
  }),
];
