import { z } from 'zod';
import { isWithoutOwnName, loginPayload, otpChallenge, ownNameRefused, registrationPayload } from './auth.ts';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { companyName, email, instant, otp, password, phone, uuid } from './fields.ts';
import { currentUser, session } from './records.ts';

/** Account recovery, proofs of an email address or phone number, and the registration of recruiters (specification §6 and §7, *Authentication*). */

/** 32 random bytes. */
const linkToken = z.string().regex(/^[\w-]{43}$/, 'otp.digits');

const codeRefusals = [ERRORS.otpWrong.code, ERRORS.otpExpired.code, ERRORS.otpUsed.code, ERRORS.tooManyAttempts.code];

/** The reply is the same whether or not the address has an account. */
export const requestResetOtp = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/reset-password/otp',
  summary: 'Send a code to reset the password',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ email }),
  reply: otpChallenge,
  errors: [ERRORS.tooManyAttempts.code, ERRORS.otpNotSent.code],
});
/**
 * The right code gives a one-time right to choose a password, in an HttpOnly cookie. Without a `challenge_id` (an old link to /change-password had
 * none), it is the last code sent to the address. Instead of a code, there may be the token of a link, which is sent after too many wrong codes.
 */
export const verifyResetOtp = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/reset-password/verify-otp',
  summary: 'Exchange the code for the right to choose a password',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ email, otp: otp.or(linkToken), challenge_id: uuid.optional() }),
  reply: z.null(),
  errors: codeRefusals,
});
/** Ends all other sessions. Signs in, or waits for the second factor if there is one. */
export const resetPassword = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/reset-password',
  summary: 'Choose a new password',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ new_password: password, email: email.optional(), otp: otp.optional() }),
  reply: session,
  errors: [ERRORS.loginLapsed.code, ERRORS.accountSuspended.code],
});

export const verifyEmail = declareCall({
  method: 'POST',
  service: 'data',
  path: '/email/verify',
  summary: 'Confirm the caller’s email address with its code',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ otp, challenge_id: uuid }),
  reply: currentUser,
  errors: codeRefusals,
});
/** As in specification §7: the last code sent to the caller's own address. */
export const verifyEmailByLink = declareCall({
  method: 'GET',
  service: 'data',
  path: '/email/verify',
  summary: 'Confirm the caller’s email address with its code',
  access: 'member',
  query: z.object({ code: otp }),
  reply: currentUser,
  errors: codeRefusals,
});
/** The number becomes the caller's. A person who only entered it loses it; one who verified it keeps it. */
export const verifyPhone = declareCall({
  method: 'POST',
  service: 'data',
  path: '/phone/verify',
  summary: 'Confirm the caller’s phone number with its code',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ phone, otp, challenge_id: uuid }),
  reply: currentUser,
  errors: [...codeRefusals, ERRORS.phoneTaken.code, ERRORS.proofNeeded.code],
});

/** The recruiter becomes the coordinator of a new company. For an existing one, an admin has to approve them. */
export const registerRecruiter = declareCall({
  method: 'POST',
  service: 'data',
  path: '/users/register',
  summary: 'Register a recruiter',
  access: 'public',
  idempotency: 'natural',
  body: registrationPayload.extend({ password, company_name: companyName }).refine(isWithoutOwnName, ownNameRefused),
  reply: session,
  errors: [ERRORS.emailTaken.code, ERRORS.phoneTaken.code, ERRORS.alreadyLoggedIn.code],
});
export const recruiterLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/login',
  summary: 'Sign in as a recruiter, with a password or one-time code',
  access: 'public',
  idempotency: 'natural',
  body: loginPayload,
  reply: session,
  errors: [ERRORS.credentialsIncorrect.code, ERRORS.accountSuspended.code, ERRORS.alreadyLoggedIn.code, ...codeRefusals],
});

/**
 * The company a recruiter hires for. `joined_at` is null until an admin has approved them. `is_unclaimed`: it has no admin and no other member, so a
 * person waiting for it can prove that it is theirs (company-claim.ts). `run_by`: its coordinator and admins, whom members can ask for permissions;
 * empty for people who wait.
 */
export const companyMembership = z.object({
  company: z.object({ id: z.number().int(), name: z.string(), logo: z.string() }),
  role: z.enum(['coordinator', 'admin', 'recruiter']),
  permissions: z.array(z.string()),
  joined_at: instant.nullable(),
  is_unclaimed: z.boolean(),
  run_by: z.array(z.string()),
});
export type CompanyMembership = z.output<typeof companyMembership>;

/** Null for a recruiter without a company. */
export const getMembership = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/company',
  summary: 'Get the company the recruiter hires for',
  access: 'recruiter',
  reply: companyMembership.nullable(),
});
