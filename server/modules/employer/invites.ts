import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DAY } from '../../../contract/durations.ts';
import { logoPath } from '../../../contract/drawings.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { CompanyMembership } from '../../../contract/recovery.ts';
import { acceptInvite, cancelInvite, inviteMember, openInvite, type OpenedInvite } from '../../../contract/team.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { companyInvite } from '../../db/schema/employer.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company } from '../../db/schema/market.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { countTry, countTryFrom, type Limit, LIMITS_OF } from '../../http/attempts.ts';
import { markProven, proveAddress } from '../identity/assurance/prove-address.ts';
import { confirmedAddressOf } from '../identity/confirmed.ts';
import { setInviteCookie } from '../identity/cookies.ts';
import { requireProof } from '../identity/require-proof.ts';
import { ticketHash } from '../../http/tickets.ts';
import { pageIn } from '../notify/email-content.ts';
import type { Language } from '../../../contract/languages.ts';
import { broadcastCompany } from './broadcast.ts';
import { inviteEmail } from './emails.ts';
import { membershipOf } from './join.ts';
import type { MemberRow } from '../../http/member.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type EmployerContext } from './context.ts';
import { teamOf } from './team.ts';

type InviteRow = typeof companyInvite.$inferSelect;

/** Limits emails to addresses that didn't request any: per company, per network address, and per recipient. */
const LETTERS: Limit = { name: 'company-invites', tries: 30, window: DAY };
const LETTERS_FROM: Limit = { name: 'company-invites-from', tries: 60, window: DAY };
const LETTERS_TO: Limit = { name: 'company-invites-to', tries: 5, window: DAY };
const INVITE_LIFETIME = LIMITS.companyInviteDays * DAY;

interface InviteRequest {
  body: z.output<typeof inviteMember.body>;
  language: Language;
  now: Date;
  /** The network address. */
  ip: string;
}

/** Emails an invitation. It names the inviter by their confirmed address, because anyone can type any name. */
async function invite(context: EmployerContext, db: Queryable, me: MemberRow, { body, language, now, ip }: InviteRequest): Promise<void> {
  const from = await confirmedAddressOf(db, me.userId);
  const email = body.email.toLowerCase();
  const [known] = await db
    .select({ id: user.id })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, me.companyId), isNotNull(companyMember.joinedAt), eq(user.email, email)));
  if (known) throw new ApiError('parameterInvalid', { fields: { email: ['member.exists'] } });
  await countTry(context, LETTERS, String(me.companyId));
  await countTryFrom(context, LETTERS_FROM, ip);
  await countTry(context, LETTERS_TO, email);
  const token = randomBytes(32).toString('base64url');
  const values = {
    invitedBy: me.userId,
    role: body.role,
    permissions: [...new Set(body.permissions)],
    tokenHash: ticketHash(token),
    expiresAt: new Date(now.getTime() + INVITE_LIFETIME),
    acceptedAt: null,
    createdAt: now,
  };
  await db
    .insert(companyInvite)
    .values({ companyId: me.companyId, email, ...values })
    .onConflictDoUpdate({ target: [companyInvite.companyId, companyInvite.email], set: values });
  const [named] = await db.select({ company: company.name }).from(company).where(eq(company.id, me.companyId));
  const link = `${pageIn(language, context.config.baseUrl, '/employer/join')}#${token}`;
  await enqueueMail(db, inviteEmail({ to: email, link, company: named?.company ?? '', name: from, role: body.role }, language));
}

/**
 * The invitation of a token.
 * @throws ApiError notFound, linkUsed, linkExpired
 */
async function inviteBy(db: Queryable, token: string | undefined, now: Date): Promise<InviteRow> {
  const [row] = token
    ? await db
        .select()
        .from(companyInvite)
        .where(eq(companyInvite.tokenHash, ticketHash(token)))
        .for('update')
    : [];
  if (!row) throw new ApiError('notFound');
  if (row.acceptedAt) throw new ApiError('linkUsed');
  if (row.expiresAt <= now) throw new ApiError('linkExpired');
  return row;
}

async function open(context: EmployerContext, token: string | undefined, request: FastifyRequest, reply: FastifyReply, now: Date): Promise<OpenedInvite> {
  await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
  const row = await inviteBy(context.db, token ?? request.cookies[COOKIES.companyInvite], now);
  if (token) setInviteCookie(context, reply, token, row.expiresAt.getTime() - now.getTime());
  const [found] = await context.db
    .select({ company: company.name, name: user.name })
    .from(company)
    .innerJoin(user, eq(user.id, row.invitedBy))
    .where(eq(company.id, row.companyId));
  const { companyId: id, email, role } = row;
  return { company: { id, name: found?.company ?? '', logo: logoPath(id) }, email, role, invited_by: found?.name ?? '' };
}

/**
 * Joins the company that invited this address, in the transaction that locks the invitation. Opening the email confirms the address.
 * @param caller who accepts it in a session of the account; null for an account created just now, to which nothing was added before
 * @returns `left`: the companies whose approval they no longer wait for
 * @throws ApiError as `inviteBy`; inviteNotYours; notAllowedNow for a member of a company
 */
export async function joinByInvite(
  db: Queryable,
  { userId, token, caller, request, now }: { userId: string; token: string | undefined; caller: Caller | null; request: FastifyRequest; now: Date },
): Promise<{ companyId: number; left: number[]; ended: string[] }> {
  const row = await inviteBy(db, token, now);
  const [me] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId)).for('update');
  if (me?.email.toLowerCase() !== row.email) throw new ApiError('inviteNotYours');
  const mine = await db.select().from(companyMember).where(eq(companyMember.userId, userId)).for('update');
  if (mine.some(({ joinedAt }) => joinedAt !== null)) throw new ApiError('notAllowedNow');
  const waited = await db
    .delete(companyMember)
    .where(and(eq(companyMember.userId, userId), isNull(companyMember.joinedAt)))
    .returning({ companyId: companyMember.companyId });
  const left = waited.map((place) => place.companyId);
  const { companyId, role, permissions } = row;
  await db.insert(companyMember).values({ userId, companyId, role, permissions, joinedAt: now, createdAt: now });
  await db.update(companyInvite).set({ acceptedAt: now }).where(eq(companyInvite.id, row.id));
  if (caller) return { companyId, left, ended: await proveAddress(db, { userIds: [userId], caller, request, now }) };
  await markProven(db, userId, now);
  return { companyId, left, ended: [] };
}

export const inviteRoutes = [
  defineRoute(inviteMember, async ({ context, db, caller, member: me, body, language, request, now, after }) => {
    await requireProof({ db, now: context.now }, caller);
    await invite(context, db, me, { body, language, now, ip: networkOf(request) });
    await broadcastCompany({ context, db, after }, [me.companyId]);
    return teamOf(db, me, now);
  }),
  defineRoute(cancelInvite, async ({ context, db, member: me, params, now, after }) => {
    await db.delete(companyInvite).where(and(eq(companyInvite.id, params.id), eq(companyInvite.companyId, me.companyId), isNull(companyInvite.acceptedAt)));
    await broadcastCompany({ context, db, after }, [me.companyId]);
    return teamOf(db, me, now);
  }),
  defineRoute(openInvite, ({ context, body, request, reply, now }) => open(context, body.token, request, reply, now)),
  defineRoute(acceptInvite, async ({ context, caller, request, now, after }) => {
    const token = request.cookies[COOKIES.companyInvite];
    const { ended, joined } = await context.db.transaction(async (tx) => {
      const { companyId, left, ended } = await joinByInvite(tx, { userId: caller.userId, token, caller, request, now });
      await broadcastCompany({ context, db: tx, after }, [companyId, ...left]);
      return { ended, joined: (await membershipOf(tx, caller.userId)) as CompanyMembership };
    });
    context.identity.forget(ended);
    return joined;
  }),
];
