import type { FastifyReply } from 'fastify';
import type { Session } from '../../../contract/records.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Caller } from '../../http/caller.ts';
import type { House } from '../../http/house.ts';
import { clearAuthCookie, setAuthCookie, setSessionCookie, setUserCookie } from './cookies.ts';
import { PENDING_LIFETIME } from './pending.ts';
import type { Entered } from './replay.ts';
import { sessionOf } from './session.ts';
import { callerOf } from './sessions.ts';

/**
 * The answer to a change of who one is, with its cookies: the session begun, or who one was before and what the login waits for.
 * @param before who made the call
 */
export async function welcome(house: House, reply: FastifyReply, entered: Entered, before: Caller): Promise<Session> {
  if ('pending' in entered) {
    setAuthCookie(house, reply, COOKIES.pendingLogin, entered.pending, PENDING_LIFETIME);
    return sessionOf(house, before, entered.pending);
  }
  const { begun } = entered;
  const session = await sessionOf(house, await callerOf(house.db, begun));
  setSessionCookie(house, reply, begun.token);
  clearAuthCookie(reply, COOKIES.pendingLogin);
  if (session.user) setUserCookie(house, reply, session.user);
  else reply.clearCookie(COOKIES.user, { path: '/' });
  return session;
}
