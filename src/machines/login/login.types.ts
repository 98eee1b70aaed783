import type { OtpChallenge } from '../../../contract/auth.ts';
import type { Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';

export interface LoginContext {
  email: string;
  challenge: OtpChallenge | null;
  /** Until when nothing more is tried, in `tooMany`; ISO-8601, the server's clock. */
  retryAt: string | null;
  failure: Failure | null;
  session: Session | null;
  redirect: string | null;
  otherSites: readonly string[];
  /** ms the server's clock is ahead of the device's. */
  clockOffset: number;
}

export type LoginEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'password.chosen' }
  | { type: 'password.submitted'; password: string }
  | { type: 'code.chosen' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested' }
  /** Another way to sign in, for the same address. */
  | { type: 'method.changed' }
  | { type: 'account.changed' }
  | { type: 'login.cancelled' };

export interface LoginInput {
  /** The session there is already; a seeker's leads on at once. */
  session: Session | null;
  /** Where to go afterwards, as it stands in the URL: untrusted. */
  redirect: string | null;
  /** The allow-listed origins of the company's other site. */
  otherSites: readonly string[];
  clockOffset: number;
  /** Known from an earlier step; then the methods are offered at once. */
  email?: string;
}

/** Null when cancelled. */
export type LoginOutput = { session: Session; target: string } | null;
