import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { getProof, stepUp, type ProofMethod } from '../../../contract/two-factor.ts';
import { isAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { countTry, forgetTries, LIMITS_OF } from './attempts.ts';
import { checkCode } from './code.ts';
import { hasTwoFactor } from './enter.ts';
import { isPassword } from './password.ts';
import { beginOnce, type Entered, type Outcome } from './replay.ts';
import { beginSession, endSession } from './sessions.ts';
import { checkSecondFactor } from './totp.ts';
import { welcome } from './welcome.ts';

type Member = Extract<Caller, { userId: string }>;
type Proof = z.output<(typeof stepUp)['body']>;

/** How long a proof of who one is counts for what changes a way in. */
export const PROOF_LIFETIME = 15 * 60_000;

/** @throws ApiError proofNeeded where the session's last proof is older than a quarter of an hour */
export async function requireProof(house: Pick<House, 'db' | 'now'>, caller: Member): Promise<void> {
  if (!(await isFresh(house, caller))) throw new ApiError('proofNeeded');
}

async function isFresh({ db, now }: Pick<House, 'db' | 'now'>, caller: Member): Promise<boolean> {
  const [found] = await db.select({ provenAt: session.provenAt }).from(session).where(eq(session.id, caller.sessionId));
  return found !== undefined && now().getTime() - found.provenAt.getTime() < PROOF_LIFETIME;
}

async function passwordOf(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  return found?.password ?? null;
}

/** None where a social network told no address: only logging in anew is a proof then. */
async function methodsOf(db: Queryable, userId: string): Promise<ProofMethod[]> {
  if (await hasTwoFactor(db, userId)) return ['totp'];
  const hasPassword = (await passwordOf(db, userId)) !== null;
  return [...(hasPassword ? (['password'] as const) : []), ...(isAddress(await addressOf(db, userId)) ? (['code'] as const) : [])];
}

async function addressOf(db: Queryable, userId: string): Promise<string> {
  const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return person?.email ?? '';
}

/** Tries the proof, and rotates the session (architecture, *Security*: at every step up). */
async function prove(house: House, caller: Member, proof: Proof, request: FastifyRequest): Promise<Entered> {
  const methods = await methodsOf(house.db, caller.userId);
  const given: ProofMethod = 'password' in proof ? 'password' : 'otp' in proof ? 'code' : 'totp';
  if (!methods.includes(given)) throw new ApiError('notAllowedNow');
  return beginOnce(house, request, async (db): Promise<Outcome> => {
    const refused = await check(house, db, caller.userId, proof);
    if (refused) return { refused };
    await endSession(db, caller.sessionId, house.now());
    return { begun: await beginSession(db, caller.userId, request, house.now()), ended: [caller.sessionId] };
  });
}

async function check(house: House, db: Queryable, userId: string, proof: Proof): Promise<ApiError | null> {
  if ('totp' in proof) return checkSecondFactor(house, db, userId, proof.totp);
  const address = await addressOf(db, userId);
  if ('otp' in proof) return checkCode(house, db, { challengeId: proof.challenge_id, address, purpose: 'proof', code: proof.otp });
  await countTry(house, LIMITS_OF.passwordByAccount, address);
  if (!(await isPassword(proof.password, await passwordOf(db, userId)))) return new ApiError('credentialsIncorrect');
  await forgetTries(house, LIMITS_OF.passwordByAccount, address);
  return null;
}

export const stepUpRoutes = [
  defineRoute(getProof, async ({ house, caller, db, reply }) => {
    reply.header('cache-control', 'no-store');
    return { is_fresh: await isFresh(house, caller), methods: await methodsOf(db, caller.userId) };
  }),
  defineRoute(stepUp, async ({ house, caller, body, request, reply }) => welcome(house, reply, await prove(house, caller, body, request), caller)),
];
