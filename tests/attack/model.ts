import { DAY, MINUTE } from '../../contract/durations.ts';

/** What the model knows. Nothing here is read from the server's state: it is inferred from calls and their answers. */

export type ActorName = 'owner' | 'thief' | 'stranger';

/** What a thief may be able to do in a story. */
export const POWERS = ['oldCookie', 'registeredFirst', 'unlockedBrowser', 'oldEmail'] as const;
export type Power = (typeof POWERS)[number];

/** Who acts, through which browser: `thief.seat` is the thief at the owner's laptop, `thief.copy` a browser with cookies copied from it. */
export const HANDS = ['owner.laptop', 'owner.phone', 'owner.site', 'thief.own', 'thief.copy', 'thief.seat', 'thief.site', 'stranger.own'] as const;
/** `owner.probe`: a browser opened at the end of a story, to check whether the owner gets in. */
export type HandName = (typeof HANDS)[number] | 'owner.probe' | 'stranger.twin';

export const INVARIANTS = ['factor', 'revoked', 'recentProof', 'wayBack', 'lockOut', 'existence', 'serverError'] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** A broken invariant. `key` names the kind of failure; two violations with the same key are one finding. */
export class Violation extends Error {
  readonly invariant: Invariant;
  readonly key: string;

  constructor(invariant: Invariant, key: string, detail = '') {
    super(`${invariant}: ${key}${detail ? ` (${detail})` : ''}`);
    this.invariant = invariant;
    this.key = key;
  }
}

/** Something attached to an account that lets someone in. */
export interface Attached {
  by: ActorName;
  at: number;
}

export interface Account {
  id: string;
  role: 'jobseeker' | 'recruiter';
  email: string;
  registeredBy: ActorName;
  isProvenByOwner: boolean;
  /** Whether anyone verified its current address. */
  isProven: boolean;
  /** Who owns its current address. */
  emailBy: ActorName;
  madeAt: number;
  /** Former addresses, whose, and until when. */
  formers: { address: string; by: ActorName; until: number }[];
  password: (Attached & { value: string }) | null;
  /** By the persona's address and the network: `google mika@example.com`. */
  networks: Map<string, Attached>;
  passkeys: Map<string, Attached>;
  totp: (Attached & { secret: string }) | null;
  recovery: Set<string>;
  /** When they were created. */
  recoveryAt: number;
  phone: (Attached & { number: string }) | null;
  /** Nothing started earlier than this step opens the account: the password was changed or reset, or the owner verified the address. */
  closedAt: number;
  closedBy: string;
  /** Of those, the step that ended every session: an address change requested earlier doesn't happen. */
  renewedAt: number;
  isDeleted: boolean;
}

export interface ModelSession {
  token: string;
  /** Null for a guest. */
  account: Account | null;
  by: ActorName;
  how: string;
  provenAt: number;
  /** Why it no longer opens anything. */
  ended: string | null;
  device: string;
  begunAt: number;
  /** Someone used it, so the answer that carried it wasn't lost. */
  isHeard: boolean;
}

/** A code or a link that was sent. `step` counts the calls of the story. */
export interface Delivery {
  to: string;
  kind: 'login' | 'verify' | 'proof' | 'reset' | 'link' | 'emailChange' | 'smsLogin' | 'smsVerify';
  secret: string;
  challengeId: string | undefined;
  requestedBy: ActorName;
  sentAt: number;
  step: number;
  isUsed: boolean;
  /** For an email change: whose. */
  account?: Account;
}

export interface Fault {
  invariant: Invariant;
  key: string;
}

/** Why a call may start a session of an account: judged once it has. */
export interface Ground {
  how: string;
  by: ActorName;
  /** The call of the story it started with. */
  step: number;
  provenAt: number;
  fault: (account: Account) => Fault | null;
  /** Needs no second factor: a passkey, or a session that already passed it. */
  isWhole?: boolean;
  /** The second factor was passed. */
  hasSecond?: boolean;
  /** Continues this session, which ends thereby. */
  replaces?: ModelSession | undefined;
  /** A new account belongs to the actor. */
  registers?: boolean;
  /** What else success proves, before a second factor is required: a verified address, a used email. */
  proves?: (() => void) | undefined;
  /** What it changes in the account once someone is in. */
  attaches?: (account: Account) => void;
}

/** Null if allowed. What started before the account was closed isn't. */
export function judge(ground: Ground, account: Account): Fault | null {
  // A session that lends itself, or that is replaced, is judged by whether it is alive.
  if (account.closedAt > ground.step)
    return { invariant: 'revoked', key: `a login ${ground.how}, begun before ${account.closedBy}, opens the account after it` };
  return ground.fault(account);
}

export const isOwners = (account: Account): boolean => !account.isDeleted && (account.registeredBy === 'owner' || account.isProvenByOwner);

export const PROOF_LIFETIME = 15 * MINUTE;
/** The code or link of a login. */
export const CODE_LIFETIME = 10 * MINUTE;
/** A reset through the mailbox undoes what was attached or replaced this recently. */
export const UNDONE_WITHIN = 7 * DAY;
