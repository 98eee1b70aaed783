import { and, desc, eq, gt } from 'drizzle-orm';
import { endOtherSessions, endSession, listSessions } from '../../../contract/settings.ts';
import { nameDevice } from '../../../src/lib/deviceName.ts';
import { session } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from './context.ts';
import { assure } from './assurance/assure.ts';
import { placeOf, assuranceOf } from './assurance/session-assurance.ts';
import { requireProof } from './require-proof.ts';

/** A person's valid sessions. */
const live = (userId: string, now: Date) => and(eq(session.userId, userId), gt(session.expiresAt, now));

export const deviceRoutes = [
  defineRoute(listSessions, async ({ db, caller, now, reply }) => {
    reply.header('cache-control', 'no-store');
    const rows = await db.select().from(session).where(live(caller.userId, now)).orderBy(desc(session.updatedAt), desc(session.id));
    const listed = rows.map((row) => ({
      id: row.id,
      device: nameDevice(row.userAgent),
      is_current: row.id === caller.sessionId,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.updatedAt.toISOString(),
    }));
    return listed.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  }),
  /** @throws ApiError proofNeeded; notFound for someone else's session or one that is over */
  defineRoute(endSession, async ({ context, caller, params, now, request }) => {
    await requireProof(context, caller);
    await context.db.transaction(async (tx) => {
      const isMine = and(live(caller.userId, now), eq(session.id, params.id));
      const [mine] = await tx.select({ id: session.id }).from(session).where(isMine).for('update');
      if (!mine) throw new ApiError('notFound');
      const from = { assurance: await assuranceOf(tx, mine.id, now, true), userId: caller.userId, sessionId: mine.id };
      await assure(tx, { from, userId: caller.userId, event: { type: 'session.ended', at: now.toISOString() }, request, now });
    });
    context.identity.forget([params.id]);
    return null;
  }),
  defineRoute(endOtherSessions, async ({ context, caller, now, request }) => {
    const assured = await context.db.transaction(async (tx) => {
      const from = await placeOf(tx, caller, now, { isLocked: true });
      return assure(tx, { from, userId: caller.userId, event: { type: 'others.ended', at: now.toISOString() }, request, now });
    });
    if ('refused' in assured) throw assured.refused;
    context.identity.forget(assured.ended);
    return null;
  }),
];
