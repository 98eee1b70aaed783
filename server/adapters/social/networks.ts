import type { SocialProvider } from '../../../contract/login.ts';
import type { Teller } from './tellers.ts';
import { appleTeller, facebookTeller, openIdTeller, xTeller } from './tellers.ts';

/** How a network is spoken to. Paths are below its origin, or a stand-in's. */
export interface Dialect {
  scope: string;
  /** How we say who we are at the token endpoint; Apple takes a JWT of ours as the secret. */
  authentication: 'post' | 'basic' | 'apple';
  /** Where an OpenID provider says the rest (OpenID Connect Discovery); without one, the three endpoints. */
  openId: { issuer: string; signedBy: 'RS256' | 'HS256' } | null;
  endpoints: { issuer: string; authorization: string; token: string; person: string } | null;
  /** Apple posts the answer as a form where a name or an address is asked for, and takes no PKCE: its nonce does that work (RFC 9700 §2.1.1). */
  isPosted: boolean;
  teller: Teller;
}

/** Facebook's API is dated: a version works for two years. */
const GRAPH = 'v23.0';

/**
 * The five networks of specification §2, by their own documents: Google and LINE OpenID Connect, Apple its own kind of it, X and Facebook OAuth 2.0
 * with a person's endpoint each.
 */
export const DIALECTS: Record<SocialProvider, Dialect> = {
  google: {
    scope: 'openid email profile',
    authentication: 'post',
    openId: { issuer: 'https://accounts.google.com', signedBy: 'RS256' },
    endpoints: null,
    isPosted: false,
    teller: openIdTeller,
  },
  apple: {
    scope: 'openid name email',
    authentication: 'apple',
    openId: { issuer: 'https://appleid.apple.com', signedBy: 'RS256' },
    endpoints: null,
    isPosted: true,
    teller: appleTeller,
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
    teller: facebookTeller,
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
    teller: xTeller,
  },
  line: {
    scope: 'openid profile email',
    authentication: 'post',
    // LINE signs the id tokens of web channels with the channel's secret.
    openId: { issuer: 'https://access.line.me', signedBy: 'HS256' },
    endpoints: null,
    isPosted: false,
    teller: openIdTeller,
  },
};

/**
 * A network's dialect at another address: a stand-in's, or a staging provider's. OpenID providers say the rest themselves; of the others the three endpoints
 * are at the network's own paths below it.
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
