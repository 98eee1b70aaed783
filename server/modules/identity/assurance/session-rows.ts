import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Method } from '../../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import type { Queryable } from '../../../db/client.ts';
import { session } from '../../../db/schema/auth.ts';
import { DAY } from '../../../../contract/durations.ts';

/** Session rows, written only by assure.ts. */

export const SESSION_LIFETIME = LIMITS.cookieDays * DAY;

/** A new session. The token goes to the cookie once; the database stores only its digest. */
export interface BegunSession {
  id: string;
  userId: string;
  token: string;
}

/** The digest of a token that the database stores. Tokens are 32 random bytes, so a plain digest can't be reversed. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function deviceOf(request: FastifyRequest): string | null {
  const device = request.headers['device_uuid'];
  return typeof device === 'string' && device !== '' ? device.slice(0, 80) : null;
}

interface NewSession {
  userId: string;
  /** Null for a guest, who has proven nothing. */
  provenAt: Date | null;
  method: Method | null;
  expiresAt: Date;
}

const NEVER = new Date(0);

export async function insertSession(db: Queryable, { userId, provenAt, method, expiresAt }: NewSession, request: FastifyRequest, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const [begun] = await db
    .insert(session)
    .values({
      token: tokenHashOf(token),
      userId,
      expiresAt,
      ipAddress: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 400),
      deviceUuid: deviceOf(request),
      provenAt: provenAt ?? NEVER,
      method,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: session.id });
  return { id: (begun as { id: string }).id, userId, token };
}

/** An ended session stays until it is swept, because it records the devices and networks an account was used on (familiar.ts). */
export async function endRow(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(session).set({ expiresAt: now, updatedAt: now }).where(eq(session.id, id));
}

/**
 * @param but the session to keep; null to end all
 * @returns the IDs of the sessions that ended
 */
export async function endRowsOf(db: Queryable, userId: string, but: string | null, now: Date): Promise<string[]> {
  const ended = await db
    .update(session)
    .set({ expiresAt: now, updatedAt: now })
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now), but === null ? undefined : ne(session.id, but)))
    .returning({ id: session.id });
  return ended.map(({ id }) => id);
}
