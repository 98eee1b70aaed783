/** A value with a code, a description, or both. */
export interface Coded {
  code: string | null;
  text: string | null;
}

/** A person's Myinfo data, for the requested scopes. Parts that the person or the provider left out are null. */
export interface MyinfoPerson {
  /** The whole NRIC or FIN. Used to compute the digest and the masked form, and never stored. */
  uinfin: string;
  name: string | null;
  residentialStatus: Coded;
  nationality: Coded;
  passType: Coded;
  passStatus: string | null;
  /** ISO date. */
  passExpiryDate: string | null;
}

/** What a round trip to the provider has to remember until it returns. All of it is secret. */
export interface RoundTrip {
  issuer: string;
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  /** The private DPoP key as a JWK. The code and the token can't be used without it (RFC 9449). */
  dpopKey: object;
}

/** The four failures of flows/singpass.md. */
export type IdentityFailureKind = 'userCancelled' | 'noMyinfo' | 'upstreamDown' | 'ourFault';

/**
 * Why there is no identity. `reason` and `detail` are for the log: a code, and the provider's wording if the request contained no personal data;
 * never anything about a person or a token.
 */
export class IdentityFailure extends Error {
  readonly kind: IdentityFailureKind;
  readonly reason: string;
  readonly detail: string | undefined;

  constructor(kind: IdentityFailureKind, reason: string, detail?: string) {
    super(`${kind}: ${reason}`);
    this.kind = kind;
    this.reason = reason;
    this.detail = detail;
  }
}

/** The person who makes the request. Only the stand-in gets it, so that its personas can have the name of the profile to verify. */
export interface Asker {
  userId: string;
  name: string;
}

/** Singpass, or its stand-in. */
export interface IdentityProvider {
  /** Our public keys, as a JWK set: the provider verifies our assertions and encrypts with them. */
  jwks(): Promise<{ keys: object[] }>;
  /** Where the provider may redirect a person back to. */
  redirectUris: readonly string[];
  /**
   * Pushes the authorization request.
   * @throws IdentityFailure upstreamDown, ourFault
   */
  begin(redirectUri: string, asker: Asker): Promise<{ url: string; roundTrip: RoundTrip }>;
  /**
   * Exchanges the callback for the person's data.
   * @param search the callback's query, with its question mark
   * @throws IdentityFailure
   */
  finish(search: string, roundTrip: RoundTrip): Promise<MyinfoPerson>;
  close(): Promise<void>;
}
