import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant } from './fields.ts';
import { currentUser } from './records.ts';

/** Handing a session over to the company's other site (specification §2: /jobseeker-login-redirect and /keep-login; flows/handoff.md). */

const address = z.string().min(1).max(2_000).nullish();

/**
 * Where to send the browser. For a member, the URL has a one-time token for that site in its fragment, `#handoff=TOKEN`, which isn't sent to any
 * server or written to any log. A visitor is sent to the employers' site without one.
 */
export const handOff = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/handoff',
  summary: 'Create the URL of the company’s other site, with a one-time token',
  access: 'public',
  idempotency: 'natural',
  /** `redirect_url`: a URL of the other site. Without one, it is the employers' site, and `redirect` is a path there. */
  body: z.object({ redirect_url: address, redirect: address }),
  reply: z.object({ url: z.url(), site: z.string() }),
  errors: [ERRORS.handoffRefused.code, ERRORS.noOtherSite.code, ERRORS.credentialsMissing.code, ERRORS.tooManyAttempts.code],
});

/**
 * For the other site's server, which authenticates with the shared secret. Works once, within a minute, for the site the token was made for. That
 * site stores the session in a cookie. `client_secret`: as configured for `origin`. With another origin or a wrong secret, the token stays valid.
 */
export const redeemHandoff = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/handoff/redeem',
  summary: 'Exchange a one-time token for a session, from the other site’s server',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ token: z.string().min(1).max(100), origin: z.url(), client_secret: z.string().min(1).max(200) }),
  reply: z.object({ sessionid: z.string(), expires_at: instant, role: z.enum(['jobseeker', 'recruiter']), user: currentUser }),
  errors: [
    ERRORS.credentialsIncorrect.code,
    ERRORS.notFound.code,
    ERRORS.linkUsed.code,
    ERRORS.linkExpired.code,
    ERRORS.accountSuspended.code,
    ERRORS.tooManyAttempts.code,
  ],
});
