import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, otp, uuid } from './fields.ts';
import { session } from './records.ts';

/** The second factor and passkeys of a signed-in person. Changing a way to sign in needs a proof of identity that is at most 15 minutes old: `stepUp`. */

const guarded = [ERRORS.proofNeeded.code];
const json = z.record(z.string(), z.unknown());

export const passkeyRecord = z.object({ id: uuid, name: z.string(), is_backed_up: z.boolean(), created_at: instant, last_used_at: instant.nullable() });
export type PasskeyRecord = z.output<typeof passkeyRecord>;
export const twoFactorState = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(passkeyRecord),
});
export type TwoFactorState = z.output<typeof twoFactorState>;

export const getTwoFactor = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/two-factor',
  summary: 'Whether the second factor is on, and the list of passkeys',
  access: 'member',
  reply: twoFactorState,
});
/** `uri`: otpauth://, for a QR code. Nothing is on until it is confirmed. Calling again creates a new secret. */
export const enrolTwoFactor = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/two-factor/enrol',
  summary: 'Start setting up an authenticator',
  access: 'member',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: [...guarded, ERRORS.notAllowedNow.code],
});
/** The codes are only shown in this reply. */
export const confirmTwoFactor = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/two-factor/confirm',
  summary: 'Turn on the second factor with a code of the authenticator',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ code: otp }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...guarded, ERRORS.otpWrong.code, ERRORS.tooManyAttempts.code, ERRORS.notAllowedNow.code],
});
export const renewRecoveryCodes = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/two-factor/recovery-codes',
  summary: 'Create new recovery codes; the old ones stop working',
  access: 'member',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...guarded, ERRORS.notAllowedNow.code],
});
export const disableTwoFactor = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/two-factor/disable',
  summary: 'Turn off the second factor',
  access: 'member',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.null(),
  errors: guarded,
});

/** `options`: PublicKeyCredentialCreationOptionsJSON (WebAuthn). */
export const passkeyOptions = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/passkeys/registration-options',
  summary: 'Get a challenge for a new passkey',
  access: 'member',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ options: json }),
  errors: guarded,
});
/** `attestation`: RegistrationResponseJSON (WebAuthn). */
export const addPasskey = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/passkeys/create',
  summary: 'Save a new passkey',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ attestation: json, name: z.string().trim().min(1, 'required').max(60, 'name.tooLong') }),
  reply: passkeyRecord,
  errors: [...guarded, ERRORS.passkeyRefused.code, ERRORS.loginLapsed.code, ERRORS.notAllowedNow.code],
});
export const removePasskey = declareCall({
  method: 'DELETE',
  service: 'auth',
  path: '/passkeys/:id/delete',
  summary: 'Remove a passkey',
  access: 'member',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: z.null(),
  errors: [...guarded, ERRORS.notFound.code],
});

/** With the second factor on, only that is accepted. */
export const proofMethod = z.enum(['password', 'code', 'totp']);
export type ProofMethod = z.output<typeof proofMethod>;
export const getProof = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/step-up',
  summary: 'Whether the caller proved their identity recently, and how they can',
  access: 'member',
  reply: z.object({ is_fresh: z.boolean(), methods: z.array(proofMethod) }),
});
/** A password; the code emailed with the purpose `proof`; or the authenticator's code. Replaces the session. */
export const stepUp = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/step-up',
  summary: 'Prove the caller’s identity again',
  access: 'member',
  idempotency: 'natural',
  body: z.union([
    z.object({ password: z.string().min(1, 'required').max(200) }),
    z.object({ otp, challenge_id: uuid }),
    z.object({ totp: z.string().trim().min(6, 'otp.digits').max(40) }),
  ]),
  reply: session,
  errors: [
    ERRORS.credentialsIncorrect.code,
    ERRORS.otpWrong.code,
    ERRORS.otpExpired.code,
    ERRORS.otpUsed.code,
    ERRORS.tooManyAttempts.code,
    ERRORS.notAllowedNow.code,
  ],
});
