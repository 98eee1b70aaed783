import type { OtpChallenge } from '../../../contract/auth.ts';
import type { Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CodeContext } from '../codeEntry/codeEntry.states.ts';

/** How far this tab got before a reload: a code was sent or, without a challenge, the right to choose a password was obtained. */
export type Begun = { email: string; challenge: OtpChallenge | null };

export interface ResetPasswordInput {
  /** Known from the previous step; the user confirms it anyway. */
  email: string;
  /** The page was opened by a link with a code for this address. */
  isLink: boolean;
  begun: Begun | null;
  /** Where to go afterwards, as found in the URL: untrusted. */
  redirect: string | null;
  /** The allow-listed origins of the company's other site. */
  otherSites: readonly string[];
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockOffset: number;
}

export interface ResetPasswordContext extends ResetPasswordInput, CodeContext {
  failure: Failure | null;
  /** Why the password was rejected, in `choosingPassword.refused`. */
  reason: string | null;
  session: Session | null;
}

export type ResetPasswordEvent =
  | { type: 'email.submitted'; email: string }
  /** Another address, or a restart with this one. */
  | { type: 'email.changed' }
  | { type: 'link.retried' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested' }
  | { type: 'password.submitted'; password: string };

/** If the session has no user, the login waits; the target is where it continues. */
export type ResetPasswordOutput = { session: Session; target: string };
