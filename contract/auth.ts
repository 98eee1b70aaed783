import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { email, id, instant, otp, password, personName, phone, uuid } from './fields.ts';
import { isOwnName, type PasswordOwner } from './passwords.ts';
import { session } from './records.ts';

const client = {
  client_id: z.union([z.string(), z.number()]).optional(),
  client_secret: z.string().max(200).optional(),
  fcm_token_web_jobseeker: z.string().max(400).nullish(),
};

/** The guest login payload of specification §3. */
export const guestPayload = z.object({
  guest_role: z.literal('jobseeker'),
  country_id: id,
  language_id: id,
  fcm_token_web: z.string().max(400).nullish(),
  device_name: z.string().max(120),
  device_type: z.string().max(40),
  device_uuid: z.string().min(1).max(80),
  device_udid: z.string().max(80).nullish(),
});

/** The registration payload of specification §3, plus stored campaign data. Without a password, a random one is set. */
export const registrationPayload = z.object({
  email,
  password: password.optional(),
  first_name: personName,
  last_name: personName,
  terms_and_condition: z.literal(true, 'terms.required'),
  contact_number: phone.nullish(),
  is_subscribe: z.boolean().default(false),
  source: z.string().max(40).default('web'),
  country_key: z.string().max(8).optional(),
  campaign: z
    .record(z.string().max(40), z.string().max(200))
    .refine((campaign) => Object.keys(campaign).length <= 20, 'tooLong')
    .optional(),
  ...client,
});

/** Refused in the password of a person who registers, in addition to what `password` refuses for everyone. */
export const isWithoutOwnName = (registration: PasswordOwner & { password?: string | undefined }) => !isOwnName(registration.password ?? '', registration);
export const ownNameRefused = { path: ['password'], message: 'password.ownName' };

const isOneOf = (text: string) => email.safeParse(text).success || phone.safeParse(text).success;

/**
 * The login payload of specification §3. `login` is an email address or a phone number. Instead of the password, it may have a one-time code with its
 * challenge.
 */
export const loginPayload = z.object({
  login: z.string().trim().max(254, 'email.invalid').refine(isOneOf, 'email.invalid'),
  password: z.string().min(1, 'required').max(200).optional(),
  otp: otp.optional(),
  challenge_id: uuid.optional(),
  /** With a code for an address without an account: creates the account of a job seeker who accepts the terms. */
  terms_and_condition: z.literal(true).optional(),
  ...client,
});

export const otpChallenge = z.object({ challenge_id: uuid, expires_at: instant, resend_at: instant });
export type OtpChallenge = z.output<typeof otpChallenge>;

export const getSession = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/session',
  summary: 'Get the caller’s session and the server’s time',
  access: 'public',
  reply: session,
});
export const guestLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/guest/login',
  summary: 'Start a guest session, if there is no session',
  access: 'public',
  idempotency: 'natural',
  body: guestPayload,
  reply: session,
});
export const register = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/register',
  summary: 'Register a job seeker, from a guest session',
  access: 'public',
  idempotency: 'natural',
  body: registrationPayload.refine(isWithoutOwnName, ownNameRefused),
  reply: session,
  errors: [ERRORS.emailTaken.code, ERRORS.phoneTaken.code, ERRORS.alreadyLoggedIn.code],
});
export const login = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/jobseekers/login',
  summary: 'Sign in as a job seeker, with a password or one-time code',
  access: 'public',
  idempotency: 'natural',
  body: loginPayload,
  reply: session,
  errors: [
    ERRORS.credentialsIncorrect.code,
    ERRORS.accountSuspended.code,
    ERRORS.otpWrong.code,
    ERRORS.otpExpired.code,
    ERRORS.otpUsed.code,
    ERRORS.tooManyAttempts.code,
    ERRORS.alreadyLoggedIn.code,
  ],
});
export const logOut = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/log-out',
  summary: 'End the session on the server',
  access: 'public',
  idempotency: 'natural',
  body: z.object({
    source: z.string().max(40).optional(),
    /** They sign out to accept the invitation of this browser with another account. */
    keeps_invite: z.literal(true).optional(),
  }),
  reply: z.null(),
});

/** The reply is the same whether or not the address has an account, so that nobody can find out who is registered. */
export const generateEmailOtp = declareCall({
  method: 'POST',
  service: 'data',
  path: '/email/generate-otp',
  summary: 'Send a six-digit code by email',
  access: 'public',
  idempotency: 'natural',
  /** `can_register`: set where the code can create an account for an address that has none. Elsewhere, no code is sent to such an address. */
  body: z.object({ email, purpose: z.enum(['login', 'verify', 'proof']).default('login'), can_register: z.boolean().default(false) }),
  reply: otpChallenge,
  errors: [ERRORS.tooManyAttempts.code, ERRORS.otpNotSent.code],
});
