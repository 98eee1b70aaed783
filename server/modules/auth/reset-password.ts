import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { user } from '../../db/schema/auth.ts';
import { NOBODY, type Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { passwordChangedLetter, resetLetter } from '../data/email-letters.ts';
import { mailCode } from '../data/mail-code.ts';
import { findAccounts } from './accounts.ts';
import { countTryFrom, LIMITS_OF } from './attempts.ts';
import { checkCode, lastChallenge } from './code.ts';
import { clearAuthCookie, setAuthCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { refuseOwnName } from './own-name.ts';
import { hashPassword } from './password.ts';
import { storePassword } from './store-password.ts';
import { beginOnce, type Entered } from './replay.ts';
import { endSessionsOf } from './sessions.ts';
import { issueTicket, ticketCookie, useTicket } from './tickets.ts';
import { asLapsed } from './two-factor.ts';
import { welcome } from './welcome.ts';

const LIFETIME = 10 * 60_000;

/** @returns the token of the right to choose a password, or the refusal, once the try is committed */
async function exchange(house: House, address: string, code: string, challengeId: string | undefined): Promise<string> {
  const outcome = await house.db.transaction(async (db) => {
    const id = challengeId ?? (await lastChallenge(db, address, 'reset'));
    const refused = id === undefined ? new ApiError('otpWrong') : await checkCode(house, db, { challengeId: id, address, purpose: 'reset', code });
    if (refused) return refused;
    return issueTicket(db, { purpose: 'passwordReset', userId: null, data: { address }, lifetime: LIFETIME }, house.now());
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** Sets the password of every account of the address, ends their sessions, and goes on like a login by code: the address is proven. */
async function choose(
  house: House,
  token: string,
  newPassword: string,
  visitor: Caller,
  request: FastifyRequest,
): Promise<{ entered: Entered; address: string }> {
  const hash = await hashPassword(newPassword);
  let address = '';
  const entered = await beginOnce(house, request, async (db) => {
    const now = house.now();
    const { data } = await useTicket<{ address: string }>(db, token, 'passwordReset', now).catch(asLapsed);
    address = data.address;
    const ids = (await findAccounts(db, address)).map(({ id }) => id);
    if (ids.length === 0) throw new ApiError('loginLapsed');
    await refuseOwnName(db, ids, newPassword);
    await db.update(user).set({ emailVerified: true, updatedAt: now }).where(inArray(user.id, ids));
    for (const id of ids) await storePassword(db, id, hash, now);
    const ended: string[] = [];
    for (const id of ids) ended.push(...(await endSessionsOf(db, id, now)));
    return enter(house, db, ids, 'code', { caller: visitor, request, ended });
  });
  return { entered, address };
}

export const resetPasswordRoutes = [
  defineRoute(requestResetOtp, async ({ house, body, language, request }) => {
    await countTryFrom(house, LIMITS_OF.codesByAddress, request.ip);
    const address = body.email.toLowerCase();
    const isKnown = (await findAccounts(house.db, address)).length > 0;
    return mailCode(house, { address, purpose: 'reset', isKnown, language, letterOf: (code) => resetLetter(address, code, language) });
  }),
  defineRoute(verifyResetOtp, async ({ house, body, request, reply }) => {
    await countTryFrom(house, LIMITS_OF.loginByAddress, request.ip);
    const token = await exchange(house, body.email.toLowerCase(), body.otp, body.challenge_id);
    setAuthCookie(house, reply, COOKIES.passwordReset, token, LIFETIME);
    return null;
  }),
  defineRoute(resetPassword, async ({ house, body, caller, language, request, reply }) => {
    const token = ticketCookie(request, COOKIES.passwordReset);
    if (token === undefined) throw new ApiError('loginLapsed');
    // Who is logged in may be the very one whose sessions end by this.
    const visitor = caller.kind === 'guest' ? caller : NOBODY;
    const { entered, address } = await choose(house, token, body.new_password, visitor, request);
    clearAuthCookie(reply, COOKIES.passwordReset);
    const letter = passwordChangedLetter(address, language, house.config.baseUrl);
    house.mail.send(letter).catch((error: unknown) => house.log.error({ err: error }, 'a letter about a new password could not be sent'));
    return welcome(house, reply, entered, visitor);
  }),
];
