import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Queryable } from '../../db/client.ts';
import { recoveryCode, twoFactor } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { countTry, forgetTries, LIMITS_OF, secondsUntil } from '../../http/attempts.ts';
import type { IdentityContext } from './context.ts';
import { guessedOutUntil, guessedRight, mayGuess } from './guesses.ts';

const PERIOD = 30;
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** RFC 6238 as every authenticator supports it: SHA-1, six digits, 30 s. */
export function totpOf(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: BRAND.name, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });
}

/**
 * Checks a code of the authenticator, or a recovery code, and counts the attempt. Each works once: a code of an earlier time step is refused (RFC
 * 6238 §5.2).
 * @param db a transaction that is committed whatever the outcome
 * @param who `place`: where the attempts come from (familiar.ts), which they are counted by
 * @returns the refusal, or null for a correct code, which is now used
 * @throws ApiError tooManyAttempts after five within ten minutes; after more wrong codes than allowed (guesses.ts) it is returned as the refusal
 */
export async function checkSecondFactor(
  context: IdentityContext,
  db: Queryable,
  { userId, place }: { userId: string; place: string },
  code: string,
): Promise<ApiError | null> {
  await countTry(context, LIMITS_OF.secondFactorByAccount, userId + place);
  const isTotp = /^\d{6}$/.test(code);
  const subject = `authenticator ${userId}${place}`;
  // A recovery code is too long to be guessed.
  if (isTotp && !(await mayGuess(context, subject))) {
    const until = await guessedOutUntil(context, subject);
    return new ApiError('tooManyAttempts', { retryAfter: secondsUntil(until ?? context.now(), context.now()) });
  }
  const refused = isTotp ? await checkTotp(context, db, userId, code) : await useRecoveryCode(context, db, userId, code);
  if (!refused && isTotp) await guessedRight(context, subject);
  if (!refused) await forgetTries(context, LIMITS_OF.secondFactorByAccount, userId + place);
  return refused;
}

/** Allows one time step in either direction, because clocks differ and typing takes time. */
export async function checkTotp(context: IdentityContext, db: Queryable, userId: string, code: string): Promise<ApiError | null> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId)).for('update');
  if (!row) return new ApiError('otpWrong');
  // Uses the authenticator's time, so a demo whose clock was moved accepts its codes too.
  const now = context.machineNow().getTime();
  const delta = totpOf(Secret.fromBase32(context.identity.seal.open(row.sealedSecret))).validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return new ApiError('otpWrong');
  const step = Math.floor(now / 1_000 / PERIOD) + delta;
  if (step <= row.lastStep) return new ApiError('otpUsed');
  await db.update(twoFactor).set({ lastStep: step }).where(eq(twoFactor.userId, userId));
  return null;
}

async function useRecoveryCode(context: IdentityContext, db: Queryable, userId: string, code: string): Promise<ApiError | null> {
  const codeHash = digestOf(context, userId, code);
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: context.now() })
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ userId: recoveryCode.userId });
  return used.length === 1 ? null : new ApiError('otpWrong');
}

/** @returns ten new codes, "abcde-fghjk", with 49 bits each; the old ones end. Only digests are stored. */
export async function renewCodes(context: IdentityContext, db: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(codes.map((code) => ({ userId, codeHash: digestOf(context, userId, code), createdAt: context.now() })));
  return codes;
}

export async function recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  return left?.count ?? 0;
}

/** Whether one of these accounts needs a second factor to sign in, and has no recovery code left. */
export async function haveNoRecoveryCodes(db: Queryable, userIds: readonly string[]): Promise<boolean> {
  const left = db
    .select({ userId: recoveryCode.userId })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, twoFactor.userId), isNull(recoveryCode.usedAt)));
  const found = await db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(inArray(twoFactor.userId, [...userIds]), isNotNull(twoFactor.confirmedAt), notExists(left)));
  return found.length > 0;
}

function newCode(): string {
  // 256 isn't a multiple of 31. Bytes beyond the last multiple are drawn again, so that all letters are equally likely.
  const letters: string[] = [];
  while (letters.length < 10) {
    const byte = randomBytes(1)[0] as number;
    if (byte < 248) letters.push(ALPHABET[byte % ALPHABET.length] as string);
  }
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** As typed: in any case, with or without its hyphen. */
function digestOf(context: IdentityContext, userId: string, code: string): string {
  return context.identity.digest('recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
