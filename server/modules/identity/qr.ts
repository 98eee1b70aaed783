import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { claimQrLogin, createQrLogin, qrLoginStatus } from '../../../contract/login.ts';
import { approveQrLogin, denyQrLogin, scanQrLogin } from '../../../contract/qr.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { nameDevice } from '../../../src/lib/deviceName.ts';
import type { Queryable } from '../../db/client.ts';
import { qrLogin } from '../../db/schema/identity.ts';
import { type Caller, requireSignedOut } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { setAuthCookie } from './cookies.ts';
import { lendSession } from './assurance/lend-session.ts';
import { requireProof } from './require-proof.ts';
import { beginOnce, type Entered } from './replay.ts';
import { ticketCookie, ticketHash } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { startSession } from './start-session.ts';
import { HOUR } from '../../../contract/durations.ts';

/** flows/login.md: expires after 2 minutes. */
const LIFETIME = 2 * 60_000;

type Row = typeof qrLogin.$inferSelect;
type Member = Extract<Caller, { userId: string }>;

/**
 * Creates two secrets: one in the QR code, which anyone who looks at the screen may learn, and one for the browser, without which no session is
 * given.
 */
async function create(context: IdentityContext, request: FastifyRequest): Promise<{ row: Row; scan: string; poll: string }> {
  const now = context.now();
  const [scan, poll] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const [row] = await context.db
    .insert(qrLogin)
    .values({
      scanHash: ticketHash(scan),
      pollHash: ticketHash(poll),
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
      place: context.identity.digest('qr-place', networkOf(request)),
      expiresAt: new Date(now.getTime() + LIFETIME),
      createdAt: now,
    })
    .returning();
  return { row: row as Row, scan, poll };
}

async function statusOf(context: IdentityContext, poll: string | undefined): Promise<Exclude<Row['status'], 'used'> | 'expired'> {
  const [row] =
    poll === undefined
      ? []
      : await context.db
          .select()
          .from(qrLogin)
          .where(eq(qrLogin.pollHash, ticketHash(poll)));
  return !row || row.status === 'used' || (row.status !== 'denied' && row.expiresAt <= context.now()) ? 'expired' : row.status;
}

/** @throws ApiError linkExpired, also for an unknown code; linkUsed; notAllowedNow if it isn't approved; accountSuspended, alreadyLoggedIn */
async function claim(context: IdentityContext, poll: string | undefined, caller: Caller, request: FastifyRequest): Promise<Entered> {
  requireSignedOut(caller);
  if (poll === undefined) throw new ApiError('linkExpired');
  return beginOnce(context, request, async (db) => {
    const [row] = await db
      .select()
      .from(qrLogin)
      .where(eq(qrLogin.pollHash, ticketHash(poll)))
      .for('update');
    if (!row || row.expiresAt <= context.now()) throw new ApiError('linkExpired');
    if (row.status === 'used') throw new ApiError('linkUsed');
    if (row.status !== 'approved' || row.userId === null) throw new ApiError('notAllowedNow');
    await db.update(qrLogin).set({ status: 'used' }).where(eq(qrLogin.id, row.id));
    return lendSession(context, db, { userId: row.userId, sessionId: row.approvedBy, method: 'qr' }, { caller, request });
  });
}

/**
 * Moves a code to its next status. Only the first person to scan it can approve it.
 * @throws ApiError notFound, linkExpired; linkUsed if it is settled or was scanned by someone else
 */
async function move(context: IdentityContext, scan: string, { userId, sessionId }: Member, status: 'scanned' | 'approved' | 'denied'): Promise<Row> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(qrLogin)
      .where(eq(qrLogin.scanHash, ticketHash(scan)))
      .for('update');
    if (!row) throw new ApiError('notFound');
    if (row.expiresAt <= context.now()) throw new ApiError('linkExpired');
    const isMine = row.userId === userId;
    if (row.status === status && isMine) return row;
    const isAllowed = status === 'scanned' ? row.status === 'showing' : row.status === 'scanned' && isMine;
    if (!isAllowed) throw new ApiError('linkUsed');
    await tx
      .update(qrLogin)
      .set({ status, userId, approvedBy: status === 'approved' ? sessionId : null })
      .where(eq(qrLogin.id, row.id));
    return row;
  });
}

export async function sweepQrLogins(db: Queryable, now: Date): Promise<void> {
  await db.delete(qrLogin).where(and(lte(qrLogin.expiresAt, new Date(now.getTime() - HOUR))));
}

export const qrRoutes = [
  defineRoute(createQrLogin, async ({ context, caller, request, reply }) => {
    requireSignedOut(caller);
    await countTryFrom(context, LIMITS_OF.qrByAddress, networkOf(request));
    const { row, scan, poll } = await create(context, request);
    setAuthCookie(context, reply, COOKIES.qrLogin, poll, LIFETIME);
    return { id: row.id, text: `${context.config.baseUrl}/qr-approval#${scan}`, expires_at: row.expiresAt.toISOString() };
  }),
  defineRoute(qrLoginStatus, async ({ context, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: await statusOf(context, ticketCookie(request, COOKIES.qrLogin)) };
  }),
  defineRoute(claimQrLogin, async ({ context, caller, request, reply }) =>
    startSession(context, reply, await claim(context, ticketCookie(request, COOKIES.qrLogin), caller, request), caller),
  ),
  defineRoute(scanQrLogin, async ({ context, caller, body, request }) => {
    const row = await move(context, body.token, caller, 'scanned');
    return {
      device: nameDevice(row.userAgent),
      is_same_network: row.place === context.identity.digest('qr-place', networkOf(request)),
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
    };
  }),
  defineRoute(approveQrLogin, async ({ context, caller, body }) => {
    await requireProof(context, caller);
    await move(context, body.token, caller, 'approved');
    return null;
  }),
  defineRoute(denyQrLogin, async ({ context, caller, body }) => {
    await move(context, body.token, caller, 'denied');
    return null;
  }),
];
