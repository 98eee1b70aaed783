/** Settings the server sends to its Singpass stand-in at startup. */
export interface StandinSettings {
  /** The port to listen on. Any free port if it's taken or 0. */
  port: number;
  host: string;
  /** Scheme and host name of the issuer, without a port. */
  origin: string;
  clientId: string;
  redirectUris: string[];
  /** The client's public keys. */
  jwks: { keys: object[] };
}
