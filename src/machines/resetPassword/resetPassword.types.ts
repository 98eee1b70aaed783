import type { OtpChallenge } from '../../../contract/auth.ts';
import type { Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CodeContext } from '../codeEntry/codeEntry.states.ts';

/** How far this tab came before a reload: a code was sent, or, without a challenge, the right to choose a password was got. */
export type Begun = { email: string; challenge: OtpChallenge | null };

export interface ResetPasswordInput {
  /** Known from the step one comes from; it is asked for all the same. */
  email: string;
  /** The page was opened by a link that carries a code for this address. */
  isLink: boolean;
  begun: Begun | null;
  /** Where to go afterwards, as it stands in the URL: untrusted. */
  redirect: string | null;
  /** The allow-listed origins of the company's other site. */
  otherSites: readonly string[];
  /** ms the server's clock is ahead of the device's. */
  clockOffset: number;
}

export interface ResetPasswordContext extends ResetPasswordInput, CodeContext {
  failure: Failure | null;
  /** Why the password is not taken, in `choosingPassword.refused`. */
  reason: string | null;
  session: Session | null;
}

export type ResetPasswordEvent =
  | { type: 'email.submitted'; email: string }
  /** Another address, or a new beginning with this one. */
  | { type: 'email.changed' }
  | { type: 'link.retried' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested' }
  | { type: 'password.submitted'; password: string };

/** Without a user in the session the login waits; the target leads to where it goes on. */
export type ResetPasswordOutput = { session: Session; target: string };
