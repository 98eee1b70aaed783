import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { timeZone } from './fields.ts';
import { CHANNELS, TOPICS } from './reach-ways.ts';

const topic = z.enum(TOPICS);
const channel = z.enum(CHANNELS);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Start and end in local time, HH:MM; past midnight if `until` is the earlier one. `time_zone` null: that of the account's country. */
export const quietHours = z.object({ from: wallTime, until: wallTime, time_zone: timeZone.nullable() }).refine(({ from, until }) => from !== until, 'invalid');
export type QuietHours = z.output<typeof quietHours>;

export const reach = z.object({
  /** The choices that are switched off. */
  off: z.array(z.object({ topic, channel })),
  /** Null: no quiet hours. */
  quiet: quietHours.nullable(),
  /** The time zone of the account's country. */
  country_zone: z.string(),
});
export type Reach = z.output<typeof reach>;

export const getReach = declareCall({
  method: 'GET',
  service: 'notification',
  path: '/settings',
  summary: 'Get which messages reach the caller through which channel, and their quiet hours',
  access: 'member',
  reply: reach,
});

const change = z.object({ switches: z.array(z.object({ topic, channel, on: z.boolean() })).max(60), quiet: quietHours.nullable() }).partial();
export type ReachChange = z.output<typeof change>;

/** What is left out stays the same. A switch that doesn't exist is refused. */
export const saveReach = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/settings',
  summary: 'Choose which messages arrive through which channel, and when',
  access: 'member',
  idempotency: 'natural',
  body: change,
  reply: reach,
});

const token = z.string().min(1).max(100);
const linkErrors = [ERRORS.linkExpired.code, ERRORS.tooManyAttempts.code];
/** The emails of one topic to the reader of an email, and whether they are on. */
const emailed = z.object({ topics: z.array(topic), on: z.boolean(), side: z.enum(['seeker', 'employer']) });
export type EmailedReach = z.output<typeof emailed>;

/** What the link in the footer of an email opens, for 30 days and without a session. Opening changes nothing. */
export const openEmailedReach = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/email/open',
  summary: 'Get which emails the link in an email stops',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token }),
  reply: emailed,
  errors: linkErrors,
});

export const saveEmailedReach = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/email/save',
  summary: 'Stop the emails that an email’s link is for, or turn them on again',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token, on: z.boolean() }),
  reply: emailed,
  errors: linkErrors,
});
