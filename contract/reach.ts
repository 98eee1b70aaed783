import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { timeZone } from './fields.ts';
import { CHANNELS, TOPICS } from './reach-ways.ts';

const topic = z.enum(TOPICS);
const channel = z.enum(CHANNELS);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** From and until by the clocks of the zone, HH:MM; past midnight where `until` is the earlier. `time_zone` null: that of the account's country. */
export const quietHours = z.object({ from: wallTime, until: wallTime, time_zone: timeZone.nullable() }).refine(({ from, until }) => from !== until, 'invalid');
export type QuietHours = z.output<typeof quietHours>;

export const reach = z.object({
  /** What is switched off, of what there is a choice. */
  off: z.array(z.object({ topic, channel })),
  /** Null: none. */
  quiet: quietHours.nullable(),
  /** The zone of the account's country. */
  country_zone: z.string(),
});
export type Reach = z.output<typeof reach>;

export const getReach = declareCall({
  method: 'GET',
  service: 'notification',
  path: '/settings',
  summary: 'What reaches one, by what, and one’s quiet hours',
  access: 'member',
  reply: reach,
});

const change = z.object({ switches: z.array(z.object({ topic, channel, on: z.boolean() })).max(60), quiet: quietHours.nullable() }).partial();
export type ReachChange = z.output<typeof change>;

/** What is left out stays. A switch there is none of is refused. */
export const saveReach = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/settings',
  summary: 'Choose what reaches one, by what, and when',
  access: 'member',
  idempotency: 'natural',
  body: change,
  reply: reach,
});

const token = z.string().min(1).max(100);
const linkErrors = [ERRORS.linkExpired.code, ERRORS.tooManyAttempts.code];
/** Emails of one topic to whoever reads the email, and whether they are on. */
const emailed = z.object({ topics: z.array(topic), on: z.boolean(), side: z.enum(['seeker', 'employer']) });
export type EmailedReach = z.output<typeof emailed>;

/** What the link in the footer of an email leads to, for 30 days and without a session. Opening changes nothing. */
export const openEmailedReach = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/email/open',
  summary: 'Which emails the link in an email stops',
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
  summary: 'Stop the emails that the link in an email is of, or have them again',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ ticket: token, on: z.boolean() }),
  reply: emailed,
  errors: linkErrors,
});
