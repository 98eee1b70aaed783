import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { lockUser } from '../../../db/lock-user.ts';
import { leaveGuest } from '../merge-guest.ts';
import type { Outcome } from '../replay.ts';
import { goodUntil } from '../sessions.ts';
import { assure } from './assure.ts';
import { placeOf, assuranceOf } from './session-assurance.ts';

interface Lender {
  userId: string;
  /** The session that approved the sign-in, or that is handed over. */
  sessionId: string | null;
  method: 'qr' | 'handoff';
}

/**
 * Signs a browser in through a session of the account on another device. That session must still be valid. The new session inherits its proof and the
 * time of it, and nothing more.
 * @param db a transaction
 */
export async function lendSession(
  context: { config: Pick<Config, 'sessionDays'>; now: () => Date },
  db: Queryable,
  { userId, sessionId, method }: Lender,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<Outcome> {
  const now = context.now();
  await lockUser(db, userId);
  const [person] = await db.select({ suspendedAt: user.suspendedAt }).from(user).where(eq(user.id, userId));
  const lender = sessionId === null ? null : await assuranceOf(db, sessionId, now, true);
  if (!person || !lender?.provenAt) return { refused: new ApiError('loginLapsed') };
  const assured = await assure(db, {
    from: await placeOf(db, caller, now),
    userId,
    event: {
      type: 'session.lent',
      method,
      provenAt: lender.provenAt,
      isLenderLive: lender.state !== 'ended',
      isSuspended: person.suspendedAt !== null,
      at: now.toISOString(),
    },
    request,
    now,
    leaveGuest: () => leaveGuest(db, caller, userId, now),
    expiresAt: goodUntil({ provenAt: new Date(lender.provenAt), kind: 'seeker' }, context.config, now),
  });
  if ('refused' in assured) return assured;
  if (!assured.begun) throw new Error('Lending a session created no session');
  return { begun: assured.begun, ended: assured.ended };
}
