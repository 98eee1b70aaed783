import type { SocialProvider } from '../../../contract/login.ts';

/** What a network said of a person, proven to us. Null where it said nothing. */
export interface SocialPerson {
  /** Never given to another person by the same network. */
  subject: string;
  /** Lower case. */
  email: string | null;
  /** The network says that the address was confirmed; without its word for that, it was not. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a trip to a network has to remember until it comes back. All of it is secret. */
export interface SocialTrip {
  provider: SocialProvider;
  issuer: string;
  redirectUri: string;
  state: string;
  nonce: string | null;
  verifier: string | null;
}

export type SocialFailureKind = 'cancelled' | 'refused' | 'unavailable';

/** Why nobody came back. `reason` and `detail` are for the log: a machine word, and what the network said of a code; never anything of the person or of a token. */
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

/** A social network, or what stands in for it. */
export interface SocialNetwork {
  /** @throws SocialFailure */
  begin(redirectUri: string): Promise<{ url: string; trip: SocialTrip }>;
  /**
   * Exchanges what came back for the person.
   * @param fields of the callback: its query, or the form that was posted
   * @throws SocialFailure
   */
  finish(fields: URLSearchParams, trip: SocialTrip): Promise<SocialPerson>;
}
