import { fromPromise } from 'xstate';
import type { register } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/call.ts';
import type { Session } from '../../../contract/records.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import { emailVerificationMachine } from '../emailVerification/emailVerification.machine.ts';
import { missing } from '../missing.ts';

/** A phone number as typed, and the country whose format to parse it with. */
export interface TypedPhone {
  text: string;
  countryCode: string;
}

/** The registration payload of specification §3, with the number not parsed yet; an employer's also names the company. */
export type RegistrationDetails = Omit<CallInput<typeof register>['body'], 'contact_number'> & { phone?: TypedPhone | null; company_name?: string };

/** `fields`: messages by field of the payload. `retryAt`: ISO-8601, the server's clock. */
export type RegistrationAnswer =
  | { ok: true; session: Session }
  | { ok: false; failure: 'emailTaken' | 'phoneTaken' }
  /** This browser is already signed in, perhaps in another tab. */
  | { ok: false; failure: 'alreadyLoggedIn'; session: Session }
  /** The input isn't a phone number: nothing was sent. */
  | { ok: false; failure: 'phoneFault'; fault: PhoneFault }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'tooMany'; retryAt: string };

/** Actors of the register chart. The service parses the number, adds the stored campaign data, and stores the flag of the free resume. */
export const registerActors = {
  register: fromPromise<RegistrationAnswer, { details: RegistrationDetails }>(missing('register')),
  emailVerification: emailVerificationMachine,
};
