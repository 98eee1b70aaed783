import { count, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { PendingLogin } from '../../../contract/records.ts';
import type { Method } from '../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { passkey } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { readTicket, ticketCookie, type Ticket } from '../../http/tickets.ts';
import { recoveryCodesLeft } from './totp.ts';

export const PENDING_LIFETIME = 10 * 60_000;

/** The data of a pending sign-in's ticket. `method`: what was proven first. `bringsGuest`: whether to merge the guest. */
export type PendingData = ({ step: 'choosingAccount'; accounts: string[] } | { step: 'secondFactor' }) & { method: Method; bringsGuest: boolean };

/** The token of the cookie of a pending sign-in, if it has the right format. */
export function pendingToken(request: FastifyRequest): string | undefined {
  return ticketCookie(request, COOKIES.pendingLogin);
}

/** What a half-finished sign-in is waiting for, so that it continues after a reload; null if nothing is waiting. */
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
  const hasCodes = (await recoveryCodesLeft(db, userId)) > 0;
  const methods = ['totp' as const, ...(hasCodes ? (['recovery'] as const) : []), ...(keys?.count ? (['passkey'] as const) : [])];
  return { step: 'twoFactor', methods, expires_at };
}
