import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { handOff, redeemHandoff } from '../../../contract/handoff.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { session, user } from '../../db/schema/auth.ts';
import type { OtherSite } from '../../config.ts';
import { NOBODY, type Caller, isMember } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { ownPath } from '../../http/own-path.ts';
import { countTry, countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { currentUserOf } from './current-user.ts';
import { lendSession } from './assurance/lend-session.ts';
import { issueTicket, useTicket } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type IdentityContext } from './context.ts';

/** Long enough to follow a link, too short to pass it on. */
const LIFETIME = 60_000;
const HANDOFFS = { name: 'handoff', tries: 30, window: 15 * 60_000 } as const;

interface HandoffData {
  /** The origin of the target site. */
  origin: string;
  sessionId: string;
}

interface HandoffTarget {
  redirectUrl: string | null | undefined;
  redirect: string | null | undefined;
  country: Country;
  language: Language;
}

/** @throws ApiError noOtherSite; handoffRefused for an address outside the company's sites */
function targetOf(sites: readonly OtherSite[], { redirectUrl, redirect, country, language }: HandoffTarget): URL {
  const employers = sites[0]?.origin;
  if (employers === undefined) throw new ApiError('noOtherSite');
  if (redirectUrl) {
    const url = URL.canParse(redirectUrl) ? new URL(redirectUrl) : null;
    if (!url || !sites.some(({ origin }) => origin === url.origin) || url.username !== '' || url.password !== '') throw new ApiError('handoffRefused');
    url.searchParams.delete('sessionid');
    return url;
  }
  const url = new URL('/keep-login', employers);
  url.searchParams.set('country', country.code);
  url.searchParams.set('lang', language.slug);
  const path = redirect && URL.canParse(redirect, employers) ? new URL(redirect, employers) : null;
  if (path?.origin === employers) url.searchParams.set('redirect', ownPath(path.pathname) + path.search);
  return url;
}

/**
 * The site whose server makes the request: a stolen token alone is useless. Compares digests, so that timing reveals nothing.
 * @throws ApiError credentialsIncorrect for an unknown site or a wrong secret
 */
function siteOf(context: IdentityContext, sites: readonly OtherSite[], requested: string, secret: string): string {
  const site = sites.find(({ origin }) => origin === new URL(requested).origin);
  const [given, expected] = [secret, site?.secret ?? ''].map((text) => Buffer.from(context.identity.digest('site', text)));
  if (!site || !timingSafeEqual(given as Buffer, expected as Buffer)) throw new ApiError('credentialsIncorrect');
  return site.origin;
}

/** The session must not have ended in the meantime. The new one inherits its proof and the time of it, and nothing more. */
async function redeem(context: IdentityContext, token: string, origin: string, request: FastifyRequest) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const ticket = await useTicket<HandoffData>(tx, token, 'handoff', now);
    const { data } = ticket;
    if (data.origin !== origin) throw new ApiError('notFound');
    const { userId } = ticket;
    if (userId === null) throw new ApiError('notFound');
    const outcome = await lendSession(context, tx, { userId, sessionId: data.sessionId, method: 'handoff' }, { caller: NOBODY, request });
    // The other site asks about a session, so one that has ended is not found.
    if ('refused' in outcome) throw outcome.refused.errorName === 'loginLapsed' ? new ApiError('notFound') : outcome.refused;
    if (!('begun' in outcome)) throw new ApiError('notFound');
    const { begun } = outcome;
    const [row] = await tx
      .select({ expiresAt: session.expiresAt, role: user.role })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(session.id, begun.id));
    const { expiresAt, role } = row as { expiresAt: Date; role: 'jobseeker' | 'recruiter' };
    return { sessionid: begun.token, expires_at: expiresAt.toISOString(), role, user: await currentUserOf(tx, userId, now) };
  });
}

function issue(context: IdentityContext, caller: Extract<Caller, { userId: string }>, { origin }: URL): Promise<string> {
  const data: HandoffData = { origin, sessionId: caller.sessionId };
  return issueTicket(context.db, { purpose: 'handoff', userId: caller.userId, data, lifetime: LIFETIME }, context.now());
}

export const handoffRoutes = [
  defineRoute(handOff, async ({ context, caller, body, country, language, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (body.redirect_url && !isMember(caller)) throw new ApiError('credentialsMissing');
    const url = targetOf(await request.server.social.otherSites(), { redirectUrl: body.redirect_url, redirect: body.redirect, country, language });
    if (isMember(caller)) {
      await countTry(context, HANDOFFS, caller.userId);
      url.hash = `handoff=${await issue(context, caller, url)}`;
    }
    return { url: url.href, site: url.host };
  }),
  defineRoute(redeemHandoff, async ({ context, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
    const origin = siteOf(context, await request.server.social.otherSites(), body.origin, body.client_secret);
    return redeem(context, body.token, origin, request);
  }),
];

/**
 * Removes the session ID of an old link (specification §2), which is no longer used. Runs before anything else reads the URL.
 * @param url path and query
 * @returns the URL without it; null if it has none
 */
export function withoutSessionId(url: string): string | null {
  const [path = '/', search] = url.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (!query.has('sessionid')) return null;
  query.delete('sessionid');
  return `${ownPath(path)}${query.size > 0 ? `?${query}` : ''}`;
}
