import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { getProof, stepUp, type ProofMethod } from '../../../contract/two-factor.ts';
import { isAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { countTry, forgetTries, LIMITS_OF } from '../../http/attempts.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { checkCode } from './code.ts';
import { hasTwoFactor } from './enter.ts';
import { findAccountsById, openTo } from './accounts.ts';
import { assure } from './assurance/assure.ts';
import { proveAddress } from './assurance/prove-address.ts';
import type { BegunSession } from './assurance/session-rows.ts';
import { placeOf } from './assurance/session-assurance.ts';
import { isPassword } from './password.ts';
import { hasRecentProof } from './require-proof.ts';
import { beginOnce, type Entered, type Outcome } from './replay.ts';
import { checkSecondFactor } from './totp.ts';
import { startSession } from './start-session.ts';

type Member = Extract<Caller, { userId: string }>;
type Proof = z.output<(typeof stepUp)['body']>;

const METHOD_OF = { password: 'password', code: 'code', totp: 'secondFactor' } as const;

async function passwordOf(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  return found?.password ?? null;
}

/** Empty if a social network provided no address: then only signing in again counts as proof. */
async function methodsOf(db: Queryable, userId: string): Promise<ProofMethod[]> {
  if (await hasTwoFactor(db, userId)) return ['totp'];
  const hasPassword = (await passwordOf(db, userId)) !== null;
  return [...(hasPassword ? (['password'] as const) : []), ...(isAddress(await addressOf(db, userId)) ? (['code'] as const) : [])];
}

async function addressOf(db: Queryable, userId: string): Promise<string> {
  const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return person?.email ?? '';
}

/** Checks the proof and rotates the session (docs/security.md: at every step up). */
async function prove(context: IdentityContext, caller: Member, proof: Proof, request: FastifyRequest): Promise<Entered> {
  const methods = await methodsOf(context.db, caller.userId);
  const given: ProofMethod = 'password' in proof ? 'password' : 'otp' in proof ? 'code' : 'totp';
  if (!methods.includes(given)) throw new ApiError('notAllowedNow');
  return beginOnce(context, request, async (db): Promise<Outcome> => {
    const refused = await check(context, db, caller, proof);
    if (refused) return { refused };
    const now = context.now();
    const at = now.toISOString();
    const { userId } = caller;
    // An emailed code proves the address too.
    const ended = given === 'code' ? await proveAddress(db, { userIds: [userId], caller, request, now }) : [];
    const from = await placeOf(db, caller, now, { isLocked: true });
    const assured = await assure(db, { from, userId, event: { type: 'identity.proven', method: METHOD_OF[given], at }, request, now });
    if ('refused' in assured) return assured;
    return { begun: assured.begun as BegunSession, ended: [...ended, ...assured.ended] };
  });
}

async function check(context: IdentityContext, db: Queryable, { userId, sessionId }: Member, proof: Proof): Promise<ApiError | null> {
  const place = ` session ${sessionId}`;
  if ('totp' in proof) return checkSecondFactor(context, db, { userId, place }, proof.totp);
  const address = await addressOf(db, userId);
  if ('otp' in proof) {
    const checked = await checkCode(context, db, { challengeId: proof.challenge_id, address, purpose: 'proof', code: proof.otp, place });
    if ('refused' in checked) return checked.refused;
    return openTo(await findAccountsById(db, [userId]), checked.issuedAt).length > 0 ? null : new ApiError('otpExpired');
  }
  // Per session: someone who only knows the address has none, and can't use these up.
  const subject = `step-up ${sessionId}`;
  await countTry(context, LIMITS_OF.passwordByAccount, subject);
  if (!(await isPassword(proof.password, await passwordOf(db, userId)))) return new ApiError('credentialsIncorrect');
  await forgetTries(context, LIMITS_OF.passwordByAccount, subject);
  return null;
}

export const stepUpRoutes = [
  defineRoute(getProof, async ({ context, caller, db, reply }) => {
    reply.header('cache-control', 'no-store');
    return { is_fresh: await hasRecentProof(context, caller), methods: await methodsOf(db, caller.userId) };
  }),
  defineRoute(stepUp, async ({ context, caller, body, request, reply }) => startSession(context, reply, await prove(context, caller, body, request), caller)),
];
