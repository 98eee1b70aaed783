import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { email, instant, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';

/** How many alerts a person may have. Our decision: the specification doesn't say. */
export const MOST_ALERTS = 20;
/** The number of days a rehearsal counts (flows/jobAlert.md). */
export const REHEARSED_DAYS = 7;

export const FREQUENCIES = ['Daily', 'Weekly'] as const;
const frequency = z.enum(FREQUENCIES, 'alert.frequency');
export type Frequency = z.output<typeof frequency>;

/** How long a snoozed alert sends nothing. Our decision: the specification doesn't say. */
export const SNOOZED_DAYS = 7;

/** The state of an alert in its lifecycle (src/machines/alertLife). Only an active alert sends digests. */
export const alertStatus = z.enum(['active', 'snoozed', 'paused', 'bounced', 'complained', 'unconfirmed']);
export type AlertStatus = z.output<typeof alertStatus>;

const filter = z.string().max(400, 'tooLong').optional();
/** The search URL's filters (specification §2), percent-encoded as in the URL. The location has its own field. */
const filters = z.object({
  industry: filter,
  workExperience: filter,
  category: filter,
  jobType: filter,
  qualification: filter,
  mainFunctions: filter,
  jobFunctions: filter,
  functionTitles: filter,
  radius: filter,
  salary: filter,
  verifiedCompany: filter,
  workArrangement: filter,
});

/** What an alert searches for: the search of a page without its sort order and page number. */
const standing = {
  keywords: z.string().trim().max(LIMITS.queryLength, 'query.tooLong'),
  /** A comma-separated list of the places' seo_values, percent-encoded. */
  location: filter.nullable(),
};
export const standingSearch = z.object({ ...standing, location: standing.location.default(null), filters: filters.default({}) });
export type StandingSearch = z.output<typeof standingSearch>;

export const jobAlert = z.object({
  id: uuid,
  user_id: uuid,
  country_id: z.number().int(),
  keywords: z.string(),
  location: z.string().nullable(),
  filters,
  email: z.string(),
  frequency,
  status: alertStatus,
  /** When the next digest is due, if there are new jobs by then. Null unless the alert is active. */
  next_at: instant.nullable(),
  /** When it becomes active again. Null unless it is snoozed. */
  snoozed_until: instant.nullable(),
  created_at: instant,
});
export type JobAlert = z.output<typeof jobAlert>;

/** The statuses its owner may set. */
const wantedStatus = z.enum(['active', 'snoozed', 'paused']);
export type WantedStatus = z.output<typeof wantedStatus>;

const token = z.string().regex(/^[\w-]{43}$/);

const receiver = z.string().trim().min(1, 'alert.email').pipe(email);
const emailErrors = [ERRORS.tooManyAttempts.code];

export const listJobAlerts = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/job-alerts',
  summary: 'List the caller’s alerts, newest first',
  access: 'seeker',
  reply: z.array(jobAlert),
});

/** Before an alert is saved: how many of the jobs open now it would have sent in the last 7 days. */
export const rehearseJobAlert = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/job-alerts/rehearse',
  summary: 'Count how many jobs an alert would have sent in the last 7 days',
  access: 'public',
  idempotency: 'natural',
  body: standingSearch,
  reply: z.object({ jobs: z.number().int(), more: z.boolean() }),
});
export type Rehearsal = z.output<typeof rehearseJobAlert.reply>;

/** The reply is the same whether or not the address has an account. */
export const registerHidden = declareCall({
  method: 'POST',
  service: 'data',
  path: '/users/register-hidden',
  summary: 'Register a hidden account for an address that receives job alerts, unless it has one',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ email: receiver }),
  reply: z.null(),
  errors: emailErrors,
});

/**
 * A visitor gives an address. Whether or not it has an account, the reply is the same, and an email asks its owner to confirm. A job seeker's own
 * alert is active right away if their address is confirmed. If the person already has an alert for the same search, the reply is that alert.
 */
export const createJobAlert = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/job-alerts/create',
  summary: 'Create a job alert for a search',
  access: 'public',
  idempotency: 'stored',
  body: z.object({ ...standingSearch.shape, frequency, email: receiver.optional(), status: wantedStatus.default('active') }),
  reply: z.object({ alert: jobAlert.nullable(), status: alertStatus, is_new: z.boolean() }),
  errors: [ERRORS.tooManyAlerts.code, ...emailErrors],
});
export type CreatedAlert = z.output<typeof createJobAlert.reply>;

/** If the new address isn't confirmed, the alert keeps its old one until the email sent to the new one is confirmed. `confirming` is the new address. */
export const updateJobAlert = declareCall({
  method: 'PUT',
  service: 'jobs',
  path: '/job-alerts/:id/update',
  summary: 'Update, snooze, pause, or turn on an alert',
  access: 'seeker',
  idempotency: 'stored',
  params: z.object({ id: uuid }),
  body: z.object({ ...standing, filters, frequency, email: receiver, status: wantedStatus }).partial(),
  reply: z.object({ alert: jobAlert, confirming: z.string().nullable() }),
  errors: [ERRORS.notAllowedNow.code, ...emailErrors],
});
export type UpdatedAlert = z.output<typeof updateJobAlert.reply>;

export const deleteJobAlert = declareCall({
  method: 'DELETE',
  service: 'jobs',
  path: '/job-alerts/:id/delete',
  summary: 'Delete an alert',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: z.null(),
});

/** What the link in the email opens. The ticket works once, for 30 days. */
export const confirmJobAlert = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/job-alerts/confirm',
  summary: 'Confirm an alert with the ticket of its email',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token }),
  reply: z.object({ keywords: z.string(), location: z.string().nullable(), frequency, email: z.string() }),
  errors: [ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.tooManyAlerts.code],
});
export type ConfirmedAlert = z.output<typeof confirmJobAlert.reply>;

const linkErrors = [ERRORS.linkExpired.code, ERRORS.tooManyAttempts.code];

/** What the links in alert emails open, for 30 days and without a session: all alerts to that address. Opening changes nothing. */
export const openEmailedAlerts = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/job-alerts/email/open',
  summary: 'List the alerts an email is about, with its ticket',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token }),
  /** Null for the ticket of a mail program's own unsubscribe link, which may only stop the alerts. */
  reply: z.object({ alerts: z.array(jobAlert).nullable() }),
  errors: linkErrors,
});
export type EmailedAlerts = z.output<typeof openEmailedAlerts.reply>;

/** The address stays the same. An alert that a bounce or a complaint stopped can only be turned on again by its owner. */
export const updateEmailedAlert = declareCall({
  method: 'PUT',
  service: 'jobs',
  path: '/job-alerts/email/update',
  summary: 'Update, snooze, pause, or turn on an alert with the ticket of its email',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token, id: uuid, change: z.object({ ...standing, filters, frequency, status: wantedStatus }).partial() }),
  reply: z.object({ alert: jobAlert }),
  errors: [ERRORS.notAllowedNow.code, ...linkErrors],
});

export const stopEmailedAlerts = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/job-alerts/email/stop',
  summary: 'Pause all alerts to an email’s address, with its ticket',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token }),
  reply: z.null(),
  errors: linkErrors,
});
