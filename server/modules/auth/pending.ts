import { count, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { PendingLogin } from '../../../contract/records.ts';
import type { Method } from '../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { passkey } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { readTicket, ticketCookie, type Ticket } from './tickets.ts';

export const PENDING_LIFETIME = 10 * 60_000;

/** What the ticket of a pending login holds. `method`: what was proven first. `bringsGuest`: what was done as a guest comes along. */
export type PendingData = ({ step: 'choosingAccount'; accounts: string[] } | { step: 'secondFactor' }) & { method: Method; bringsGuest: boolean };

/** The token of the cookie a pending login hangs on, where it looks like one of ours. */
export function pendingToken(request: FastifyRequest): string | undefined {
  return ticketCookie(request, COOKIES.pendingLogin);
}

/** What a half-finished login waits for, so that a reload goes on where it was; null where nothing waits any more. */
export async function pendingLoginOf(db: Queryable, token: string | undefined, now: Date): Promise<PendingLogin | null> {
  if (token === undefined) return null;
  const found = await readTicket<PendingData>(db, token, 'pendingLogin', now).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return found && present(db, found);
}

async function present(db: Queryable, { userId, data, createdAt, expiresAt }: Ticket<PendingData>): Promise<PendingLogin | null> {
  const expires_at = expiresAt.toISOString();
  if (data.step === 'choosingAccount') {
    const accounts = await db.select({ id: user.id, role: user.role, name: user.name }).from(user).where(inArray(user.id, data.accounts));
    return { step: 'choosingAccount', accounts, expires_at };
  }
  if (userId === null) return null;
  const [person] = await db.select({ revokedAt: user.revokedAt }).from(user).where(eq(user.id, userId));
  if (!person || (person.revokedAt !== null && person.revokedAt > createdAt)) return null;
  const [keys] = await db.select({ count: count() }).from(passkey).where(eq(passkey.userId, userId));
  return { step: 'twoFactor', methods: ['totp', 'recovery', ...(keys?.count ? (['passkey'] as const) : [])], expires_at };
}
