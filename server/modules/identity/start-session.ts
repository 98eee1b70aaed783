import type { FastifyReply } from 'fastify';
import type { Session } from '../../../contract/records.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Caller } from '../../http/caller.ts';
import type { SessionContext } from './context.ts';
import { clearAuthCookie, setAuthCookie, setSessionCookie, setUserCookie } from './cookies.ts';
import { PENDING_LIFETIME } from './pending.ts';
import type { Entered } from './replay.ts';
import { sessionOf } from './session.ts';
import { callerOf } from './sessions.ts';

/**
 * The response to a sign-in or registration, with its cookies: the new session, or the previous caller and what the sign-in is waiting for.
 * @param before the caller before the sign-in
 */
export async function startSession(context: SessionContext, reply: FastifyReply, entered: Entered, before: Caller): Promise<Session> {
  if ('pending' in entered) {
    setAuthCookie(context, reply, COOKIES.pendingLogin, entered.pending, PENDING_LIFETIME);
    return sessionOf(context, before, entered.pending);
  }
  const { begun } = entered;
  const session = await sessionOf(context, await callerOf(context.db, begun));
  setSessionCookie(context, reply, begun.token);
  clearAuthCookie(reply, COOKIES.pendingLogin);
  if (session.user) setUserCookie(context, reply, session.user);
  else reply.clearCookie(COOKIES.user, { path: '/' });
  return session;
}
