import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { magicLinkStatus, redeemMagicLink, requestMagicLink, type MagicLinkStatus } from '../../../contract/login.ts';
import { ticket } from '../../db/schema/identity.ts';
import { type Caller, requireSignedOut, isMember } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { magicLinkEmail, noAccountEmail } from '../notify/email-content.ts';
import { findAccounts, lockAccounts, languageTo, openTo } from './accounts.ts';
import { proveAddress } from './assurance/prove-address.ts';
import { countTry, countTryFrom, forgetTries, LIMITS_OF, removeTry } from '../../http/attempts.ts';
import { clearArrivalCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { type Origin, originOf } from './familiar.ts';
import { issueLink, LINK_LIFETIME, linksOf } from './login-link.ts';
import { beginOnce, type Entered } from './replay.ts';
import { ticketHash, useTicket } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { startSession } from './start-session.ts';

interface MagicLinkRequest {
  address: string;
  /** Where the request comes from. */
  origin: Origin;
  redirect: string | null | undefined;
  /** The language of the requesting page. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Sends a single-use sign-in link. Behaves the same whether or not the address has an account; without one, the owner is informed by email.
 * @throws ApiError otpNotSent if the email wasn't accepted, after which the person may try again right away; tooManyAttempts
 */
async function sendLink(context: IdentityContext, { origin, ...linkRequest }: MagicLinkRequest): Promise<{ expires_at: string; resend_at: string }> {
  const { address } = linkRequest;
  const subject = address + origin.place;
  await countTry(context, LIMITS_OF.resend, `magicLink ${subject}`);
  await countTry(context, LIMITS_OF.linksByAccount, subject);
  const now = context.now();
  const accounts = await findAccounts(context.db, address);
  const language = languageTo(accounts, linkRequest.language);
  const link = await issueLink(context, { ...linkRequest, language });
  try {
    await context.mail.send(accounts.length > 0 ? magicLinkEmail(address, link, language) : noAccountEmail(address, language, context.config.baseUrl));
  } catch (error) {
    context.log.error({ err: error }, 'a sign-in link could not be emailed');
    await forgetTries(context, LIMITS_OF.resend, `magicLink ${subject}`);
    await removeTry(context, LIMITS_OF.linksByAccount, subject);
    throw new ApiError('otpNotSent');
  }
  return { expires_at: new Date(now.getTime() + LINK_LIFETIME).toISOString(), resend_at: new Date(now.getTime() + LIMITS.otpResend).toISOString() };
}

/** @returns `isOwn`: the browser that follows the link is the one that requested it */
async function redeem(context: IdentityContext, token: string, caller: Caller, request: FastifyRequest): Promise<{ entered: Entered; isOwn: boolean }> {
  requireSignedOut(caller);
  await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
  const isOwn = (await linksOf(context, request)).includes(ticketHash(token));
  const entered = await beginOnce(context, request, async (db) => {
    const { data, createdAt } = await useTicket<{ address: string }>(db, token, 'magicLink', context.now());
    const accounts = await lockAccounts(db, data.address);
    const ids = openTo(accounts, createdAt);
    if (ids.length === 0) return { refused: new ApiError(accounts.length > 0 ? 'linkUsed' : 'notFound') };
    const ended = await proveAddress(db, { userIds: ids, caller, request, now: context.now() });
    return enter(context, db, ids, 'magicLink', { caller, request, ended, bringsGuest: isOwn });
  });
  return { entered, isOwn };
}

async function statusOf(context: IdentityContext, request: FastifyRequest, caller: Caller): Promise<MagicLinkStatus> {
  const last = (await linksOf(context, request)).at(-1);
  const [link] = last === undefined ? [] : await context.db.select().from(ticket).where(eq(ticket.tokenHash, last));
  if (link?.usedAt) return isMember(caller) ? 'opened' : 'elsewhere';
  return link && link.expiresAt > context.now() ? 'sent' : 'expired';
}

export const magicLinkRoutes = [
  defineRoute(requestMagicLink, async ({ context, body, language, request, reply }) => {
    const address = body.email.toLowerCase();
    const origin = await originOf(context, request, address);
    await countTryFrom(context, LIMITS_OF.codesByAddress, origin.network);
    return sendLink(context, { address, origin, redirect: body.redirect, language, request, reply });
  }),
  defineRoute(magicLinkStatus, async ({ context, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: await statusOf(context, request, caller) };
  }),
  defineRoute(redeemMagicLink, async ({ context, body, caller, request, reply }) => {
    const { entered, isOwn } = await redeem(context, body.token, caller, request);
    // A resume uploaded before signing in belongs to the guest too.
    if (!isOwn) clearArrivalCookie(reply);
    return { ...(await startSession(context, reply, entered, caller)), is_own: isOwn };
  }),
];
