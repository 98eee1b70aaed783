/** How somebody authenticated. `secondFactor` stands for an authenticator's code or a recovery code. */
export type Method = 'registration' | 'password' | 'code' | 'magicLink' | 'reset' | 'social' | 'passkey' | 'secondFactor' | 'qr' | 'handoff';

/** How long authentication counts as recent, which changing a sign-in method requires. Milliseconds. */
export const PROOF_LIFETIME = 15 * 60_000;

/** Why the chart refuses an event; each is an error of specification §8. */
export type AssuranceRefusal = 'alreadyLoggedIn' | 'credentialsMissing' | 'proofNeeded' | 'accountSuspended' | 'loginLapsed' | 'notAllowedNow';

/** Instants are ISO-8601, by the server's clock. */
export interface AssuranceContext {
  /** When the session's holder, or the identified person, last authenticated; null if never. */
  provenAt: string | null;
  method: Method | null;
  /** When the session ends unless it is renewed; null without a session. */
  expiresAt: string | null;
}

/** What an account requires from its identified owner. */
export interface AccountFacts {
  isSuspended: boolean;
  hasSecondFactor: boolean;
}

export type AssuranceEvent =
  | { type: 'guest.began'; at: string }
  | { type: 'account.registered'; at: string }
  /** A password, code, link, network or passkey identified the account; or, for an address with a job seeker and an employer, that there are two. */
  | ({ type: 'account.identified'; method: Method; accounts: number; at: string } & AccountFacts)
  | ({ type: 'account.chosen'; at: string } & AccountFacts)
  | { type: 'secondFactor.passed'; isSuspended: boolean; at: string }
  | { type: 'login.abandoned' }
  /** Another session of the account signs this browser in: with a QR code it approved, or with a handoff. */
  | { type: 'session.lent'; method: 'qr' | 'handoff'; provenAt: string; isLenderLive: boolean; isSuspended: boolean; at: string }
  /** Something that requires recent authentication: adding or removing a sign-in method, approving a QR code, requesting a data export. */
  | { type: 'proof.required'; at: string }
  | { type: 'identity.proven'; method: 'password' | 'code' | 'secondFactor'; at: string }
  /** A code or link emailed to the account's address was used. `isFirst`: the address wasn't verified before. */
  | { type: 'address.proven'; isFirst: boolean; at: string }
  /** The right granted by a reset code was used. */
  | { type: 'password.reset'; isFirst: boolean; at: string }
  | { type: 'password.changed'; at: string }
  /** The link to a new address was followed. `askedAt`: when it was requested. */
  | { type: 'address.changed'; askedAt: string; at: string }
  | { type: 'others.ended'; at: string }
  | { type: 'session.used'; at: string }
  /** The response that carried the session was lost, and the same request came again. `isUnheard`: nobody has used the session yet. */
  | { type: 'answer.repeated'; isUnheard: boolean; at: string }
  /** Sent by the clock. */
  | { type: 'time.passed'; at: string }
  | { type: 'session.ended'; at: string };

/** What the server must do in the transaction of the decision. */
export type Effect =
  /** A new token; `provenAt` is the authentication the new session may claim, never more than the chart allows. */
  | { type: 'beginSession'; provenAt: string | null; method: Method | null }
  | { type: 'endThisSession' }
  | { type: 'endOtherSessions' }
  | { type: 'endAllSessions' }
  | { type: 'askWhichAccount'; method: Method }
  | { type: 'askSecondFactor'; method: Method }
  /** `founding` retains the sign-in methods from registration; `nothing` retains none. */
  | { type: 'removeWaysIn'; keeps: 'founding' | 'nothing' }
  | { type: 'undoRecentWaysIn' }
  /** Invalidates earlier codes, links and half-finished sign-ins; sessions stay. */
  | { type: 'revokePending' }
  | { type: 'prolong' };
