import { z } from 'zod';
import { declareCall } from './call.ts';

/** A popup that is shown once to each person, on any of their devices. */
const popup = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const checkFirstRegistration = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/check-first-registration',
  summary: 'Whether the caller’s account is new: at most a day old, without a completed profile',
  access: 'seeker',
  reply: z.object({ is_first_registration: z.boolean() }),
});
export const recordPopup = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/popup-window/record',
  summary: 'Record that a popup was shown, so that it isn’t shown again',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ popup }),
  reply: z.null(),
});
export const listPopups = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/popup-window/record/list',
  summary: 'List the popups that were shown to the person, and when first',
  access: 'seeker',
  reply: z.array(z.object({ popup, shown_at: z.string() })),
});
export const triggerSpringEvent = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/sg-spring-event/assist-trigger',
  summary: 'Record how the visitor came to the Singapore spring event; only the first time counts',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ onboarded_method: z.string().trim().min(1).max(40) }),
  reply: z.null(),
});
/** The input is only checked for being there, and not stored: the person hasn't agreed to anything yet. */
export const recordGetStarted = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/click/get-started-record',
  summary: 'Log that “Get started” was pressed, and whether an email address, a phone number, both, or neither was typed',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ device_id: z.string().max(64), email: z.string().max(254).optional(), phone_num: z.string().max(32).optional(), more: z.json().optional() }),
  reply: z.null(),
});
