import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { option, uuid } from './fields.ts';

/** Why there is no identity to confirm (flows/singpass.md). It is a mismatch if this account already has another identity. */
export const singpassFailure = z.enum(['userCancelled', 'noMyinfo', 'upstreamDown', 'ourFault', 'mismatch']);
export type SingpassFailure = z.output<typeof singpassFailure>;

/** Identity info (specification §3). Only part of the ID number is ever shown. */
export const identityInfo = z.object({
  /** Null if there is none to confirm: nothing was fetched yet, or fetching failed. */
  id: uuid.nullable(),
  /** "S****567D". */
  uinfin: z.string().nullable(),
  name: z.string().nullable(),
  residential_status: z.string().nullable(),
  nationality: z.string().nullable(),
  pass_type: z.string().nullable(),
  pass_status: z.string().nullable(),
  /** ISO date. */
  pass_expiry_date: z.string().nullable(),
  /** The role that is verified: 1, job seeker. */
  verify_role: z.number().int(),
  /** It was submitted, and is this account's verified identity. */
  is_verified: z.boolean(),
  failure: singpassFailure.nullable(),
  /** For support, if we caused the failure. */
  reference: z.string().nullable(),
});
export type IdentityInfo = z.output<typeof identityInfo>;

export const generateAuthoriseUrl = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/sg/singpass/generate-authorise-url',
  summary: 'Start a visit to Singpass: push the request, and return where to go',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ redirect_uri: z.url({ protocol: /^https?$/ }).max(300) }),
  reply: z.object({ authorise_url: z.string() }),
  errors: [ERRORS.singpassElsewhere.code, ERRORS.singpassUnavailable.code, ERRORS.singpassFault.code, ERRORS.tooManyAttempts.code],
});
export const singpassUserInfo = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/sg/singpass/user-info',
  summary: 'Get the identity to confirm, or why there is none',
  access: 'seeker',
  reply: identityInfo,
  errors: [ERRORS.singpassElsewhere.code],
});
export const verifySingaporeIdentity = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/sg/singpass/verify-singapore-identity',
  summary: 'Confirm the identity returned by user-info',
  access: 'seeker',
  idempotency: 'stored',
  /** The identity that was shown; by default the last one fetched. */
  body: z.object({ id: uuid.optional() }),
  reply: z.object({ new_user_identity: option }),
  errors: [ERRORS.singpassElsewhere.code, ERRORS.identityMismatch.code, ERRORS.identityTaken.code, ERRORS.identityGone.code],
});
