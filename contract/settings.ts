import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { email, instant, password, uuid } from './fields.ts';
import { deviceName } from './qr.ts';
import { session } from './records.ts';

/** Account settings, tabs Account and Notifications (specification §2 and §7). Changing a way to sign in needs a recent proof of identity: `stepUp`. */

/**
 * Which emails are sent besides those a person's own actions cause. Codes, receipts, and security emails are always sent.
 * - `application_news`: a late reply, an application or job that was closed.
 * - `push`: what the notification center shows, in browsers that agreed to it (no email).
 */
export const notifications = z.object({ application_news: z.boolean(), push: z.boolean() });
export type Notifications = z.output<typeof notifications>;

export const accountSetting = z.object({
  notifications,
  has_password: z.boolean(),
  /** A new address waiting for confirmation. */
  pending_email: z.string().nullable(),
});
export type AccountSetting = z.output<typeof accountSetting>;

export const getAccountSetting = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/account-setting',
  summary: 'Get the caller’s account settings',
  access: 'seeker',
  reply: accountSetting,
});
/** What is left out stays the same. */
export const saveUserSettings = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/user-settings',
  summary: 'Choose which emails are sent',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ notifications: notifications.partial() }),
  reply: accountSetting,
});

export const deviceSession = z.object({ id: uuid, device: deviceName, is_current: z.boolean(), created_at: instant, last_seen_at: instant });
export type DeviceSession = z.output<typeof deviceSession>;

export const listSessions = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/sessions',
  summary: 'List the devices the caller is signed in on, this one first',
  access: 'member',
  reply: z.array(deviceSession),
});
export const endSession = declareCall({
  method: 'DELETE',
  service: 'auth',
  path: '/sessions/:id/delete',
  summary: 'Sign out one of the caller’s devices',
  access: 'member',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: z.null(),
  errors: [ERRORS.proofNeeded.code, ERRORS.notFound.code],
});
export const endOtherSessions = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/sessions/end-others',
  summary: 'Sign out all other devices',
  access: 'member',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.null(),
  errors: [ERRORS.proofNeeded.code],
});

/** The email to the new address has a link that works once, for a month (specification §8). Nothing changes before it is opened. */
export const requestEmailChange = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/change-email',
  summary: 'Send a confirmation link to a new email address',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ email }),
  reply: z.null(),
  errors: [ERRORS.proofNeeded.code, ERRORS.emailUsed.code, ERRORS.tooManyAttempts.code, ERRORS.otpNotSent.code],
});
/** The link in the email stops working. No proof of identity is needed, because this only cancels a request. */
export const cancelEmailChange = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/change-email/cancel',
  summary: 'Keep the current email address',
  access: 'member',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.null(),
});
export const confirmEmailChange = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/change-email/confirm',
  summary: 'Change the email address with the link in the email',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ token: z.string().min(1).max(100) }),
  reply: z.object({ email: z.string() }),
  errors: [ERRORS.proofNeeded.code, ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.notFound.code, ERRORS.emailUsed.code],
});

/** Signs out all other devices and replaces the session. */
export const changePassword = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/change-password',
  summary: 'Choose a new password',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ new_password: password }),
  reply: session,
  errors: [ERRORS.proofNeeded.code],
});

/** An attachment with everything that is stored about the caller, without secrets. */
export const exportData = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/export',
  summary: 'Export everything stored about the caller as JSON',
  access: 'seeker',
  reply: z.record(z.string(), z.unknown()),
  errors: [ERRORS.proofNeeded.code],
});
/** `confirmation`: the person's email address, typed; without one, `DELETION_WORD` (limits.ts). This can't be undone. */
export const deleteAccount = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/delete-account',
  summary: 'Delete the account and everything stored about its owner',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ confirmation: z.string().trim().min(1, 'required').max(254, 'confirmation.wrong') }),
  reply: z.null(),
  errors: [ERRORS.proofNeeded.code],
});
