import { and, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Language, LANGUAGES } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { NOBODY, type Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { pageIn, passwordChangedEmail, resetEmail, resetLinkEmail } from '../notify/email-content.ts';
import { mailCode } from './mail-code.ts';
import { isUnclaimed } from './unclaimed.ts';
import { findAccounts, findAccountsById, type FoundAccount, languageTo, openTo } from './accounts.ts';
import { recoverAccount } from './assurance/recover.ts';
import { deviceOf } from './assurance/session-rows.ts';
import { recoverableUnder } from './assurance/ways-in.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { checkCode, lastChallenge } from './code.ts';
import { clearAuthCookie, setAuthCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { originOf } from './familiar.ts';
import { refuseOwnName } from './own-name.ts';
import { hashPassword } from './password.ts';
import { storePassword } from './store-password.ts';
import { beginOnce, type Entered } from './replay.ts';
import { issueTicket, ticketCookie, useTicket } from '../../http/tickets.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { asLapsed } from './two-factor.ts';
import { haveNoRecoveryCodes } from './totp.ts';
import { startSession } from './start-session.ts';
import { lockUsers } from '../../db/lock-user.ts';

const LIFETIME = 10 * 60_000;

/** The data of a ticket that allows choosing a password. */
interface ResetRight {
  address: string;
  /** When the code was emailed. It doesn't open anything revoked since. */
  issuedAt: string;
}

interface Choosing {
  visitor: Caller;
  request: FastifyRequest;
}

interface Exchanged {
  address: string;
  code: string;
  challengeId: string | undefined;
  device: string | null;
  place: string;
}

/** @returns the token that allows choosing a password; or the refusal, after the attempt was committed */
async function exchange(context: IdentityContext, { address, code, challengeId, device, place }: Exchanged): Promise<string> {
  const outcome = await context.db.transaction(async (db) => {
    if (!/^\d{6}$/.test(code)) return exchangeLink(context, db, address, code);
    const id = challengeId ?? (await lastChallenge(db, address, 'reset', device));
    if (id === undefined) return new ApiError('otpWrong');
    const checked = await checkCode(context, db, { challengeId: id, address, purpose: 'reset', code, place });
    if ('refused' in checked) return checked.refused;
    return giveRight(context, db, address, checked.issuedAt);
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** With the link that is sent where codes aren't (guesses.ts). */
async function exchangeLink(context: IdentityContext, db: Queryable, address: string, token: string): Promise<string> {
  const { data, createdAt } = await useTicket<{ address: string }>(db, token, 'resetLink', context.now()).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.errorName === 'linkUsed' ? 'otpUsed' : error.errorName === 'linkExpired' ? 'otpExpired' : 'otpWrong');
  });
  if (data.address !== address) throw new ApiError('otpWrong');
  return giveRight(context, db, address, createdAt);
}

function giveRight(context: IdentityContext, db: Queryable, address: string, issuedAt: Date): Promise<string> {
  const data: ResetRight = { address, issuedAt: issuedAt.toISOString() };
  return issueTicket(db, { purpose: 'passwordReset', userId: null, data, lifetime: LIFETIME }, context.now());
}

/** The token and the address are in the fragment, which isn't sent to servers. */
async function resetLinkOf(context: IdentityContext, address: string, language: Language): Promise<string> {
  const token = await issueTicket(context.db, { purpose: 'resetLink', userId: null, data: { address }, lifetime: LIMITS.otpLifetime }, context.now());
  return `${pageIn(language, context.config.baseUrl, '/change-password')}#${new URLSearchParams({ email: address, otp: token })}`;
}

/**
 * The accounts that have an address, or had it within the last week and can restore it. Nobody else on their side has it now, except an account
 * created only by a job alert, which gives way.
 * @param device the device the request comes from
 */
async function accountsOf(db: Queryable, address: string, device: string | null, now: Date): Promise<FoundAccount[]> {
  const found = await findAccounts(db, address);
  const former = await findAccountsById(
    db,
    (await recoverableUnder(db, address, device, now)).map(({ id }) => id),
  );
  const isFound = inArray(
    user.id,
    found.map(({ id }) => id),
  );
  const unclaimed = await db.select({ id: user.id }).from(user).where(and(isFound, isUnclaimed));
  const holders = found.filter(({ id, role }) => !(former.some((one) => one.role === role) && unclaimed.some((one) => one.id === id)));
  return [...holders, ...former.filter(({ role }) => !holders.some((one) => one.role === role))];
}

/**
 * Recovers every account of the address and sets its password. Removes recently added sign-in methods and ends its sessions. Continues like a sign-in
 * by code, since the address is proven.
 */
async function choose(context: IdentityContext, token: string, newPassword: string, { visitor, request }: Choosing): Promise<Entered> {
  const hash = await hashPassword(newPassword);
  const device = deviceOf(request);
  return beginOnce(context, request, async (db) => {
    const now = context.now();
    const { data } = await useTicket<ResetRight>(db, token, 'passwordReset', now).catch(asLapsed);
    const { address } = data;
    await lockUsers(
      db,
      (await accountsOf(db, address, device, now)).map(({ id }) => id),
    );
    const accounts = await accountsOf(db, address, device, now);
    const ids = openTo(accounts, new Date(data.issuedAt));
    if (ids.length === 0) throw new ApiError('loginLapsed');
    await refuseOwnName(db, ids, newPassword);
    const ended: string[] = [];
    for (const id of ids) ended.push(...(await recoverAccount(db, { userId: id, address, request, now })));
    for (const id of ids) await storePassword(db, id, hash, now);
    const hasNoCodes = await haveNoRecoveryCodes(db, ids);
    await enqueueMail(db, passwordChangedEmail(address, languageTo(accounts, LANGUAGES[0]), context.config.baseUrl, { hasNoCodes }));
    return enter(context, db, ids, 'reset', { caller: visitor, request, ended });
  });
}

export const resetPasswordRoutes = [
  defineRoute(requestResetOtp, async ({ context, body, language: page, request }) => {
    const address = body.email.toLowerCase();
    const origin = await originOf(context, request, address);
    await countTryFrom(context, LIMITS_OF.codesByAddress, origin.network);
    const accounts = await accountsOf(context.db, address, deviceOf(request), context.now());
    const language = languageTo(accounts, page);
    return mailCode(context, {
      address,
      purpose: 'reset',
      origin,
      request,
      isKnown: accounts.length > 0,
      language,
      emailOf: (code) => resetEmail(address, code, language),
      linkEmail: async () => resetLinkEmail(address, await resetLinkOf(context, address, language), language),
    });
  }),
  defineRoute(verifyResetOtp, async ({ context, body, request, reply }) => {
    const address = body.email.toLowerCase();
    const origin = await originOf(context, request, address);
    await countTryFrom(context, LIMITS_OF.loginByAddress, origin.network);
    const token = await exchange(context, { address, code: body.otp, challengeId: body.challenge_id, device: deviceOf(request), place: origin.place });
    setAuthCookie(context, reply, COOKIES.passwordReset, token, LIFETIME);
    return null;
  }),
  defineRoute(resetPassword, async ({ context, body, caller, request, reply }) => {
    const token = ticketCookie(request, COOKIES.passwordReset);
    if (token === undefined) throw new ApiError('loginLapsed');
    // A signed-in caller may be the account whose sessions end here.
    const visitor = caller.kind === 'guest' ? caller : NOBODY;
    const entered = await choose(context, token, body.new_password, { visitor, request });
    clearAuthCookie(reply, COOKIES.passwordReset);
    return startSession(context, reply, entered, visitor);
  }),
];
