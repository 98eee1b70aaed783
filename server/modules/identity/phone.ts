import { and, eq, ne } from 'drizzle-orm';
import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { generatePhoneOtp } from '../../../contract/login.ts';
import type { OtpChallenge } from '../../../contract/auth.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { verifyPhone } from '../../../contract/recovery.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { phoneFormat, readPhone } from '../../../src/lib/phone.ts';
import { user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { say } from '../../http/texts.ts';
import { findAccounts, findAccountsById, languageTo } from './accounts.ts';
import { countTryFrom, LIMITS_OF, secondsUntil } from '../../http/attempts.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { guessedOutUntil } from './guesses.ts';
import { announceWayIn } from './assurance/announce.ts';
import { deviceOf } from './assurance/session-rows.ts';
import { checkCode, issueCode, withdrawCode } from './code.ts';
import { setUserCookie } from './cookies.ts';
import { currentUserOf } from './current-user.ts';
import { originIn, originOf } from './familiar.ts';
import { lockAndRequireProof, requireProof } from './require-proof.ts';

type Member = Extract<Caller, { userId: string }>;
type Sending = Parameters<typeof issueCode>[1];

/**
 * Sends a code by SMS. For sign-in, only to verified numbers of an account, because messages to arbitrary numbers cost money and trust. Doesn't wait for the
 * message, so that the response time reveals nothing.
 * @throws ApiError tooManyAttempts, parameterInvalid (no such number, or a country we don't send SMS to)
 */
async function sendCode(context: IdentityContext, caller: Caller, asked: Sending, page: Language): Promise<OtpChallenge> {
  const { address: number, purpose } = asked;
  const until = await guessedOutUntil(context, number + asked.origin.place);
  if (until !== null) throw new ApiError('tooManyAttempts', { retryAfter: secondsUntil(until, context.now()) });
  const { challenge, code } = await issueCode(context, asked);
  const found =
    purpose === 'login' ? await findAccounts(context.db, number) : await findAccountsById(context.db, caller.userId === null ? [] : [caller.userId]);
  if (found.length > 0) {
    const language = languageTo(found, page);
    const text = say('mail', language, 'sms.code', { brand: BRAND.name, code, minutes: LIMITS.otpLifetime / 60_000 });
    context.sms.send({ to: number, text }).catch(async (error: unknown) => {
      context.log.error({ err: error }, 'sending a code by SMS failed');
      await withdrawCode(context, challenge.challenge_id, asked);
    });
  }
  return challenge;
}

/** @throws ApiError parameterInvalid at `phone` */
export async function readMobile(text: string, country: Country): Promise<string> {
  const read = await readPhone(text, country.code);
  if ('fault' in read) throw new ApiError('parameterInvalid', { fields: { phone: [read.fault] }, values: phoneFormat(country.code) });
  const isAllowed = COUNTRIES.some(({ dialCode, isSmsAllowed }) => isSmsAllowed && read.number.startsWith(`+${dialCode.replace('+', '')}`));
  if (!isAllowed) throw new ApiError('parameterInvalid', { fields: { phone: ['phone.noSms'] } });
  return read.number;
}

/**
 * Verifying a number assigns it to the caller and removes it from accounts that only entered it.
 * @throws ApiError otpWrong, otpExpired, otpUsed, tooManyAttempts, phoneTaken (verified by another account)
 */
async function verify(context: IdentityContext, caller: Member, number: string, code: string, challengeId: string): Promise<CurrentUser> {
  const { userId } = caller;
  const outcome = await context.db.transaction(async (db) => {
    await lockAndRequireProof({ db, now: context.now }, caller);
    const checked = await checkCode(context, db, { challengeId, address: number, purpose: 'verify', code, place: ` session ${caller.sessionId}` });
    if ('refused' in checked) return checked.refused;
    const now = context.now();
    const [me] = await db.select({ role: user.role, phone: user.phoneNumber, isVerified: user.phoneNumberVerified }).from(user).where(eq(user.id, userId));
    const others = and(eq(user.phoneNumber, number), eq(user.role, me?.role ?? 'jobseeker'), ne(user.id, userId));
    const [holder] = await db.select({ isVerified: user.phoneNumberVerified }).from(user).where(others).for('update');
    if (holder?.isVerified) return new ApiError('phoneTaken', { fields: { phone: ['phone.taken'] } });
    await db.update(user).set({ phoneNumber: null, updatedAt: now }).where(others);
    const [proven] = await db
      .update(user)
      .set({ phoneNumber: number, phoneNumberVerified: true, phoneVerifiedAt: now, updatedAt: now })
      .where(eq(user.id, userId))
      .returning({ id: user.id });
    if (!proven) return new ApiError('credentialsMissing');
    if (me?.phone !== number || !me.isVerified) await announceWayIn(db, context.config, userId, { kind: 'phone', number });
    return proven;
  });
  if (outcome instanceof ApiError) throw outcome;
  return currentUserOf(context.db, userId, context.now());
}

export const routes = [
  defineRoute(verifyPhone, async ({ context, caller, body, country, reply }) => {
    await requireProof(context, caller);
    const me = await verify(context, caller, await readMobile(body.phone, country), body.otp, body.challenge_id);
    setUserCookie(context, reply, me);
    return me;
  }),
  defineRoute(generatePhoneOtp, async ({ context, body, caller, country, language, request }) => {
    if (body.purpose === 'verify') {
      if (caller.kind !== 'seeker' && caller.kind !== 'recruiter') throw new ApiError('credentialsMissing');
      await requireProof(context, caller);
    }
    const number = await readMobile(body.phone, country);
    const origin = body.purpose === 'verify' && caller.sessionId !== null ? originIn(caller.sessionId, request) : await originOf(context, request, number);
    await countTryFrom(context, LIMITS_OF.codesByAddress, origin.network);
    return sendCode(context, caller, { address: number, purpose: body.purpose, origin, device: deviceOf(request) }, language);
  }),
];
