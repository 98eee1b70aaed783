import type { SocialProvider } from '../../../contract/login.ts';

/** What a network proved about a person. Null where it provided nothing. */
export interface SocialPerson {
  /** Unique to this person within the network. */
  subject: string;
  /** Lower case. */
  email: string | null;
  /** Whether the network states that the address was confirmed. If it doesn't say, this is false. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a trip to a network has to remember until it returns. All of it is secret. */
export interface SocialTrip {
  provider: SocialProvider;
  issuer: string;
  redirectUri: string;
  state: string;
  nonce: string | null;
  verifier: string | null;
}

export type SocialFailureKind = 'cancelled' | 'refused' | 'unavailable';

/**
 * Why there is no person. `reason` and `detail` are for the log: a code, and the network's wording about a code; never anything about the person or a
 * token.
 */
export class SocialFailure extends Error {
  readonly kind: SocialFailureKind;
  readonly reason: string;
  readonly detail: string | undefined;

  constructor(kind: SocialFailureKind, reason: string, detail?: string) {
    super(`${kind}: ${reason}`);
    this.kind = kind;
    this.reason = reason;
    this.detail = detail;
  }
}

/** A social network, or its stand-in. */
export interface SocialNetwork {
  /** @throws SocialFailure */
  begin(redirectUri: string): Promise<{ url: string; trip: SocialTrip }>;
  /**
   * Exchanges the callback for the person.
   * @param fields the callback's query, or the posted form
   * @throws SocialFailure
   */
  finish(fields: URLSearchParams, trip: SocialTrip): Promise<SocialPerson>;
}
