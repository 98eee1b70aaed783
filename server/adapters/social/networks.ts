import type { SocialProvider } from '../../../contract/login.ts';
import type { PersonReader } from './person-readers.ts';
import { readApplePerson, readFacebookPerson, readOpenIdPerson, readXPerson } from './person-readers.ts';

/** A network's protocol. Paths are relative to its origin, or a stand-in's. */
export interface Dialect {
  scope: string;
  /** How we authenticate at the token endpoint. Apple uses a JWT of ours as the secret. */
  authentication: 'post' | 'basic' | 'apple';
  /** An OpenID provider publishes the rest (OpenID Connect Discovery). Without one, the three endpoints are listed. */
  openId: { issuer: string; signedBy: 'RS256' | 'HS256' } | null;
  endpoints: { issuer: string; authorization: string; token: string; person: string } | null;
  /**
   * Apple posts the response as a form if a name or address is requested, and doesn't support PKCE; its nonce has the same effect (RFC 9700 §2.1.1).
   */
  isPosted: boolean;
  readPerson: PersonReader;
}

/** Facebook's API has versions, each of which works for two years. */
const GRAPH = 'v23.0';

/**
 * The five networks of specification §2, by their own documentation: Google and LINE use OpenID Connect, Apple its own variant, X and Facebook OAuth
 * 2.0 with their own user endpoints.
 */
export const DIALECTS: Record<SocialProvider, Dialect> = {
  google: {
    scope: 'openid email profile',
    authentication: 'post',
    openId: { issuer: 'https://accounts.google.com', signedBy: 'RS256' },
    endpoints: null,
    isPosted: false,
    readPerson: readOpenIdPerson,
  },
  apple: {
    scope: 'openid name email',
    authentication: 'apple',
    openId: { issuer: 'https://appleid.apple.com', signedBy: 'RS256' },
    endpoints: null,
    isPosted: true,
    readPerson: readApplePerson,
  },
  facebook: {
    scope: 'email public_profile',
    authentication: 'post',
    openId: null,
    endpoints: {
      issuer: 'https://www.facebook.com',
      authorization: `https://www.facebook.com/${GRAPH}/dialog/oauth`,
      token: `https://graph.facebook.com/${GRAPH}/oauth/access_token`,
      person: `https://graph.facebook.com/${GRAPH}/me?fields=id,first_name,last_name,email`,
    },
    isPosted: false,
    readPerson: readFacebookPerson,
  },
  x: {
    scope: 'users.read tweet.read users.email',
    authentication: 'basic',
    openId: null,
    endpoints: {
      issuer: 'https://x.com',
      authorization: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      person: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    },
    isPosted: false,
    readPerson: readXPerson,
  },
  line: {
    scope: 'openid profile email',
    authentication: 'post',
    // LINE signs the id tokens of web channels with the channel's secret.
    openId: { issuer: 'https://access.line.me', signedBy: 'HS256' },
    endpoints: null,
    isPosted: false,
    readPerson: readOpenIdPerson,
  },
};

/**
 * A network's dialect at another address: a stand-in's, or a staging provider's. OpenID providers publish the rest; for the others, the three
 * endpoints keep the network's own paths.
 */
export function dialectAt(provider: SocialProvider, issuer: string): Dialect {
  const real = DIALECTS[provider];
  const here = (url: string) => issuer.replace(/\/$/, '') + url.replace(/^https:\/\/[^/]+/, '');
  return {
    ...real,
    openId: real.openId && { ...real.openId, issuer },
    endpoints: real.endpoints && {
      issuer,
      authorization: here(real.endpoints.authorization),
      token: here(real.endpoints.token),
      person: here(real.endpoints.person),
    },
  };
}
