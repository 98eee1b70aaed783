import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { changeMember, getTeam, leaveCompany, letMemberIn, removeMember, type Team, transferOwnership } from '../../../contract/team.ts';
import { CHATTING, type CompanyAction, FIRST_PERMISSIONS, isAllowed, refusalOf } from '../../../contract/team-rules.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { companyInvite } from '../../db/schema/employer.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { requireProof } from '../identity/require-proof.ts';
import { portraitColumns, portraitOf } from '../drawings/portrait.ts';
import { handOver, handTalksOver } from './hand-over.ts';
import { broadcastCompany } from './broadcast.ts';
import { tellLetIn } from './emails.ts';
import { lockTeam, memberOf, type MemberRow, requireAction } from '../../http/member.ts';
import { defineRoute, type EmployerContext } from './context.ts';

/** A company's members, as one of them sees them. */
export async function teamOf(db: Queryable, me: MemberRow, now: Date): Promise<Team> {
  const people = await db
    .select({ member: companyMember, person: portraitColumns, name: user.name, email: user.email, isVerified: user.emailVerified })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(eq(companyMember.companyId, me.companyId))
    .orderBy(asc(companyMember.joinedAt), asc(companyMember.createdAt));
  const maySeeInvites = refusalOf(me.role, 'invite') === null;
  const invites = maySeeInvites
    ? await db
        .select()
        .from(companyInvite)
        .where(and(eq(companyInvite.companyId, me.companyId), isNull(companyInvite.acceptedAt)))
        .orderBy(asc(companyInvite.createdAt))
    : [];
  return {
    members: people.map(({ member, person, name, email, isVerified }) => ({
      user_id: member.userId,
      name,
      ...portraitOf(person),
      email,
      is_email_verified: isVerified,
      role: member.role,
      permissions: member.permissions,
      joined_at: member.joinedAt?.toISOString() ?? null,
      is_me: member.userId === me.userId,
    })),
    invites: invites.map(({ id, email, role, permissions, expiresAt }) => ({
      id,
      email,
      role,
      permissions,
      expires_at: expiresAt.toISOString(),
      is_expired: expiresAt <= now,
    })),
  };
}

/**
 * The acting member and the target in their company, both locked.
 * @throws ApiError noCompany; notFound if the target isn't in this company
 */
async function both(db: Queryable, userId: string, targetId: string): Promise<{ me: MemberRow; target: MemberRow; team: MemberRow[] }> {
  const { companyId } = await memberOf(db, userId);
  const rows = await lockTeam(db, companyId);
  const me = rows.find((row) => row.userId === userId && row.joinedAt !== null);
  if (!me) throw new ApiError('noCompany');
  const target = rows.find((row) => row.userId === targetId);
  if (!target) throw new ApiError('notFound');
  return { me, target, team: rows };
}

const one = ({ userId, companyId }: MemberRow) => and(eq(companyMember.userId, userId), eq(companyMember.companyId, companyId));

async function letIn(db: Queryable, context: EmployerContext, { me, target }: { me: MemberRow; target: MemberRow }, now: Date): Promise<void> {
  requireAction(me, 'letIn');
  if (target.joinedAt) return;
  await db
    .update(companyMember)
    .set({ joinedAt: now, permissions: [...FIRST_PERMISSIONS] })
    .where(one(target));
  await tellLetIn(db, context, target);
}

/**
 * Changes a member. One who may no longer chat hands over their conversations and interviews to the person who changed it, or to the coordinator if
 * they did it themselves.
 * @returns makes the open pages of everyone involved reload, after the commit; null if nothing is handed over
 */
async function change(
  db: Queryable,
  context: EmployerContext,
  { me, target, team }: Awaited<ReturnType<typeof both>>,
  body: z.output<typeof changeMember.body>,
  now: Date,
) {
  requireAction(me, 'changeMember', target.role);
  if (!target.joinedAt) throw new ApiError('notFound');
  const stopsChatting = isAllowed(target, CHATTING) && !isAllowed(body, CHATTING);
  const successor = me.userId === target.userId ? coordinatorOf(team) : me;
  await db
    .update(companyMember)
    .set({ role: body.role, permissions: [...new Set(body.permissions)] })
    .where(one(target));
  if (body.role === 'recruiter') await takeInvitesBack(db, target);
  return stopsChatting && successor ? handTalksOver(db, leavingTo(context, target, successor.userId, me.userId, now)) : null;
}

/** An admin's invitations end with their role. Otherwise they could return by their own invitation. */
async function takeInvitesBack(db: Queryable, { userId, companyId }: MemberRow): Promise<void> {
  await db.delete(companyInvite).where(and(eq(companyInvite.companyId, companyId), eq(companyInvite.invitedBy, userId), isNull(companyInvite.acceptedAt)));
}

const coordinatorOf = (team: readonly MemberRow[]) => team.find(({ role, joinedAt }) => role === 'coordinator' && joinedAt !== null);

/** The action for removing someone: turning away a person who waits, or removing a member. */
const removalOf = (target: MemberRow): CompanyAction => (target.joinedAt ? 'removeMember' : 'letIn');

/** Transfers the company to another member. The previous coordinator stays as an admin. */
async function transfer(db: Queryable, { me, target }: { me: MemberRow; target: MemberRow }): Promise<void> {
  requireAction(me, 'transferOwnership');
  if (!target.joinedAt) throw new ApiError('notFound');
  if (target.userId === me.userId) return;
  await db.update(companyMember).set({ role: 'admin', permissions: [] }).where(one(me));
  await db.update(companyMember).set({ role: 'coordinator', permissions: [] }).where(one(target));
}

const leavingTo = (context: EmployerContext, { companyId, userId }: MemberRow, successor: string, doneBy: string, now: Date) => ({
  companyId,
  leaver: userId,
  successor,
  doneBy,
  now,
  emailSettings: context.config,
});

/** Changing who may act for a company, or who coordinates it, requires a recent proof: a session left open somewhere isn't enough. */
export const teamRoutes = [
  defineRoute(getTeam, ({ db, member, now }) => teamOf(db, member, now)),
  defineRoute(letMemberIn, async ({ context, caller, params, now, after }) => {
    await requireProof(context, caller);
    return context.db.transaction(async (tx) => {
      const people = await both(tx, caller.userId, params.user_id);
      await letIn(tx, context, people, now);
      await broadcastCompany({ context, db: tx, after }, [people.me.companyId]);
      return teamOf(tx, people.me, now);
    });
  }),
  defineRoute(changeMember, async ({ context, caller, params, body, now, after }) => {
    await requireProof(context, caller);
    return context.db.transaction(async (tx) => {
      const people = await both(tx, caller.userId, params.user_id);
      const tellHandedOver = await change(tx, context, people, body, now);
      after(() => tellHandedOver?.(context));
      await broadcastCompany({ context, db: tx, after }, [people.me.companyId]);
      return teamOf(tx, await memberOf(tx, caller.userId), now);
    });
  }),
  defineRoute(removeMember, async ({ context, caller, params, now, after }) => {
    await requireProof(context, caller);
    return context.db.transaction(async (tx) => {
      const { me, target } = await both(tx, caller.userId, params.user_id);
      requireAction(me, removalOf(target), target.role);
      // A member removes themselves by leaving.
      if (target.userId === me.userId) throw new ApiError('notAllowedNow');
      const tellHandedOver = target.joinedAt === null ? null : await handOver(tx, leavingTo(context, target, me.userId, me.userId, now));
      await takeInvitesBack(tx, target);
      await tx.delete(companyMember).where(one(target));
      after(() => tellHandedOver?.(context));
      // The person who was removed also has open pages that show the company.
      await broadcastCompany({ context, db: tx, after }, [me.companyId], [target.userId]);
      return teamOf(tx, me, now);
    });
  }),
  defineRoute(transferOwnership, async ({ context, caller, params, now, after }) => {
    await requireProof(context, caller);
    return context.db.transaction(async (tx) => {
      const people = await both(tx, caller.userId, params.user_id);
      await transfer(tx, people);
      await broadcastCompany({ context, db: tx, after }, [people.me.companyId]);
      return teamOf(tx, await memberOf(tx, caller.userId), now);
    });
  }),
  defineRoute(leaveCompany, ({ context, caller, now, after }) =>
    context.db.transaction(async (tx) => {
      const { me, team } = await both(tx, caller.userId, caller.userId);
      requireAction(me, 'leave', me.role);
      const coordinator = coordinatorOf(team);
      const tellHandedOver = coordinator ? await handOver(tx, leavingTo(context, me, coordinator.userId, me.userId, now)) : null;
      await takeInvitesBack(tx, me);
      await tx.delete(companyMember).where(one(me));
      after(() => tellHandedOver?.(context));
      // The person who left also has open pages that show the company.
      await broadcastCompany({ context, db: tx, after }, [me.companyId], [me.userId]);
      return null;
    }),
  ),
];
