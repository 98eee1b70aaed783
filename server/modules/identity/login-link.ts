import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { ApiError } from '../../http/errors.ts';
import { pageIn } from '../notify/email-content.ts';
import { setAuthCookie } from './cookies.ts';
import { issueTicket, readTicket, ticketCookie, ticketHash } from '../../http/tickets.ts';
import type { IdentityContext } from './context.ts';

/** As long as a code. */
export const LINK_LIFETIME = LIMITS.otpLifetime;

/** The digests of the links that this browser requested, newest last. The browser has a cookie for it. */
interface WatchData {
  links: string[];
}

interface LinkRequest {
  address: string;
  redirect: string | null | undefined;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Creates a single-use sign-in link and records that this browser requested it.
 * @returns its URL
 */
export async function issueLink(context: IdentityContext, { address, redirect, language, request, reply }: LinkRequest): Promise<string> {
  const now = context.now();
  const token = await issueTicket(context.db, { purpose: 'magicLink', userId: null, data: { address }, lifetime: LINK_LIFETIME }, now);
  const data: WatchData = { links: [...(await linksOf(context, request)), ticketHash(token)] };
  const watch = await issueTicket(context.db, { purpose: 'magicLinkWatch', userId: null, data, lifetime: LINK_LIFETIME }, now);
  setAuthCookie(context, reply, COOKIES.magicLink, watch, LINK_LIFETIME);
  return linkOf(context.config.baseUrl, language, token, redirect);
}

/** The digests of the links this browser requested, newest last. */
export async function linksOf(context: IdentityContext, request: FastifyRequest): Promise<string[]> {
  const watch = ticketCookie(request, COOKIES.magicLink);
  if (watch === undefined) return [];
  const found = await readTicket<WatchData>(context.db, watch, 'magicLinkWatch', context.now()).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return found?.data.links ?? [];
}

/** The token is in the fragment, which isn't sent to servers, so mail scanners that follow links don't use it up. */
function linkOf(baseUrl: string, language: Language, token: string, redirect: string | null | undefined): string {
  const url = new URL(pageIn(language, baseUrl, '/get-started'));
  if (redirect && URL.canParse(redirect, baseUrl) && new URL(redirect, baseUrl).origin === new URL(baseUrl).origin) url.searchParams.set('redirect', redirect);
  url.hash = `magic-link=${token}`;
  return url.href;
}
