import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { formerAddress, session, user } from '../../db/schema/auth.ts';
import type { Queryable } from '../../db/client.ts';
import { deviceOf } from './assurance/session-rows.ts';
import { networkOf } from '../../http/network.ts';

/**
 * Where attempts for an account come from, as far as the account knows it: a device used within a month, a network used before, or anywhere else.
 * Attempts are counted separately for each, so that a stranger who knows the address can't use up its owner's.
 */
export interface Origin {
  /** Part of the counter's subject. The same for all places the account doesn't know. */
  place: string;
  /** What limits by network address count by. A known device on a shared network has its own count. */
  network: string;
}

/**
 * Behaves the same for every address, also one without an account.
 * @param login an email address in lower case, or a phone number in E.164
 */
export async function originOf({ db }: { db: Queryable }, request: FastifyRequest, login: string): Promise<Origin> {
  const device = deviceOf(request);
  const network = networkOf(request);
  const isHere = device === null ? eq(session.ipAddress, request.ip) : or(eq(session.deviceUuid, device), eq(session.ipAddress, request.ip));
  // Someone who lost an address to a thief is known on the devices they can restore it from.
  const had = db.select({ id: formerAddress.userId }).from(formerAddress).where(eq(formerAddress.email, login));
  const isTheirs = or(eq(user.email, login), and(eq(user.phoneNumber, login), eq(user.phoneNumberVerified, true)), inArray(user.id, had));
  const known = await db.select({ device: session.deviceUuid }).from(session).innerJoin(user, eq(user.id, session.userId)).where(and(isTheirs, isHere));
  if (device !== null && known.some((one) => one.device === device)) return { place: ` device ${device}`, network: `device ${device} ${login}` };
  return { place: known.length > 0 ? ` network ${network}` : '', network };
}

/** For a caller in a session of the account. Nobody else uses that session, so its attempts count separately. */
export const originIn = (sessionId: string, request: FastifyRequest): Origin => ({ place: ` session ${sessionId}`, network: networkOf(request) });
