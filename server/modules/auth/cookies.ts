import type { FastifyReply } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { CLEARED_AT_LOGOUT, COOKIES } from '../../../src/lib/cookies.ts';
import type { House } from '../../http/house.ts';

/** 30 days (specification §9), this site only, and only over https where the site is https. */
function attributes(house: Pick<House, 'config'>) {
  return { path: '/', sameSite: 'lax', secure: house.config.baseUrl.startsWith('https:'), maxAge: LIMITS.cookieDays * 86_400 } as const;
}

export function setSessionCookie(house: Pick<House, 'config'>, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIES.session, token, { ...attributes(house), httpOnly: true });
}

/** The readable `user` cookie (specification §3). */
export function setUserCookie(house: Pick<House, 'config'>, reply: FastifyReply, user: CurrentUser): void {
  reply.setCookie(COOKIES.user, JSON.stringify(user), attributes(house));
}

export function clearCookies(reply: FastifyReply): void {
  for (const name of CLEARED_AT_LOGOUT) reply.clearCookie(name, { path: '/' });
}
