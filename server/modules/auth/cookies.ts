import type { FastifyReply } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { CLEARED_AT_LOGOUT, COOKIES } from '../../../src/lib/cookies.ts';
import type { AppContext } from '../../http/app-context.ts';

/** 30 days (specification §9), this site only, and only over https where the site is https. */
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

/** A secret of a login on its way, sent to the calls of auth alone. @param lifetime milliseconds */
export function setAuthCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, name: string, token: string, lifetime: number): void {
  reply.setCookie(name, token, { ...attributes(context), path: '/api/auth', maxAge: lifetime / 1_000, httpOnly: true });
}

/** Secrets of a login on its way: whoever sits here next goes on with none of them. */
const OF_A_LOGIN = [COOKIES.pendingLogin, COOKIES.magicLink, COOKIES.qrLogin, COOKIES.passwordReset, COOKIES.passkey, COOKIES.socialProof] as const;

export function clearAuthCookie(reply: FastifyReply, name: string): void {
  if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/api/auth' });
}

const ARRIVAL = { path: '/api/jobseekers', lifetime: 86_400 };

/** Keeps the token of a resume that was handed in, for a day, out of the reach of any script. */
export function setArrivalCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIES.resumeArrival, token, { ...attributes(context), path: ARRIVAL.path, maxAge: ARRIVAL.lifetime, httpOnly: true });
}

export const clearArrivalCookie = (reply: FastifyReply): void => void reply.clearCookie(COOKIES.resumeArrival, { path: ARRIVAL.path });

/** Keeps the token of an invitation out of the reach of any script. It goes along with a registration too. @param lifetime milliseconds */
export function setInviteCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, token: string, lifetime: number): void {
  reply.setCookie(COOKIES.companyInvite, token, { ...attributes(context), path: '/api', maxAge: Math.floor(lifetime / 1_000), httpOnly: true });
}

/**
 * What the browser holds of who leaves. Its caches go too, pages kept for the back button among them; its storage stays, for the theme and the
 * device's id are the device's, and what is a person's there is taken out by name (src/services/traces.ts).
 */
export function clearTraces(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
  for (const name of CLEARED_AT_LOGOUT) reply.clearCookie(name, { path: '/' });
  for (const name of OF_A_LOGIN) reply.clearCookie(name, { path: '/api/auth' });
  reply.clearCookie(COOKIES.companyInvite, { path: '/api' });
  // What was handed in and not taken yet is not for who comes next.
  clearArrivalCookie(reply);
}
