import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../../contract/records.ts';
import { session } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import type { House } from '../../http/house.ts';
import { setSessionCookie, setUserCookie } from './cookies.ts';
import { currentUserOf } from './current-user.ts';
import { sessionToken } from './identity.ts';
import { endSession, prolongSession, SESSION_LIFETIME } from './sessions.ts';

const DAY = 86_400_000;

/** Who one is, and the server's time. A guest is nobody in particular: `user` is null. */
export async function sessionOf(house: Pick<House, 'db' | 'now'>, caller: Caller): Promise<Session> {
  const now = house.now();
  const user = caller.kind === 'seeker' ? await currentUserOf(house.db, caller.userId, now) : null;
  return { kind: caller.kind, user, now: now.toISOString() };
}

/** The same for the app's start: a session in use is prolonged once a day, so nobody who comes back within 30 days is logged out. */
export async function resumeSession(house: House, caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const now = house.now();
  const answer = await sessionOf(house, caller);
  if (answer.user) setUserCookie(house, reply, answer.user);
  const token = sessionToken(request);
  if (caller.kind === 'none' || token === undefined) return answer;
  const [row] = await house.db.select({ expiresAt: session.expiresAt }).from(session).where(eq(session.id, caller.sessionId));
  if (row && row.expiresAt.getTime() - now.getTime() < SESSION_LIFETIME - DAY) {
    await prolongSession(house.db, caller.sessionId, now);
    setSessionCookie(house, reply, token);
  }
  return answer;
}

/** Ends the session on the server; from the next request on its token is refused. */
export async function logOutOf(house: House, caller: Caller): Promise<void> {
  if (caller.kind === 'none') return;
  await endSession(house.db, caller.sessionId, house.now());
  house.identity.forget([caller.sessionId]);
}
