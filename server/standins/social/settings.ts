import type { SocialProvider } from '../../../contract/login.ts';

/** What the server tells its stand-in for the social networks at start. */
export interface SocialStandinSettings {
  /** The port to listen on; where it is taken, or 0, any free one. */
  port: number;
  host: string;
  /** Scheme and name, without a port. */
  origin: string;
  /** Where the server itself is. */
  baseUrl: string;
  clientId: string;
  secret: string;
  /** What the employers' site shows where it redeems a token. */
  siteSecret: string;
  /** The public key the secrets for Apple are checked with, as PEM. */
  appleKey: string;
  redirectUris: Record<SocialProvider, string[]>;
}
