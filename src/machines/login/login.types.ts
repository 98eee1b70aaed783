import type { SocialProvider } from '../../../contract/login.ts';
import type { Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import type { CodeContext } from '../codeEntry/codeEntry.states.ts';
import type { Identifier, SentLink, ShownQr } from './login.actors.ts';

/** What the page was opened for: an emailed link, the return from a social network, or continuing a login that this tab left waiting. */
export type Arrival = { by: 'magicLink' } | { by: 'social'; provider: SocialProvider } | { by: 'waiting' };

/** What to ask for after identifying the account. */
export type Way = 'code' | 'password';

export interface LoginContext extends Identifier, CodeContext {
  /** Why the input isn't a phone number, in `identify.invalidPhone`. */
  fault: PhoneFault | null;
  /** How the user authenticates: with a code, unless they prefer a password. */
  way: Way;
  link: SentLink | null;
  qr: ShownQr | null;
  provider: SocialProvider | null;
  failure: Failure | null;
  session: Session | null;
  redirect: string | null;
  otherSites: readonly string[];
  arrival: Arrival | null;
  mayLeave: boolean;
}

export type LoginEvent =
  | { type: 'email.submitted'; email: string; way: Way }
  /** `text` as typed, after the country's prefix. */
  | { type: 'phone.submitted'; text: string; countryCode: string; way: Way }
  | { type: 'password.chosen' }
  | { type: 'password.submitted'; password: string }
  | { type: 'code.chosen' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested' }
  | { type: 'link.chosen' }
  | { type: 'link.resendRequested' }
  | { type: 'link.retried' }
  | { type: 'qr.chosen' }
  | { type: 'qr.refreshed' }
  | { type: 'qr.claimRetried' }
  | { type: 'social.chosen'; provider: SocialProvider }
  | { type: 'social.retried' }
  | { type: 'passkey.chosen' }
  | { type: 'accountChoice.made'; accountId: string }
  | { type: 'secondFactor.submitted'; code: string }
  | { type: 'recovery.chosen' }
  | { type: 'recovery.submitted'; recoveryCode: string }
  | { type: 'authenticator.chosen' }
  /** Another sign-in method for the same address; for a waiting login, another second factor. */
  | { type: 'method.changed' }
  | { type: 'account.changed' }
  | { type: 'login.cancelled' };

export interface LoginInput {
  /** The existing session: a signed-in user continues right away, a waiting login resumes. */
  session: Session | null;
  /** Where to go afterwards, as found in the URL: untrusted. */
  redirect: string | null;
  /** The allow-listed origins of the company's other site. */
  otherSites: readonly string[];
  clockOffset: number;
  /** Known from an earlier step; then the methods are offered right away. */
  email?: string;
  arrival?: Arrival;
  /** The page may be left for a social network's and returned to. */
  mayLeave?: boolean;
}

/** Null if canceled. */
export type LoginOutput = { session: Session; target: string } | null;
