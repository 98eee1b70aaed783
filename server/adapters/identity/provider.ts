/** A thing Myinfo tells by a code, a word, or both. */
export interface Coded {
  code: string | null;
  text: string | null;
}

/** What Myinfo told of a person, by the scopes asked for. Parts the person or the provider left out are null. */
export interface MyinfoPerson {
  /** The whole NRIC or FIN: used to make the digest and the masked form, kept nowhere. */
  uinfin: string;
  name: string | null;
  residentialStatus: Coded;
  nationality: Coded;
  passType: Coded;
  passStatus: string | null;
  /** ISO date. */
  passExpiryDate: string | null;
}

/** What a round trip to the provider has to remember until it comes back. All of it is secret. */
export interface RoundTrip {
  issuer: string;
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  /** The private DPoP key as a JWK: the code and the token are worth nothing without it (RFC 9449). */
  dpopKey: object;
}

/** The four failures of flows.md, *singpass*. */
export type IdentityFailureKind = 'userCancelled' | 'noMyinfo' | 'upstreamDown' | 'ourFault';

/**
 * Why no identity came back. `reason` and `detail` are for the log: a machine word, and what the provider said where nothing of a person was sent to it; never
 * anything of a person or of a token.
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

/** Who asks, told to the stand-in alone, so that its people can bear the name of the profile they are to verify. */
export interface Asker {
  userId: string;
  name: string;
}

/** Singpass, or what stands in for it. */
export interface IdentityProvider {
  /** Our public keys, as a JWK set: what the provider checks our assertions with and encrypts to. */
  jwks(): Promise<{ keys: object[] }>;
  /** Where the provider may send a person back to. */
  redirectUris: readonly string[];
  /** Pushes the request. @throws IdentityFailure upstreamDown, ourFault */
  begin(redirectUri: string, asker: Asker): Promise<{ url: string; roundTrip: RoundTrip }>;
  /**
   * Exchanges what came back for the person.
   * @param search the query of the callback, with its question mark
   * @throws IdentityFailure
   */
  finish(search: string, roundTrip: RoundTrip): Promise<MyinfoPerson>;
  close(): Promise<void>;
}
