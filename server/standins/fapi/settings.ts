/** What the server tells its Singpass stand-in at start. */
export interface StandinSettings {
  /** The port to listen on; where it is taken, or 0, any free one. */
  port: number;
  host: string;
  /** Scheme and name of the issuer, without its port. */
  origin: string;
  clientId: string;
  redirectUris: string[];
  /** Public keys of the client. */
  jwks: { keys: object[] };
}
