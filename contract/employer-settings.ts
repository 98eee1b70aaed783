import { z } from 'zod';
import { declareCall } from './call.ts';

/**
 * Which letters an employer gets. Changes of interviews, what concerns the company's standing, jobs that ended and codes are always sent.
 * - `applicants`: new applicants, once a day for each job.
 * - `reminders`: answers and interviews that come near, jobs that wait to be confirmed.
 * - `news`: what is new here.
 * - `push`: what stands in the notification centre, in the browsers that agreed to it (no letter).
 */
export const employerNotifications = z.object({ applicants: z.boolean(), reminders: z.boolean(), news: z.boolean(), push: z.boolean() });
export type EmployerNotifications = z.output<typeof employerNotifications>;

export const getEmployerNotifications = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/notification-settings',
  summary: 'Which letters an employer chose to get',
  access: 'recruiter',
  reply: employerNotifications,
});
/** What is left out stays. */
export const saveEmployerNotifications = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/notification-settings',
  summary: 'Choose which letters an employer gets',
  access: 'recruiter',
  idempotency: 'natural',
  body: employerNotifications.partial(),
  reply: employerNotifications,
});
