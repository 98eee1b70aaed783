import type { FastifyReply } from 'fastify';
import { getSession, guestLogin, login, logOut, register } from '../../../contract/auth.ts';
import type { Session } from '../../../contract/records.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Caller } from '../../http/caller.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { clearCookies, setSessionCookie, setUserCookie } from './cookies.ts';
import { beginGuest } from './guest.ts';
import { logIn } from './login.ts';
import { meRoutes } from './me.ts';
import { registerSeeker } from './register.ts';
import { logOutOf, resumeSession, sessionOf } from './session.ts';
import type { BegunSession } from './sessions.ts';

/** The answer to a change of who one is, with its cookies. */
async function welcome(house: House, reply: FastifyReply, begun: BegunSession, kind: 'guest' | 'seeker'): Promise<Session> {
  const caller: Caller = { kind, userId: begun.userId, sessionId: begun.id };
  const session = await sessionOf(house, caller);
  setSessionCookie(house, reply, begun.token);
  if (session.user) setUserCookie(house, reply, session.user);
  else reply.clearCookie(COOKIES.user, { path: '/' });
  return session;
}

export const routes = [
  defineRoute(getSession, async ({ house, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return resumeSession(house, caller, request, reply);
  }),
  defineRoute(guestLogin, async ({ house, caller, body, request, reply }) => {
    if (caller.kind !== 'none') return sessionOf(house, caller);
    return welcome(house, reply, await beginGuest(house, body, request), 'guest');
  }),
  defineRoute(register, async ({ house, caller, body, country, language, request, reply }) =>
    welcome(house, reply, await registerSeeker(house, body, { caller, country, language, request }), 'seeker'),
  ),
  defineRoute(login, async ({ house, caller, body, request, reply }) => welcome(house, reply, await logIn(house, body, caller, request), 'seeker')),
  defineRoute(logOut, async ({ house, caller, reply }) => {
    await logOutOf(house, caller);
    clearCookies(reply);
    return null;
  }),
  ...meRoutes,
];
