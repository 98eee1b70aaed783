import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateEmailOtp } from '../../../contract/auth.ts';
import { verifyEmail, verifyEmailByLink } from '../../../contract/recovery.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { findAccounts, languageTo } from './accounts.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { proveAddress } from './assurance/prove-address.ts';
import { deviceOf } from './assurance/session-rows.ts';
import { checkCode, lastChallenge } from './code.ts';
import { setUserCookie } from './cookies.ts';
import { currentUserOf } from './current-user.ts';
import { originIn, originOf } from './familiar.ts';
import { issueLink } from './login-link.ts';
import { canRegister } from './register-by-code.ts';
import { codeEmail, magicLinkEmail, noAccountEmail } from '../notify/email-content.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { mailCode } from './mail-code.ts';

type Member = Extract<Caller, { userId: string }>;

/** @param challengeId null for the latest code sent to the person's address */
async function verify(
  context: IdentityContext,
  { caller, request, reply }: { caller: Member; request: FastifyRequest; reply: FastifyReply },
  code: string,
  challengeId: string | null,
): Promise<CurrentUser> {
  const { userId } = caller;
  const outcome = await context.db.transaction(async (db) => {
    const [person] = await db.select().from(user).where(eq(user.id, userId)).for('update');
    if (!person) return { refused: new ApiError('credentialsMissing') };
    const id = challengeId ?? (await lastChallenge(db, person.email, 'verify', deviceOf(request)));
    if (id === undefined) return { refused: new ApiError('otpWrong') };
    const checked = await checkCode(context, db, {
      challengeId: id,
      address: person.email,
      purpose: 'verify',
      code,
      place: originIn(caller.sessionId, request).place,
    });
    if ('refused' in checked) return checked;
    if (person.revokedAt !== null && person.revokedAt > checked.issuedAt) return { refused: new ApiError('otpExpired') };
    return { ended: await proveAddress(db, { userIds: [userId], caller, request, now: context.now() }) };
  });
  if ('refused' in outcome) throw outcome.refused;
  context.identity.forget(outcome.ended);
  const me = await currentUserOf(context.db, userId, context.now());
  setUserCookie(context, reply, me);
  return me;
}

export const routes = [
  /** @throws ApiError noPermission for an address that isn't the caller's */
  defineRoute(generateEmailOtp, async ({ context, body, caller, language: page, request, reply }) => {
    const { purpose } = body;
    if (purpose !== 'login' && caller.kind !== 'seeker' && caller.kind !== 'recruiter') throw new ApiError('credentialsMissing');
    const address = body.email.toLowerCase();
    const origin = purpose === 'login' || caller.sessionId === null ? await originOf(context, request, address) : originIn(caller.sessionId, request);
    await countTryFrom(context, LIMITS_OF.codesByAddress, origin.network);
    const accounts = await findAccounts(context.db, address);
    if (purpose !== 'login' && !accounts.some(({ id }) => id === caller.userId)) throw new ApiError('noPermission');
    const isNew = purpose === 'login' && body.can_register && (await canRegister(context.db, address, context.now()));
    const language = languageTo(purpose === 'login' ? accounts : accounts.filter(({ id }) => id === caller.userId), page);
    return mailCode(context, {
      address,
      purpose,
      origin,
      request,
      isKnown: accounts.length > 0 || isNew,
      language,
      emailOf: (code) => codeEmail(address, code, isNew ? 'register' : purpose, language),
      ...(purpose === 'login'
        ? {
            linkEmail: async () =>
              isNew
                ? noAccountEmail(address, language, context.config.baseUrl)
                : magicLinkEmail(address, await issueLink(context, { address, redirect: null, language, request, reply }), language, { isInstead: true }),
          }
        : {}),
    });
  }),
  defineRoute(verifyEmail, async ({ context, caller, body, request, reply }) => verify(context, { caller, request, reply }, body.otp, body.challenge_id)),
  defineRoute(verifyEmailByLink, async ({ context, caller, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return verify(context, { caller, request, reply }, query.code, null);
  }),
];
