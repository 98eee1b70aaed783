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
import { clearArrivalCookie, setAuthCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { type Origin, originOf } from './familiar.ts';
import { beginOnce, type Entered } from './replay.ts';
import { issueTicket, readTicket, ticketCookie, ticketHash, useTicket } from './tickets.ts';
import { welcome } from './welcome.ts';

/** As long as a code. */
const LIFETIME = LIMITS.otpLifetime;

/** What the cookie of a browser that asked for links stands for: their digests, the last one last. */
interface WatchData {
  links: string[];
}

interface Asked {
  address: string;
  /** The token of the links asked for before. */
  watch: string | undefined;
  /** Where it is asked from. */
  origin: Origin;
  redirect: string | null | undefined;
  language: Language;
}

/**
 * Sends a link that logs in, once. Done alike whether or not the address has an account; without one, its owner is told so by mail.
 * @throws ApiError otpNotSent (the mail was not accepted; one may ask again at once), tooManyAttempts
 */
async function sendLink(house: House, { address, watch, origin, redirect, language }: Asked, reply: FastifyReply): Promise<{ expires_at: string; resend_at: string }> {
  await countTry(house, LIMITS_OF.resend, `magicLink ${address}${origin.place}`);
  await countTry(house, LIMITS_OF.codesByAccount, address + origin.place);
  const now = house.now();
  const accounts = await findAccounts(house.db, address);
  const token = await issueTicket(house.db, { purpose: 'magicLink', userId: null, data: { address }, lifetime: LIFETIME }, now);
  const data: WatchData = { links: [...(await linksOf(house, watch)), ticketHash(token)] };
  const watching = await issueTicket(house.db, { purpose: 'magicLinkWatch', userId: null, data, lifetime: LIFETIME }, now);
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
  setAuthCookie(house, reply, COOKIES.magicLink, watching, LIFETIME);
  return { expires_at: new Date(now.getTime() + LIFETIME).toISOString(), resend_at: new Date(now.getTime() + LIMITS.otpResend).toISOString() };
}

/** The token stands in the fragment: it is sent to no server, and mail scanners that follow links do not use it up. */
function linkOf(baseUrl: string, language: Language, token: string, redirect: string | null | undefined): string {
  const url = new URL(pageIn(language, baseUrl, '/get-started'));
  if (redirect && URL.canParse(redirect, baseUrl) && new URL(redirect, baseUrl).origin === new URL(baseUrl).origin) url.searchParams.set('redirect', redirect);
  url.hash = `magic-link=${token}`;
  return url.href;
}

/** The digests of the links a browser asked for. */
async function linksOf(house: House, watch: string | undefined): Promise<string[]> {
  const found = watch === undefined ? null : await readTicket<WatchData>(house.db, watch, 'magicLinkWatch', house.now()).catch(nullIfRefused);
  return found?.data.links ?? [];
}

/** @returns `isOwn`: the browser that follows it asked for it */
async function redeem(house: House, token: string, caller: Caller, request: FastifyRequest): Promise<{ entered: Entered; isOwn: boolean }> {
  if (caller.kind === 'seeker' || caller.kind === 'recruiter') throw new ApiError('alreadyLoggedIn');
  await countTryFrom(house, LIMITS_OF.loginByAddress, request.ip);
  const isOwn = (await linksOf(house, ticketCookie(request, COOKIES.magicLink))).includes(ticketHash(token));
  const entered = await beginOnce(house, request, async (db) => {
    const { data, createdAt } = await useTicket<{ address: string }>(db, token, 'magicLink', house.now());
    const accounts = await holdAccounts(db, data.address);
    const ids = openTo(accounts, createdAt);
    if (ids.length === 0) return { refused: new ApiError(accounts.length > 0 ? 'linkUsed' : 'notFound') };
    const ended = await proveAddress(db, { userIds: ids, caller, request, now: house.now() });
    return enter(house, db, ids, 'magicLink', { caller, request, ended, bringsGuest: isOwn });
  });
  return { entered, isOwn };
}

async function statusOf(house: House, watch: string | undefined, caller: Caller): Promise<MagicLinkStatus> {
  const now = house.now();
  const last = (await linksOf(house, watch)).at(-1);
  const [link] = last === undefined ? [] : await house.db.select().from(ticket).where(eq(ticket.tokenHash, last));
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
    return sendLink(house, { address, watch: ticketCookie(request, COOKIES.magicLink), origin, redirect: body.redirect, language }, reply);
  }),
  defineRoute(magicLinkStatus, async ({ house, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: await statusOf(house, ticketCookie(request, COOKIES.magicLink), caller) };
  }),
  defineRoute(redeemMagicLink, async ({ house, body, caller, request, reply }) => {
    const { entered, isOwn } = await redeem(house, body.token, caller, request);
    // A resume that was handed in before there was an account is the guest's too.
    if (!isOwn) clearArrivalCookie(reply);
    return { ...(await welcome(house, reply, entered, caller)), is_own: isOwn };
  }),
];
