import { z } from 'zod';
import { otpChallenge } from './auth.ts';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { email, instant, otp, phone, uuid } from './fields.ts';
import { session } from './records.ts';

/**
 * The ways to sign in besides password and email code (specification §2, *Login / sign-up*). Each replies with a `session`; its `pending` says which
 * step is missing. What a way stores between two calls is an HttpOnly cookie that is sent only to /api/auth, never part of a URL.
 */

export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook', 'x', 'line'] as const;
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
/** The networks' own spelling. */
export const NETWORK_NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook', x: 'X', line: 'LINE' } as const;
export type SocialProvider = z.output<typeof socialProvider>;

const lapsing = [ERRORS.loginLapsed.code, ERRORS.tooManyAttempts.code];

/** Like `generateEmailOtp`, by SMS, to numbers in countries where SMS is allowed. Call `login` with the code and the number as `login`. */
export const generatePhoneOtp = declareCall({
  method: 'POST',
  service: 'data',
  path: '/phone/generate-otp',
  summary: 'Send a six-digit code by SMS',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ phone, purpose: z.enum(['login', 'verify']).default('login') }),
  reply: otpChallenge,
  errors: [ERRORS.tooManyAttempts.code, ERRORS.otpNotSent.code, ERRORS.proofNeeded.code],
});

/**
 * The reply is the same whether or not the address has an account. The link in the email is `/get-started?redirect=…#magic-link=TOKEN`: a fragment
 * isn't sent to any server. An HttpOnly cookie lets the calling browser learn what became of it.
 */
export const requestMagicLink = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/magic-link',
  summary: 'Send a sign-in link',
  access: 'public',
  idempotency: 'natural',
  /** `redirect`: where to go afterwards, a path of ours. Anything else is dropped. */
  body: z.object({ email, redirect: z.string().max(2_000).nullish() }),
  reply: z.object({ expires_at: instant, resend_at: instant }),
  errors: [ERRORS.tooManyAttempts.code, ERRORS.otpNotSent.code],
});
const linkStatus = z.enum(['sent', 'opened', 'elsewhere', 'expired']);
export type MagicLinkStatus = z.output<typeof linkStatus>;

/** Of the last link this browser requested. `elsewhere`: it was opened in another browser, which is now signed in, and this one isn't. */
export const magicLinkStatus = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/magic-link/status',
  summary: 'Get the state of the link this browser requested',
  access: 'public',
  reply: z.object({ status: linkStatus }),
});
/** `is_own`: this browser requested the link. Only then is what a guest did taken over: someone else may have sent the link as a trap. */
export const redeemMagicLink = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/magic-link/redeem',
  summary: 'Sign in with a link',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ token: z.string().min(1).max(100) }),
  reply: session.extend({ is_own: z.boolean() }),
  errors: [ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.notFound.code, ERRORS.accountSuspended.code, ERRORS.alreadyLoggedIn.code, ...lapsing],
});

/** `text` is what the QR code encodes: the URL at which a signed-in phone approves. Only the cookie of the requesting browser can claim it. */
export const createQrLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/qr/create',
  summary: 'Start a sign-in by QR code, valid for two minutes',
  access: 'public',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ id: uuid, text: z.string(), expires_at: instant }),
  errors: [ERRORS.tooManyAttempts.code, ERRORS.alreadyLoggedIn.code],
});
export const qrLoginStatus = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/qr/status',
  summary: 'Get the state of the QR code this browser shows',
  access: 'public',
  reply: z.object({ status: z.enum(['showing', 'scanned', 'approved', 'denied', 'expired']) }),
});
export const claimQrLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/qr/claim',
  summary: 'Sign in with the approved QR code this browser shows',
  access: 'public',
  idempotency: 'natural',
  body: z.object({}),
  reply: session,
  errors: [ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.notAllowedNow.code, ERRORS.accountSuspended.code, ERRORS.alreadyLoggedIn.code],
});

/**
 * Where to send the browser. The network sends it back to the server, which stores the outcome under an HttpOnly cookie and redirects to
 * `/get-started?social=PROVIDER` (with the redirect), where the page calls `socialLogin`.
 */
export const beginSocialLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/social/:provider/begin',
  summary: 'Start a sign-in with a social network',
  access: 'public',
  idempotency: 'natural',
  params: z.object({ provider: socialProvider }),
  body: z.object({ redirect: z.string().max(2_000).nullish() }),
  reply: z.object({ authorise_url: z.url() }),
  errors: [ERRORS.socialUnavailable.code, ERRORS.tooManyAttempts.code, ERRORS.alreadyLoggedIn.code],
});

/** The social login payload of specification §3. The network proves the person's identity; what the payload says about it is ignored. */
export const socialLoginPayload = z.object({
  social_type: socialProvider,
  user_id: z.string().max(200).nullish(),
  email: email.nullish(),
  first_name: z.string().max(200).nullish(),
  last_name: z.string().max(200).nullish(),
  avatar: z.string().max(2_000).nullish(),
  source: z.string().max(40).default('web'),
  active_key: z.number().int().default(1),
  fcm_token_web_jobseeker: z.string().max(400).nullish(),
  language_code: z.string().max(20).nullish(),
});
export const socialLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/jobseekers/social-login',
  summary: 'Sign in, or register, with the identity a social network proved',
  access: 'public',
  idempotency: 'natural',
  body: socialLoginPayload,
  reply: session,
  errors: [
    ERRORS.socialRefused.code,
    ERRORS.socialCancelled.code,
    ERRORS.socialUnavailable.code,
    ERRORS.socialAccountExists.code,
    ERRORS.credentialsMissing.code,
    ERRORS.accountSuspended.code,
    ERRORS.alreadyLoggedIn.code,
    ...lapsing,
  ],
});

/** `options`: PublicKeyCredentialRequestOptionsJSON (WebAuthn). If a sign-in waits for its second factor, only that account's keys. */
export const passkeyLoginOptions = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/passkeys/login-options',
  summary: 'Get a challenge for a passkey',
  access: 'public',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ options: z.record(z.string(), z.unknown()) }),
  errors: [ERRORS.tooManyAttempts.code],
});
/** `assertion`: AuthenticationResponseJSON (WebAuthn). */
export const passkeyLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/passkeys/login',
  summary: 'Sign in with a passkey, or confirm a sign-in that waits for its second factor',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ assertion: z.record(z.string(), z.unknown()) }),
  reply: session,
  errors: [ERRORS.passkeyRefused.code, ERRORS.accountSuspended.code, ERRORS.alreadyLoggedIn.code, ...lapsing],
});

/** For a sign-in that waits in the `pending.step` choosingAccount. */
export const chooseAccount = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/choose-account',
  summary: 'Choose which of the person’s accounts to sign in to',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ account_id: uuid }),
  reply: session,
  errors: [ERRORS.accountSuspended.code, ERRORS.notFound.code, ERRORS.alreadyLoggedIn.code, ERRORS.loginLapsed.code],
});
/** For a sign-in that waits in the `pending.step` twoFactor: the authenticator's six digits, or a recovery code, which works once. */
export const verifyTwoFactor = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/two-factor/verify',
  summary: 'Confirm a sign-in with its second factor',
  access: 'public',
  idempotency: 'natural',
  body: z.union([z.object({ code: otp }), z.object({ recovery_code: z.string().trim().min(1).max(40) })]),
  reply: session,
  errors: [ERRORS.otpWrong.code, ERRORS.otpUsed.code, ERRORS.accountSuspended.code, ERRORS.alreadyLoggedIn.code, ...lapsing],
});
/** Ends a sign-in that waits, so that the person can start over with another account. */
export const abandonLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/abandon-login',
  summary: 'Abandon a sign-in that waits for its next step',
  access: 'public',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.null(),
});
