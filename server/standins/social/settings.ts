import type { SocialProvider } from '../../../contract/login.ts';

/** Settings the server sends to its stand-in for the social networks at startup. */
export interface SocialStandinSettings {
  /** The port to listen on. Any free port if it's taken or 0. */
  port: number;
  host: string;
  /** Scheme and host name, without a port. */
  origin: string;
  /** The server's own URL. */
  baseUrl: string;
  clientId: string;
  secret: string;
  /** The employers' site authenticates with this when it redeems a token. */
  siteSecret: string;
  /** The public key that verifies secrets for Apple, as PEM. */
  appleKey: string;
  redirectUris: Record<SocialProvider, string[]>;
}
