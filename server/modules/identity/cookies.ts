import type { FastifyReply } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { CLEARED_AT_LOGOUT, COOKIES } from '../../../src/lib/cookies.ts';
import type { AppContext } from '../../http/app-context.ts';
import { HOUR } from '../../../contract/durations.ts';

/** 30 days (specification §9), for this site only, and only over HTTPS if the site uses it. */
function attributes(context: Pick<AppContext, 'config'>) {
  return { path: '/', sameSite: 'lax', secure: context.config.baseUrl.startsWith('https:'), maxAge: LIMITS.cookieDays * 86_400 } as const;
}

export function setSessionCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIES.session, token, { ...attributes(context), httpOnly: true });
}

/** The readable `user` cookie (specification §3). */
export function setUserCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, user: CurrentUser): void {
  reply.setCookie(COOKIES.user, JSON.stringify(user), attributes(context));
}

/**
 * Stores a secret of a sign-in in progress. The cookie is sent only to the calls of auth.
 * @param lifetime milliseconds
 */
export function setAuthCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, name: string, token: string, lifetime: number): void {
  reply.setCookie(name, token, { ...attributes(context), path: '/api/auth', maxAge: lifetime / 1_000, httpOnly: true });
}

/** Secrets of sign-ins in progress. The next person at this browser must not continue with them. */
const OF_A_LOGIN = [COOKIES.pendingLogin, COOKIES.magicLink, COOKIES.qrLogin, COOKIES.passwordReset, COOKIES.passkey, COOKIES.socialProof] as const;

export function clearAuthCookie(reply: FastifyReply, name: string): void {
  if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/api/auth' });
}

const ARRIVAL = { path: '/api/jobseekers', lifetime: 86_400 };

/** Stores the token of an uploaded resume for a day, unreadable for scripts. */
export function setArrivalCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIES.resumeArrival, token, { ...attributes(context), path: ARRIVAL.path, maxAge: ARRIVAL.lifetime, httpOnly: true });
}

export const clearArrivalCookie = (reply: FastifyReply): void => void reply.clearCookie(COOKIES.resumeArrival, { path: ARRIVAL.path });

/**
 * Stores the token of an invitation, unreadable for scripts. It also applies to a registration.
 * @param lifetime milliseconds
 */
export function setInviteCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, token: string, lifetime: number): void {
  reply.setCookie(COOKIES.companyInvite, token, { ...attributes(context), path: '/api', maxAge: Math.floor(lifetime / 1_000), httpOnly: true });
}

/**
 * Clears what the browser holds of a person who signs out, including caches with pages for the back button. Its storage stays, because the theme and
 * the device's ID belong to the device; personal entries there are removed by name (src/services/traces.ts).
 */
export function clearTraces(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
  for (const name of CLEARED_AT_LOGOUT) reply.clearCookie(name, { path: '/' });
  for (const name of OF_A_LOGIN) reply.clearCookie(name, { path: '/api/auth' });
  reply.clearCookie(COOKIES.companyInvite, { path: '/api' });
  // An uploaded resume that wasn't imported yet isn't for the next person.
  clearArrivalCookie(reply);
}

/** Long enough to sign in with the invited address; short, because whoever has an invitation can register with its address, also on a shared device. */
const INVITE_AFTER_LOGOUT = HOUR;

/** After clearTraces: keeps the invitation of somebody who signs out to accept it with another account. */
export function keepInvite(context: Pick<AppContext, 'config'>, reply: FastifyReply): void {
  const token = reply.request.cookies[COOKIES.companyInvite];
  if (token) setInviteCookie(context, reply, token, INVITE_AFTER_LOGOUT);
}
