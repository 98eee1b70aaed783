import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';

const members = ['seeker', 'recruiter'] as const;

const subscription = {
  endpoint: 'https://push.example/one',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** What one is told: everybody their own. Another's notification is found by nobody else; another's browser is left alone. */
export const NOTIFICATION_ROLES = {
  listNotifications: { admits: members },
  countUnreadNotifications: { admits: members },
  readNotifications: { admits: members, sends: () => ({ body: { up_to: 1 } }) },
  getPushKey: { admits: members },
  savePushSubscription: { admits: members, sends: () => ({ body: subscription }) },
  deletePushSubscription: { admits: members, sends: () => ({ body: { endpoint: subscription.endpoint } }) },
} satisfies Partial<Record<CallName, Row>>;
