import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { endOtherSessions, endSession, listSessions } from '../../../contract/settings.ts';
import { nameDevice } from '../../../src/lib/deviceName.ts';
import { session } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import { requireProof } from './step-up.ts';

/** The sessions of a person that are still good. */
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
  /** @throws ApiError proofNeeded; notFound for a session that is somebody else's, or over */
  defineRoute(endSession, async ({ house, db, caller, params, now }) => {
    await requireProof(house, caller);
    const ended = await db
      .update(session)
      .set({ expiresAt: now, updatedAt: now })
      .where(and(live(caller.userId, now), eq(session.id, params.id)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new ApiError('notFound');
    house.identity.forget([params.id]);
    return null;
  }),
  defineRoute(endOtherSessions, async ({ house, db, caller, now }) => {
    await requireProof(house, caller);
    const ended = await db
      .update(session)
      .set({ expiresAt: now, updatedAt: now })
      .where(and(live(caller.userId, now), ne(session.id, caller.sessionId)))
      .returning({ id: session.id });
    house.identity.forget(ended.map(({ id }) => id));
    return null;
  }),
];
