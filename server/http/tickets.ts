import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/client.ts';
import { ticket } from '../db/schema/identity.ts';
import { ApiError } from './errors.ts';
import { DAY } from '../../contract/durations.ts';

/** The purposes of tickets. A ticket works only for its own purpose. */
export type TicketPurpose =
  | 'pendingLogin'
  | 'magicLink'
  | 'magicLinkWatch'
  | 'passwordReset'
  | 'resetLink'
  | 'emailChange'
  | 'jobAlert'
  | 'alertEmail'
  | 'alertStop'
  | 'emailStop'
  | 'handoff'
  | 'social'
  | 'singpass'
  | 'passkey';

export interface Ticket<Data extends object = Record<string, unknown>> {
  userId: string | null;
  data: Data;
  createdAt: Date;
  expiresAt: Date;
}

interface NewTicket {
  purpose: TicketPurpose;
  userId: string | null;
  data?: object;
  /** Milliseconds. */
  lifetime: number;
}

/** @returns the token: 32 random bytes, returned once; the database stores a digest of it */
export async function issueTicket(db: Queryable, { purpose, userId, data = {}, lifetime }: NewTicket, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { tokenHash: ticketHash(token), purpose, userId, data: { ...data }, expiresAt: new Date(now.getTime() + lifetime), createdAt: now };
  await db.insert(ticket).values(row);
  return token;
}

/**
 * Reads a ticket's data without using it.
 * @throws ApiError notFound for an unknown ticket or another purpose; linkUsed, linkExpired
 */
export async function readTicket<Data extends object>(db: Queryable, token: string, purpose: TicketPurpose, now: Date): Promise<Ticket<Data>> {
  const [found] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.tokenHash, ticketHash(token)), eq(ticket.purpose, purpose)))
    .for('update');
  if (!found) throw new ApiError('notFound');
  if (found.usedAt) throw new ApiError('linkUsed');
  if (found.expiresAt <= now) throw new ApiError('linkExpired');
  return { userId: found.userId, data: found.data as Data, createdAt: found.createdAt, expiresAt: found.expiresAt };
}

/**
 * Uses a ticket. Locks it, so only one of several simultaneous uses succeeds.
 * @param db the transaction that needs the ticket; if it fails, the ticket stays unused
 * @throws ApiError as `readTicket`
 */
export async function useTicket<Data extends object>(db: Queryable, token: string, purpose: TicketPurpose, now: Date): Promise<Ticket<Data>> {
  const found = await readTicket<Data>(db, token, purpose, now);
  await db
    .update(ticket)
    .set({ usedAt: now })
    .where(eq(ticket.tokenHash, ticketHash(token)));
  return found;
}

/** The token of a cookie, if it has the right format. */
export function ticketCookie(request: FastifyRequest, name: string): string | undefined {
  const token = request.cookies[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Used and expired tickets stay for a day, so that someone who comes late learns which it was. */
export async function sweepTickets(db: Queryable, now: Date): Promise<void> {
  await db.delete(ticket).where(lte(ticket.expiresAt, new Date(now.getTime() - DAY)));
}

/** The digest of a token that the database stores. */
export function ticketHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
