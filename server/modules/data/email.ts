import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { generateEmailOtp } from '../../../contract/auth.ts';
import { verifyEmail, verifyEmailByLink } from '../../../contract/recovery.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { findAccounts } from '../auth/accounts.ts';
import { countTryFrom, LIMITS_OF } from '../auth/attempts.ts';
import { checkCode, lastChallenge } from '../auth/code.ts';
import { setUserCookie } from '../auth/cookies.ts';
import { currentUserOf } from '../auth/current-user.ts';
import { codeLetter } from './email-letters.ts';
import { mailCode } from './mail-code.ts';

/** @param challengeId null for the last code sent to the person's address */
async function verify(house: House, reply: FastifyReply, userId: string, code: string, challengeId: string | null): Promise<CurrentUser> {
  const outcome = await house.db.transaction(async (db) => {
    const [person] = await db.select().from(user).where(eq(user.id, userId));
    if (!person) return new ApiError('credentialsMissing');
    const id = challengeId ?? (await lastChallenge(db, person.email, 'verify'));
    const refused =
      id === undefined ? new ApiError('otpWrong') : await checkCode(house, db, { challengeId: id, address: person.email, purpose: 'verify', code });
    if (refused) return refused;
    const [proven] = await db
      .update(user)
      .set({ emailVerified: true, updatedAt: house.now() })
      .where(and(eq(user.id, userId), eq(user.email, person.email)))
      .returning({ id: user.id });
    return proven ?? new ApiError('otpWrong');
  });
  if (outcome instanceof ApiError) throw outcome;
  const me = await currentUserOf(house.db, userId, house.now());
  setUserCookie(house, reply, me);
  return me;
}

export const routes = [
  /** @throws ApiError noPermission (verifying an address that is not one's own) */
  defineRoute(generateEmailOtp, async ({ house, body, caller, language, request }) => {
    const { purpose } = body;
    if (purpose !== 'login' && caller.kind !== 'seeker' && caller.kind !== 'recruiter') throw new ApiError('credentialsMissing');
    await countTryFrom(house, LIMITS_OF.codesByAddress, request.ip);
    const address = body.email.toLowerCase();
    const accounts = await findAccounts(house.db, address);
    if (purpose !== 'login' && !accounts.some(({ id }) => id === caller.userId)) throw new ApiError('noPermission');
    return mailCode(house, { address, purpose, isKnown: accounts.length > 0, language, letterOf: (code) => codeLetter(address, code, purpose, language) });
  }),
  defineRoute(verifyEmail, async ({ house, caller, body, reply }) => verify(house, reply, caller.userId, body.otp, body.challenge_id)),
  defineRoute(verifyEmailByLink, async ({ house, caller, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return verify(house, reply, caller.userId, query.code, null);
  }),
];
