import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { magicLinkStatus, redeemMagicLink, requestMagicLink, type MagicLinkStatus } from '../../../contract/login.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { ticket } from '../../db/schema/identity.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { magicLinkLetter, noAccountLetter, pageIn } from '../data/email-letters.ts';
import { findAccounts, holdAccounts, openTo } from './accounts.ts';
import { proveAddress } from './assurance/prove-address.ts';
import { countTry, countTryFrom, forgetTries, LIMITS_OF } from './attempts.ts';
import { setAuthCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { type Origin, originOf } from './familiar.ts';
import { beginOnce, type Entered } from './replay.ts';
import { issueTicket, readTicket, ticketCookie, ticketHash, useTicket } from './tickets.ts';
import { welcome } from './welcome.ts';

/** As long as a code. */
const LIFETIME = LIMITS.otpLifetime;

interface Asked {
  address: string;
  /** Where it is asked from. */
  origin: Origin;
  redirect: string | null | undefined;
  language: Language;
}

/**
 * Sends a link that logs in, once. Done alike whether or not the address has an account; without one, its owner is told so by mail.
 * @throws ApiError otpNotSent (the mail was not accepted; one may ask again at once), tooManyAttempts
 */
async function sendLink(house: House, { address, origin, redirect, language }: Asked, reply: FastifyReply): Promise<{ expires_at: string; resend_at: string }> {
  await countTry(house, LIMITS_OF.resend, `magicLink ${address}${origin.place}`);
  await countTry(house, LIMITS_OF.codesByAccount, address + origin.place);
  const now = house.now();
  const accounts = await findAccounts(house.db, address);
  const token = await issueTicket(house.db, { purpose: 'magicLink', userId: null, data: { address }, lifetime: LIFETIME }, now);
  const watch = await issueTicket(house.db, { purpose: 'magicLinkWatch', userId: null, data: { link: ticketHash(token) }, lifetime: LIFETIME }, now);
  try {
    const { baseUrl } = house.config;
    await house.mail.send(
      accounts.length > 0 ? magicLinkLetter(address, linkOf(baseUrl, language, token, redirect), language) : noAccountLetter(address, language, baseUrl),
    );
  } catch (error) {
    house.log.error({ err: error }, 'a login link could not be mailed');
    await forgetTries(house, LIMITS_OF.resend, `magicLink ${address}${origin.place}`);
    throw new ApiError('otpNotSent');
  }
  setAuthCookie(house, reply, COOKIES.magicLink, watch, LIFETIME);
  return { expires_at: new Date(now.getTime() + LIFETIME).toISOString(), resend_at: new Date(now.getTime() + LIMITS.otpResend).toISOString() };
}

/** The token stands in the fragment: it is sent to no server, and mail scanners that follow links do not use it up. */
function linkOf(baseUrl: string, language: Language, token: string, redirect: string | null | undefined): string {
  const url = new URL(pageIn(language, baseUrl, '/get-started'));
  if (redirect && URL.canParse(redirect, baseUrl) && new URL(redirect, baseUrl).origin === new URL(baseUrl).origin) url.searchParams.set('redirect', redirect);
  url.hash = `magic-link=${token}`;
  return url.href;
}

async function redeem(house: House, token: string, caller: Caller, request: FastifyRequest): Promise<Entered> {
  if (caller.kind === 'seeker' || caller.kind === 'recruiter') throw new ApiError('alreadyLoggedIn');
  await countTryFrom(house, LIMITS_OF.loginByAddress, request.ip);
  return beginOnce(house, request, async (db) => {
    const { data, createdAt } = await useTicket<{ address: string }>(db, token, 'magicLink', house.now());
    const accounts = await holdAccounts(db, data.address);
    const ids = openTo(accounts, createdAt);
    if (ids.length === 0) return { refused: new ApiError(accounts.length > 0 ? 'linkUsed' : 'notFound') };
    const ended = await proveAddress(db, { userIds: ids, caller, request, now: house.now() });
    return enter(house, db, ids, 'magicLink', { caller, request, ended });
  });
}

async function statusOf(house: House, watch: string | undefined, caller: Caller): Promise<MagicLinkStatus> {
  const now = house.now();
  const watched = watch === undefined ? null : await readTicket<{ link: string }>(house.db, watch, 'magicLinkWatch', now).catch(nullIfRefused);
  const [link] = watched ? await house.db.select().from(ticket).where(eq(ticket.tokenHash, watched.data.link)) : [];
  if (link?.usedAt) return caller.kind === 'seeker' || caller.kind === 'recruiter' ? 'opened' : 'elsewhere';
  return link && link.expiresAt > now ? 'sent' : 'expired';
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

export const magicLinkRoutes = [
  defineRoute(requestMagicLink, async ({ house, body, language, request, reply }) => {
    const address = body.email.toLowerCase();
    const origin = await originOf(house, request, address);
    await countTryFrom(house, LIMITS_OF.codesByAddress, origin.network);
    return sendLink(house, { address, origin, redirect: body.redirect, language }, reply);
  }),
  defineRoute(magicLinkStatus, async ({ house, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: await statusOf(house, ticketCookie(request, COOKIES.magicLink), caller) };
  }),
  defineRoute(redeemMagicLink, async ({ house, body, caller, request, reply }) =>
    welcome(house, reply, await redeem(house, body.token, caller, request), caller),
  ),
];
