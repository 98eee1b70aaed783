import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { magicLinkStatus, redeemMagicLink, requestMagicLink, type MagicLinkStatus } from '../../../contract/login.ts';
import { ticket } from '../../db/schema/identity.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { magicLinkLetter, noAccountLetter } from '../data/email-letters.ts';
import { findAccounts, holdAccounts, languageTo, openTo } from './accounts.ts';
import { proveAddress } from './assurance/prove-address.ts';
import { countTry, countTryFrom, forgetTries, LIMITS_OF, takeBackTry } from './attempts.ts';
import { clearArrivalCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { type Origin, originOf } from './familiar.ts';
import { issueLink, LINK_LIFETIME, linksOf } from './login-link.ts';
import { beginOnce, type Entered } from './replay.ts';
import { ticketHash, useTicket } from './tickets.ts';
import { welcome } from './welcome.ts';

interface Asked {
  address: string;
  /** Where it is asked from. */
  origin: Origin;
  redirect: string | null | undefined;
  /** Of the page it is asked on. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Sends a link that logs in, once. Done alike whether or not the address has an account; without one, its owner is told so by mail.
 * @throws ApiError otpNotSent (the mail was not accepted; one may ask again at once), tooManyAttempts
 */
async function sendLink(house: House, { origin, ...asked }: Asked): Promise<{ expires_at: string; resend_at: string }> {
  const { address } = asked;
  const subject = address + origin.place;
  await countTry(house, LIMITS_OF.resend, `magicLink ${subject}`);
  await countTry(house, LIMITS_OF.linksByAccount, subject);
  const now = house.now();
  const accounts = await findAccounts(house.db, address);
  const language = languageTo(accounts, asked.language);
  const link = await issueLink(house, { ...asked, language });
  try {
    await house.mail.send(accounts.length > 0 ? magicLinkLetter(address, link, language) : noAccountLetter(address, language, house.config.baseUrl));
  } catch (error) {
    house.log.error({ err: error }, 'a login link could not be mailed');
    await forgetTries(house, LIMITS_OF.resend, `magicLink ${subject}`);
    await takeBackTry(house, LIMITS_OF.linksByAccount, subject);
    throw new ApiError('otpNotSent');
  }
  return { expires_at: new Date(now.getTime() + LINK_LIFETIME).toISOString(), resend_at: new Date(now.getTime() + LIMITS.otpResend).toISOString() };
}

/** @returns `isOwn`: the browser that follows it asked for it */
async function redeem(house: House, token: string, caller: Caller, request: FastifyRequest): Promise<{ entered: Entered; isOwn: boolean }> {
  if (caller.kind === 'seeker' || caller.kind === 'recruiter') throw new ApiError('alreadyLoggedIn');
  await countTryFrom(house, LIMITS_OF.loginByAddress, request.ip);
  const isOwn = (await linksOf(house, request)).includes(ticketHash(token));
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

async function statusOf(house: House, request: FastifyRequest, caller: Caller): Promise<MagicLinkStatus> {
  const last = (await linksOf(house, request)).at(-1);
  const [link] = last === undefined ? [] : await house.db.select().from(ticket).where(eq(ticket.tokenHash, last));
  if (link?.usedAt) return caller.kind === 'seeker' || caller.kind === 'recruiter' ? 'opened' : 'elsewhere';
  return link && link.expiresAt > house.now() ? 'sent' : 'expired';
}

export const magicLinkRoutes = [
  defineRoute(requestMagicLink, async ({ house, body, language, request, reply }) => {
    const address = body.email.toLowerCase();
    const origin = await originOf(house, request, address);
    await countTryFrom(house, LIMITS_OF.codesByAddress, origin.network);
    return sendLink(house, { address, origin, redirect: body.redirect, language, request, reply });
  }),
  defineRoute(magicLinkStatus, async ({ house, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: await statusOf(house, request, caller) };
  }),
  defineRoute(redeemMagicLink, async ({ house, body, caller, request, reply }) => {
    const { entered, isOwn } = await redeem(house, body.token, caller, request);
    // A resume that was handed in before there was an account is the guest's too.
    if (!isOwn) clearArrivalCookie(reply);
    return { ...(await welcome(house, reply, entered, caller)), is_own: isOwn };
  }),
];
