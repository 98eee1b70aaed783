import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../../../contract/durations.ts';
import type { Session } from '../../../contract/records.ts';
import { session } from '../../db/schema/auth.ts';
import { type Caller, isMember } from '../../http/caller.ts';
import type { AppContext } from '../../http/app-context.ts';
import { setSessionCookie, setUserCookie } from './cookies.ts';
import { currentUserOf } from './current-user.ts';
import { sessionToken } from '../../http/identity.ts';
import type { IdentityContext } from './context.ts';
import { pendingLoginOf, pendingToken } from './pending.ts';
import { assure } from './assurance/assure.ts';
import { placeOf } from './assurance/session-assurance.ts';
import { goodUntil } from './sessions.ts';

/**
 * The current user and the server's time. For a guest, `user` is null.
 * @param pending the token of a pending sign-in (pending.ts)
 */
export async function sessionOf(context: Pick<AppContext, 'db' | 'now'>, caller: Caller, pending?: string): Promise<Session> {
  const now = context.now();
  const user = isMember(caller) ? await currentUserOf(context.db, caller.userId, now) : null;
  return { kind: caller.kind, user, pending: isMember(caller) ? null : await pendingLoginOf(context.db, pending, now), now: now.toISOString() };
}

/** Like `sessionOf`, when the app starts: extends a session in use once a day, up to `goodUntil`. */
export async function resumeSession(context: IdentityContext, caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const now = context.now();
  const answer = await sessionOf(context, caller, pendingToken(request));
  if (answer.user) setUserCookie(context, reply, answer.user);
  const token = sessionToken(request);
  if (caller.kind === 'none' || token === undefined) return answer;
  const isThis = eq(session.id, caller.sessionId);
  const [row] = await context.db.select({ expiresAt: session.expiresAt, provenAt: session.provenAt }).from(session).where(isThis);
  const expiresAt = row && goodUntil({ ...row, kind: caller.kind }, context.config, now);
  if (row && expiresAt && expiresAt.getTime() - row.expiresAt.getTime() > DAY) {
    const from = await placeOf(context.db, caller, now);
    await assure(context.db, { from, userId: caller.userId, event: { type: 'session.used', at: now.toISOString() }, request, now, expiresAt });
    setSessionCookie(context, reply, token);
  }
  return answer;
}

/** Ends the session on the server. Its token is refused from the next request on. */
export async function logOutOf(context: IdentityContext, caller: Caller, request: FastifyRequest): Promise<void> {
  if (caller.kind === 'none') return;
  const now = context.now();
  const from = await placeOf(context.db, caller, now);
  await assure(context.db, { from, userId: caller.userId, event: { type: 'session.ended', at: now.toISOString() }, request, now });
  context.identity.forget([caller.sessionId]);
}
