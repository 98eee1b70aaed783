import { desc, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { verifyTwoFactor } from '../../../contract/login.ts';
import { confirmTwoFactor, disableTwoFactor, enrolTwoFactor, getTwoFactor, renewRecoveryCodes, type PasskeyRecord } from '../../../contract/two-factor.ts';
import { shownAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { passkey, recoveryCode, twoFactor } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { announceWayIn, announceWayOut } from './assurance/announce.ts';
import { countTry, forgetTries, LIMITS_OF } from '../../http/attempts.ts';
import { continueLogin, hasTwoFactor } from './enter.ts';
import { originOf } from './familiar.ts';
import { pendingToken, type PendingData } from './pending.ts';
import { beginOnce } from './replay.ts';
import { lockAndRequireProof, requireProof } from './require-proof.ts';
import { readTicket, useTicket } from '../../http/tickets.ts';
import { defineRoute } from './context.ts';
import { checkSecondFactor, checkTotp, recoveryCodesLeft, renewCodes, totpOf } from './totp.ts';
import { startSession } from './start-session.ts';

export function presentPasskey(row: typeof passkey.$inferSelect): PasskeyRecord {
  return {
    id: row.id,
    name: row.name,
    is_backed_up: row.isBackedUp,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** A used, expired, or unknown ticket means the same to the person who waits: the sign-in has expired. */
export function asLapsed(error: unknown): never {
  throw error instanceof ApiError ? new ApiError('loginLapsed') : error;
}

async function passkeysOf(db: Queryable, userId: string): Promise<PasskeyRecord[]> {
  return (await db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(desc(passkey.createdAt))).map(presentPasskey);
}

export const twoFactorRoutes = [
  defineRoute(verifyTwoFactor, async ({ context, body, caller, request, reply }) => {
    if (caller.kind === 'seeker' || caller.kind === 'recruiter') throw new ApiError('alreadyLoggedIn');
    const token = pendingToken(request);
    if (token === undefined) throw new ApiError('loginLapsed');
    const entered = await beginOnce(context, request, async (db) => {
      const now = context.now();
      const { data, userId, createdAt } = await readTicket<PendingData>(db, token, 'pendingLogin', now).catch(asLapsed);
      if (data.step !== 'secondFactor' || userId === null) throw new ApiError('loginLapsed');
      const [person] = await db
        .select({ email: user.email, revokedAt: user.revokedAt, suspendedAt: user.suspendedAt })
        .from(user)
        .where(eq(user.id, userId))
        .for('update');
      if (!person || (person.revokedAt !== null && person.revokedAt > createdAt)) throw new ApiError('loginLapsed');
      if (person.suspendedAt) return { refused: new ApiError('accountSuspended') };
      const { place } = await originOf({ db }, request, person.email);
      const refused = await checkSecondFactor(context, db, { userId, place }, 'code' in body ? body.code : body.recovery_code);
      if (refused) return { refused };
      await useTicket(db, token, 'pendingLogin', now);
      return continueLogin(context, db, userId, { ...data, since: createdAt }, { caller, request });
    });
    return startSession(context, reply, entered, caller);
  }),
  defineRoute(getTwoFactor, async ({ db, caller, reply }) => {
    reply.header('cache-control', 'no-store');
    const { userId } = caller;
    return { is_on: await hasTwoFactor(db, userId), recovery_codes_left: await recoveryCodesLeft(db, userId), passkeys: await passkeysOf(db, userId) };
  }),
  defineRoute(enrolTwoFactor, async ({ context, caller, now, reply }) => {
    reply.header('cache-control', 'no-store');
    await requireProof(context, caller);
    const secret = new Secret({ size: 20 });
    const sealedSecret = context.identity.seal.close(secret.base32);
    await context.db.transaction(async (db) => {
      await lockAndRequireProof({ db, now: context.now }, caller);
      const stored = await db
        .insert(twoFactor)
        .values({ userId: caller.userId, sealedSecret, createdAt: now })
        .onConflictDoUpdate({ target: twoFactor.userId, set: { sealedSecret, lastStep: 0, createdAt: now }, setWhere: isNull(twoFactor.confirmedAt) })
        .returning({ userId: twoFactor.userId });
      if (stored.length === 0) throw new ApiError('notAllowedNow');
    });
    const [person] = await context.db.select({ email: user.email }).from(user).where(eq(user.id, caller.userId));
    return { secret: secret.base32, uri: totpOf(secret, shownAddress(person?.email ?? '')).toString() };
  }),
  defineRoute(confirmTwoFactor, async ({ context, caller, body, now, reply }) => {
    reply.header('cache-control', 'no-store');
    await requireProof(context, caller);
    await countTry(context, LIMITS_OF.secondFactorByAccount, caller.userId);
    return context.db.transaction(async (db) => {
      await lockAndRequireProof({ db, now: context.now }, caller);
      if (await hasTwoFactor(db, caller.userId)) throw new ApiError('notAllowedNow');
      const refused = await checkTotp(context, db, caller.userId, body.code);
      if (refused) throw refused;
      await forgetTries(context, LIMITS_OF.secondFactorByAccount, caller.userId);
      await db.update(twoFactor).set({ confirmedAt: now }).where(eq(twoFactor.userId, caller.userId));
      await announceWayIn(db, context.config, caller.userId, { kind: 'app' });
      return { recovery_codes: await renewCodes(context, db, caller.userId) };
    });
  }),
  defineRoute(renewRecoveryCodes, async ({ context, caller, reply }) => {
    reply.header('cache-control', 'no-store');
    await requireProof(context, caller);
    return context.db.transaction(async (db) => {
      await lockAndRequireProof({ db, now: context.now }, caller);
      if (!(await hasTwoFactor(db, caller.userId))) throw new ApiError('notAllowedNow');
      await announceWayIn(db, context.config, caller.userId, { kind: 'codes' });
      return { recovery_codes: await renewCodes(context, db, caller.userId) };
    });
  }),
  defineRoute(disableTwoFactor, async ({ context, caller }) => {
    await requireProof(context, caller);
    await context.db.transaction(async (db) => {
      await lockAndRequireProof({ db, now: context.now }, caller);
      const wasOn = await hasTwoFactor(db, caller.userId);
      await db.delete(twoFactor).where(eq(twoFactor.userId, caller.userId));
      if (wasOn) await announceWayOut(db, context.config, caller.userId, { kind: 'app' });
      await db.delete(recoveryCode).where(eq(recoveryCode.userId, caller.userId));
    });
    return null;
  }),
];
