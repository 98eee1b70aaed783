import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { OtpChallenge } from '../../../contract/auth.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { otpChallenge } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { countTry, forgetTries, LIMITS_OF, secondsUntil } from '../../http/attempts.ts';
import type { IdentityContext } from './context.ts';
import type { Origin } from './familiar.ts';
import { guessedRight, mayGuess } from './guesses.ts';
import { DAY } from '../../../contract/durations.ts';

export type CodePurpose = 'login' | 'verify' | 'proof' | 'reset';

interface CodeRequest {
  address: string;
  purpose: CodePurpose;
  /** Where the request comes from. */
  origin: Origin;
  /** The requesting device. */
  device: string | null;
}

export interface IssuedCode {
  challenge: OtpChallenge;
  code: string;
}

/**
 * Creates a code and its challenge. Stores only the code's digest, bound to challenge, address, and purpose. Takes the same steps whether or not the
 * address has an account.
 * @throws ApiError tooManyAttempts with the remaining seconds, within 60 s of the last code for this address or after ten in an hour, each counted by
 * origin
 */
export async function issueCode(context: IdentityContext, { address, purpose, origin, device }: CodeRequest): Promise<IssuedCode> {
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

/** Withdraws a code whose email wasn't accepted, so that the person can try again right away. */
export async function withdrawCode(context: IdentityContext, challengeId: string, { address, purpose, origin }: CodeRequest): Promise<void> {
  await context.db.delete(otpChallenge).where(eq(otpChallenge.id, challengeId));
  await forgetTries(context, LIMITS_OF.resend, `${purpose} ${address}${origin.place}`);
}

/**
 * Checks a code and counts the attempt. Locks the challenge, so simultaneous attempts are all counted and only one can succeed. Only someone who
 * names the code's challenge learns why it is refused.
 * @param db a transaction that is committed whatever the outcome
 * @param tried `place`: where the attempt comes from (familiar.ts)
 * @returns the refusal; or for the right code, which is now used, when it was created
 */
export async function checkCode(
  context: IdentityContext,
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
  // Too many wrong codes came from this place. The next request gets a link instead of a code (guesses.ts).
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
 * The last code requested for an address on this device, for old links without a challenge. Never another device's: anyone who knows the address
 * could use up the attempts of its owner's code.
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
  await db.delete(otpChallenge).where(lte(otpChallenge.expiresAt, new Date(now.getTime() - DAY)));
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
