import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, timeZone } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * What the system replies to job seekers on behalf of a recruiter who is away (specification §6, *set-automatic-replies*). Each recruiter has one
 * reply of each kind. src/lib/automaticReply/decide.ts alone decides whether a reply is sent, and which one.
 */

/** In order of priority, highest first. */
export const AUTOMATIC_REPLIES = ['outOfOffice', 'outsideHours', 'firstMessage'] as const;
export const automaticReplyKind = z.enum(AUTOMATIC_REPLIES);
export type AutomaticReplyKind = z.output<typeof automaticReplyKind>;

/** A time of day on a 24-hour clock. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');
/** The hours of one day. If they end at or before their start, they end on the next day. */
export const openHours = z.object({ from: clock, to: clock });
export type OpenHours = z.output<typeof openHours>;

const common = { is_on: z.boolean(), text: z.string().trim().max(LIMITS.automaticReplyLength, 'tooLong') };
/** The time zone of its days and hours. Null until it was set up. */
const inZone = { time_zone: timeZone.nullable() };
const day = z.iso.date('date.invalid').nullable();

/** While it is off, everything except `is_on` may be missing (src/lib/automaticReply/faults.ts). */
export const automaticReply = z.discriminatedUnion('kind', [
  /** Both days are included. */
  z.object({ kind: z.literal('outOfOffice'), ...common, ...inZone, first_day: day, last_day: day }),
  /** `days`: starting with Monday; null for a day off. */
  z.object({ kind: z.literal('outsideHours'), ...common, ...inZone, days: z.array(openHours.nullable()).length(7) }),
  z.object({ kind: z.literal('firstMessage'), ...common }),
]);
export type AutomaticReply = z.output<typeof automaticReply>;

/** An automatic reply as both people read it in the chat. */
export const automaticMessage = z.object({
  because: automaticReplyKind,
  text: z.string(),
  /** Out of office: the last day away, a local date. */
  last_day: z.iso.date().nullable(),
  /** Outside working hours: when they start again. */
  opens_at: instant.nullable(),
});
export type AutomaticMessage = z.output<typeof automaticMessage>;

const notAllowed = [ERRORS.noCompany.code, ERRORS.memberNotAllowed.code];

export const listAutomaticReplies = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/automatic-replies',
  summary: 'List a recruiter’s automatic replies, one of each kind',
  access: 'recruiter',
  company: { rows: 'own', permission: 'set-automatic-replies' },
  reply: z.array(automaticReply),
  errors: notAllowed,
});
export const saveAutomaticReply = declareCall({
  method: 'PUT',
  service: 'chat',
  path: '/automatic-replies',
  summary: 'Set up an automatic reply, or turn it on or off',
  access: 'recruiter',
  company: { rows: 'own', permission: 'set-automatic-replies' },
  idempotency: 'natural',
  body: automaticReply,
  reply: automaticReply,
  errors: notAllowed,
});
