import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { OtpChallenge } from '../../../contract/auth.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { otpChallenge } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { countTry, forgetTries, LIMITS_OF, secondsUntil } from './attempts.ts';
import type { Origin } from './familiar.ts';
import { guessedRight, mayGuess } from './guesses.ts';

export type CodePurpose = 'login' | 'verify' | 'proof' | 'reset';

interface Asked {
  address: string;
  purpose: CodePurpose;
  /** Where it is asked from. */
  origin: Origin;
  /** The device that asks. */
  device: string | null;
}

export interface IssuedCode {
  challenge: OtpChallenge;
  code: string;
}

/**
 * Makes a code and the challenge it answers; only the code's digest is stored, bound to challenge, address and purpose.
 * Done alike, in the same steps, whether or not the address has an account.
 * @throws ApiError tooManyAttempts with the seconds left, within 60 s of the last one to this address or after ten in an hour, each counted by
 *   where it is asked from
 */
export async function issueCode(context: AppContext, { address, purpose, origin, device }: Asked): Promise<IssuedCode> {
  await countTry(context, LIMITS_OF.resend, `${purpose} ${address}${origin.place}`);
  await countTry(context, LIMITS_OF.codesByAccount, address + origin.place);
  const now = context.now();
  const id = randomUUID();
  const code = String(randomInt(10 ** LIMITS.otpDigits)).padStart(LIMITS.otpDigits, '0');
  const expiresAt = new Date(now.getTime() + LIMITS.otpLifetime);
  await context.db
    .insert(otpChallenge)
    .values({ id, address, purpose, deviceUuid: device, codeHash: context.identity.digest('code', id, address, purpose, code), expiresAt, createdAt: now });
  return { code, challenge: { challenge_id: id, expires_at: expiresAt.toISOString(), resend_at: new Date(now.getTime() + LIMITS.otpResend).toISOString() } };
}

/** The mail was not accepted: one may ask again at once. */
export async function withdrawCode(context: AppContext, challengeId: string, { address, purpose, origin }: Asked): Promise<void> {
  await context.db.delete(otpChallenge).where(eq(otpChallenge.id, challengeId));
  await forgetTries(context, LIMITS_OF.resend, `${purpose} ${address}${origin.place}`);
}

/**
 * Tries a code, and counts the try. Locks the challenge, so of many tries at once each is counted and one can succeed.
 * Why a code is refused is told only to whoever names the challenge it was made for.
 * @param db a transaction that is committed whatever comes out
 * @param tried `place`: where it is typed (familiar.ts)
 * @returns the refusal, or of the right code, which is used up by it, when it was made
 */
export async function checkCode(
  context: AppContext,
  db: Queryable,
  tried: { challengeId: string; address: string; purpose: CodePurpose; code: string; place: string },
): Promise<{ refused: ApiError } | { issuedAt: Date }> {
  const now = context.now();
  const { challengeId, address, purpose, code, place } = tried;
  const [challenge] = await db.select().from(otpChallenge).where(eq(otpChallenge.id, challengeId)).for('update');
  if (!challenge || challenge.address !== address || challenge.purpose !== purpose) return { refused: new ApiError('otpWrong') };
  if (challenge.usedAt) return { refused: new ApiError('otpUsed') };
  if (challenge.expiresAt <= now) return { refused: new ApiError('otpExpired') };
  if (challenge.tries >= LIMITS.otpTries)
    return {
      refused: new ApiError('tooManyAttempts', { retryAfter: secondsUntil(new Date(challenge.createdAt.getTime() + LIMITS.otpResend), now) }),
    };
  // Too many wrong ones came from there: what is asked for next is answered otherwise than by a code (guesses.ts).
  if (!(await mayGuess(context, address + place))) return { refused: new ApiError('otpExpired') };
  const isRight = isSame(context.identity.digest('code', challengeId, address, purpose, code), challenge.codeHash);
  await db
    .update(otpChallenge)
    .set(isRight ? { usedAt: now } : { tries: challenge.tries + 1 })
    .where(eq(otpChallenge.id, challengeId));
  if (isRight) await guessedRight(context, address + place);
  return isRight ? { issuedAt: challenge.createdAt } : { refused: new ApiError('otpWrong') };
}

/**
 * The last code sent to an address that was asked for on this device, for old links that name none. Not another device's: whoever knows the
 * address could use up the tries of its owner's code.
 */
export async function lastChallenge(db: Queryable, address: string, purpose: CodePurpose, device: string | null): Promise<string | undefined> {
  const [last] = await db
    .select({ id: otpChallenge.id })
    .from(otpChallenge)
    .where(and(eq(otpChallenge.address, address), eq(otpChallenge.purpose, purpose), sql`${otpChallenge.deviceUuid} is not distinct from ${device}`))
    .orderBy(desc(otpChallenge.createdAt))
    .limit(1);
  return last?.id;
}

export async function sweepCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(otpChallenge).where(lte(otpChallenge.expiresAt, new Date(now.getTime() - 24 * 3_600_000)));
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
