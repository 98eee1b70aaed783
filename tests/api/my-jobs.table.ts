import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';

const members = ['seeker', 'recruiter'] as const;

const seekers = ['seeker'] as const;

const subscription = {
  endpoint: 'https://push.example/one',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** What one is told: everybody their own. Another's notification is found by nobody else; another's browser is left alone. */
export const NOTIFICATION_ROLES = {
  listNotifications: { admits: members },
  getReach: { admits: members },
  saveReach: { admits: members, sends: () => ({ body: { quiet: null } }) },
  readNotifications: { admits: members, sends: () => ({ body: { up_to: 1 } }) },
  getPushKey: { admits: members },
  savePushSubscription: { admits: members, sends: () => ({ body: subscription }) },
  deletePushSubscription: { admits: members, sends: () => ({ body: { endpoint: subscription.endpoint } }) },
} satisfies Partial<Record<CallName, Row>>;

/** My Jobs: a seeker's own. What one says not to suit is one's own too, so another's is as if nobody had said it. */
export const MY_JOBS_ROLES = {
  listViewedJobs: { admits: seekers },
  listCommunicatedJobs: { admits: seekers },
  listInterested: { admits: seekers },
  listProfileViewers: { admits: seekers },
  listRecommendations: { admits: seekers, sends: () => ({ query: { list: 'for_you' } }) },
  markNotSuitable: { admits: seekers, sends: ({ freshJob }) => ({ body: { job_id: freshJob, reason_id: 1 } }) },
  unmarkNotSuitable: { admits: seekers, sends: ({ freshJob }) => ({ params: { id: freshJob } }) },
} satisfies Partial<Record<CallName, Row>>;
