/** How somebody showed who they are. `secondFactor` stands for an authenticator's code or a recovery code. */
export type Method = 'registration' | 'password' | 'code' | 'magicLink' | 'reset' | 'social' | 'passkey' | 'secondFactor' | 'qr' | 'handoff';

/** How long a proof counts as recent: what changes a way in asks for one. Milliseconds. */
export const PROOF_LIFETIME = 15 * 60_000;

/** Why the chart refuses an event; each is an error of specification §8. */
export type AssuranceRefusal = 'alreadyLoggedIn' | 'credentialsMissing' | 'proofNeeded' | 'accountSuspended' | 'loginLapsed' | 'notAllowedNow';

/** Instants are ISO-8601, by the server's clock. */
export interface AssuranceContext {
  /** When whoever holds the session, or is identified, last proved who they are; null for who never did. */
  provenAt: string | null;
  method: Method | null;
  /** When the session ends unless it is renewed; null without one. */
  expiresAt: string | null;
}

/** What an account asks of who was found to be its owner. */
export interface AccountFacts {
  isSuspended: boolean;
  hasSecondFactor: boolean;
}

export type AssuranceEvent =
  | { type: 'guest.began'; at: string }
  | { type: 'account.registered'; at: string }
  /** A password, code, link, network or passkey showed whose account it is; of an address with a seeker and an employer, that there are two. */
  | ({ type: 'account.identified'; method: Method; accounts: number; at: string } & AccountFacts)
  | ({ type: 'account.chosen'; at: string } & AccountFacts)
  | { type: 'secondFactor.passed'; isSuspended: boolean; at: string }
  | { type: 'login.abandoned' }
  /** Another session of the account lets this browser in: by a QR code it approved, or by a handoff. */
  | { type: 'session.lent'; method: 'qr' | 'handoff'; provenAt: string; isLenderLive: boolean; isSuspended: boolean; at: string }
  /** Something that only a recent proof allows: a way in is added or removed, a QR code approved, a copy of everything asked for. */
  | { type: 'proof.required'; at: string }
  | { type: 'identity.proven'; method: 'password' | 'code' | 'secondFactor'; at: string }
  /** A code or link that was mailed to the account's address came back. `isFirst`: the address was not proven before. */
  | { type: 'address.proven'; isFirst: boolean; at: string }
  /** The right that a code for a reset gave was used. */
  | { type: 'password.reset'; isFirst: boolean; at: string }
  | { type: 'password.changed'; at: string }
  /** The link to a new address was followed. `askedAt`: when it was asked for. */
  | { type: 'address.changed'; askedAt: string; at: string }
  | { type: 'others.ended'; at: string }
  | { type: 'session.used'; at: string }
  /** The answer that carried the session was lost, and the same request came again. `isUnheard`: nobody has used the session yet. */
  | { type: 'answer.repeated'; isUnheard: boolean; at: string }
  /** The clock's. */
  | { type: 'time.passed'; at: string }
  | { type: 'session.ended'; at: string };

/** What the server must do in the transaction that decided. */
export type Effect =
  /** A new token; `provenAt` is what the new session may claim, never more than the chart gave. */
  | { type: 'beginSession'; provenAt: string | null; method: Method | null }
  | { type: 'endThisSession' }
  | { type: 'endOtherSessions' }
  | { type: 'endAllSessions' }
  | { type: 'askWhichAccount'; method: Method }
  | { type: 'askSecondFactor'; method: Method }
  /** `founding` keeps what the account was registered with; `nothing` keeps no way in. */
  | { type: 'removeWaysIn'; keeps: 'founding' | 'nothing' }
  | { type: 'undoRecentWaysIn' }
  /** Codes, links and half-finished sign-ins from before open nothing any more; sessions stay. */
  | { type: 'revokePending' }
  | { type: 'prolong' };
