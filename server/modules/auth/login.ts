import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { loginPayload } from '../../../contract/auth.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { adoptGuest } from './adopt.ts';
import { countTry, countTryFrom, forgetTries, LIMITS_OF } from './attempts.ts';
import { checkCode } from './code.ts';
import { isPassword } from './password.ts';
import { proveAddress } from './prove.ts';
import { beginOnce, type Outcome } from './replay.ts';
import { beginSession, type BegunSession } from './sessions.ts';

type Login = z.output<typeof loginPayload>;

/**
 * Logs a job seeker in, by password or by an e-mail code with its challenge. What they did as a guest comes along.
 * An address without an account is refused in the words and the time of a wrong password.
 * @throws ApiError alreadyLoggedIn, credentialsIncorrect, accountSuspended, tooManyAttempts, otpWrong, otpExpired, otpUsed,
 *   parameterInvalid (neither a password nor a code)
 */
export async function logIn(house: House, payload: Login, caller: Caller, request: FastifyRequest): Promise<BegunSession> {
  if (caller.kind === 'seeker') throw new ApiError('alreadyLoggedIn');
  const email = payload.login.toLowerCase();
  const { otp, challenge_id: challengeId, password } = payload;
  await countTryFrom(house, LIMITS_OF.loginByAddress, request.ip);
  if (otp !== undefined && challengeId !== undefined) {
    return beginOnce(house, request, async (db) => {
      const refused = await checkCode(house, db, { challengeId, address: email, purpose: 'login', code: otp });
      if (refused) return { refused };
      const seeker = await findSeeker(db, email);
      if (!seeker) return { refused: new ApiError('otpWrong') };
      if (seeker.isSuspended) return { refused: new ApiError('accountSuspended') };
      const ended = await proveAddress(db, seeker.id, request, house.now());
      return enter(house, db, seeker.id, caller, request, ended);
    });
  }
  if (password === undefined) throw new ApiError('parameterInvalid', { fields: { password: ['required'] } });
  await countTry(house, LIMITS_OF.passwordByAccount, email);
  const seeker = await findSeeker(house.db, email);
  if (!(await isPassword(password, seeker?.password ?? null)) || !seeker) throw new ApiError('credentialsIncorrect');
  await forgetTries(house, LIMITS_OF.passwordByAccount, email);
  if (seeker.isSuspended) throw new ApiError('accountSuspended');
  return beginOnce(house, request, (db) => enter(house, db, seeker.id, caller, request, []));
}

async function enter(house: House, db: Queryable, userId: string, caller: Caller, request: FastifyRequest, ended: string[]): Promise<Outcome> {
  const left = caller.kind === 'guest' ? await adoptGuest(db, caller.userId, userId) : [];
  return { begun: await beginSession(db, userId, request, house.now()), ended: [...ended, ...left] };
}

/** Recruiters log in on a path of their own (specification §6). */
async function findSeeker(db: Queryable, email: string): Promise<{ id: string; isSuspended: boolean; password: string | null } | undefined> {
  const [found] = await db
    .select({ id: user.id, suspendedAt: user.suspendedAt, password: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(and(eq(user.email, email), eq(user.role, 'jobseeker'), eq(user.isAnonymous, false)));
  return found && { id: found.id, isSuspended: found.suspendedAt !== null, password: found.password };
}
