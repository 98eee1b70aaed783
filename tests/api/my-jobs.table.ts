import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';

const members = ['seeker', 'recruiter'] as const;

const seekers = ['seeker'] as const;

const subscription = {
  endpoint: 'https://push.example/one',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** Notifications: everyone has their own. Nobody else can find a notification, and another user's browser isn't affected. */
export const NOTIFICATION_ROLES = {
  listNotifications: { admits: members },
  getReach: { admits: members },
  saveReach: { admits: members, sends: () => ({ body: { quiet: null } }) },
  readNotifications: { admits: members, sends: () => ({ body: { up_to: 1 } }) },
  getPushKey: { admits: members },
  savePushSubscription: { admits: members, sends: () => ({ body: subscription }) },
  deletePushSubscription: { admits: members, sends: () => ({ body: { endpoint: subscription.endpoint } }) },
} satisfies Partial<Record<CallName, Row>>;

/** My Jobs: a job seeker's own. Jobs marked as not suitable too, so another user's don't exist for them. */
export const MY_JOBS_ROLES = {
  listViewedJobs: { admits: seekers },
  listCommunicatedJobs: { admits: seekers },
  listInterested: { admits: seekers },
  listProfileViewers: { admits: seekers },
  listRecommendations: { admits: seekers, sends: () => ({ query: { list: 'for_you' } }) },
  markNotSuitable: { admits: seekers, sends: ({ freshJob }) => ({ body: { job_id: freshJob, reason_id: 1 } }) },
  unmarkNotSuitable: { admits: seekers, sends: ({ freshJob }) => ({ params: { id: freshJob } }) },
} satisfies Partial<Record<CallName, Row>>;
