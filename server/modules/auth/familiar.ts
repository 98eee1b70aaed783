import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { formerAddress, session, user } from '../../db/schema/auth.ts';
import type { Queryable } from '../../db/client.ts';
import { deviceOf } from './assurance/session-rows.ts';

/**
 * Where tries for an account come from, as far as the account knows it: a device it was used on within a month, a network it was used from, or
 * anywhere else. Tries are counted by it, so that a stranger who knows the address can not use up its owner's.
 */
export interface Origin {
  /** The part of a counter's subject that tells places apart; the same for all that the account does not know. */
  place: string;
  /** What limits by network address count by: a device the account knows has a count of its own in a crowd. */
  network: string;
}

/**
 * Looks alike for every address, also one without an account.
 * @param login an e-mail address in lower case, or a number as E.164
 */
export async function originOf({ db }: { db: Queryable }, request: FastifyRequest, login: string): Promise<Origin> {
  const device = deviceOf(request);
  const isHere = device === null ? eq(session.ipAddress, request.ip) : or(eq(session.deviceUuid, device), eq(session.ipAddress, request.ip));
  // Who lost an address to a thief is known where they have it back from.
  const had = db.select({ id: formerAddress.userId }).from(formerAddress).where(eq(formerAddress.email, login));
  const isTheirs = or(eq(user.email, login), and(eq(user.phoneNumber, login), eq(user.phoneNumberVerified, true)), inArray(user.id, had));
  const known = await db.select({ device: session.deviceUuid }).from(session).innerJoin(user, eq(user.id, session.userId)).where(and(isTheirs, isHere));
  if (device !== null && known.some((one) => one.device === device)) return { place: ` device ${device}`, network: `device ${device} ${login}` };
  return { place: known.length > 0 ? ` network ${request.ip}` : '', network: request.ip };
}

/** Of somebody in a session of the account: nobody else is in it. */
export const originIn = (sessionId: string, request: FastifyRequest): Origin => ({ place: ` session ${sessionId}`, network: request.ip });
