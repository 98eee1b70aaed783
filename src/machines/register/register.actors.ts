import { fromPromise } from 'xstate';
import type { register } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/call.ts';
import type { Session } from '../../../contract/records.ts';
import { emailVerificationMachine } from '../emailVerification/emailVerification.machine.ts';
import { missing } from '../missing.ts';

/** The registration payload as it stands on the wire (specification §3); an employer's names the company too. */
export type RegistrationDetails = CallInput<typeof register>['body'] & { company_name?: string };

/** `fields`: messages by field of the payload. `retryAt`: ISO-8601, the server's clock. */
export type RegistrationAnswer =
  | { ok: true; session: Session }
  | { ok: false; failure: 'emailTaken' | 'phoneTaken' }
  /** This browser is logged in already, in another tab perhaps. */
  | { ok: false; failure: 'alreadyLoggedIn'; session: Session }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'tooMany'; retryAt: string };

/** What registering needs done for it. The real one adds the stored campaign data, and keeps the flag of the free resume. */
export const registerActors = {
  register: fromPromise<RegistrationAnswer, { details: RegistrationDetails }>(missing('register')),
  emailVerification: emailVerificationMachine,
};
