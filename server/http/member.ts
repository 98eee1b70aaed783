import { and, asc, eq, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { CallDeclaration } from '../../contract/call.ts';
import { accessRefusal, type CompanyAction, type MemberRole, type Permission, permissionRefusal, refusalOf } from '../../contract/team-rules.ts';
import type { Queryable } from '../db/client.ts';
import { companyMember } from '../db/schema/identity.ts';
import type { Caller } from './caller.ts';
import { ApiError } from './errors.ts';

export type MemberRow = typeof companyMember.$inferSelect;

const isIn = (userId: string | Placeholder) => and(eq(companyMember.userId, userId), isNotNull(companyMember.joinedAt));
const FIRST = [asc(companyMember.joinedAt), asc(companyMember.createdAt)] as const;

/** The ID of the company a recruiter acts for, in SQL; null if none let them in. */
export const companyOf = (userId: string | Placeholder): SQL =>
  sql`(select ${companyMember.companyId} from ${companyMember} where ${isIn(userId)} order by ${sql.join([...FIRST], sql`, `)} limit 1)`;

/**
 * The membership a recruiter acts with: of the company that let them in, the first of several.
 * @param isHeld locks the membership until the transaction ends, so that what they start for the company is handed over with the rest (hand-over.ts)
 * @throws ApiError noCompany if there is none
 */
export async function memberOf(db: Queryable, userId: string, isHeld = false): Promise<MemberRow> {
  const query = db
    .select()
    .from(companyMember)
    .where(isIn(userId))
    .orderBy(...FIRST)
    .limit(1);
  const [member] = await (isHeld ? query.for('key share') : query);
  if (!member) throw new ApiError('noCompany');
  return member;
}

/**
 * The membership a recruiter makes a company's call with; null for a call of their own, and for a job seeker.
 * @throws ApiError noCompany; the refusal for a permission or action the call needs and the member doesn't have
 */
export async function actingMember(db: Queryable, { company }: Pick<CallDeclaration, 'company'>, caller: Caller): Promise<MemberRow | null> {
  if (!company || caller.kind !== 'recruiter') return null;
  const member = await memberOf(db, caller.userId);
  const refusal = accessRefusal(member, company);
  if (refusal) throw new ApiError(refusal);
  return member;
}

/** The member's role in a company, if they hire for it. Locks the membership until the transaction ends. */
export async function lockMembership(db: Queryable, userId: string, companyId: number): Promise<Pick<MemberRow, 'role' | 'permissions'> | undefined> {
  const [place] = await db
    .select({ role: companyMember.role, permissions: companyMember.permissions })
    .from(companyMember)
    .where(and(isIn(userId), eq(companyMember.companyId, companyId)))
    .for('key share');
  return place;
}

/**
 * The membership of a recruiter who may still be waiting.
 * @throws ApiError noCompany if they named none
 */
export async function placeOf(db: Queryable, userId: string): Promise<MemberRow> {
  const [place] = await db
    .select()
    .from(companyMember)
    .where(eq(companyMember.userId, userId))
    .orderBy(...FIRST)
    .limit(1);
  if (!place) throw new ApiError('noCompany');
  return place;
}

/** @throws ApiError with the refusal of specification §6 if the member may not do this (to someone of that role) */
export function requireAction({ role }: Pick<MemberRow, 'role'>, action: CompanyAction, target?: MemberRole): void {
  const refusal = refusalOf(role, action, target);
  if (refusal) throw new ApiError(refusal);
}

/** @throws ApiError with the permission's refusal if this is a recruiter without it */
export function requirePermission(member: Pick<MemberRow, 'role' | 'permissions'>, permission: Permission): void {
  const refusal = permissionRefusal(member, permission);
  if (refusal) throw new ApiError(refusal);
}

/** A company's coordinator and admins: they let people in and are notified about the company. */
export async function adminsOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt), inArray(companyMember.role, ['coordinator', 'admin'])));
  return rows.map(({ userId }) => userId);
}

/** A company's members and those who wait, locked until the transaction ends, so that simultaneous changes leave one coordinator. */
export async function lockTeam(db: Queryable, companyId: number): Promise<MemberRow[]> {
  return db.select().from(companyMember).where(eq(companyMember.companyId, companyId)).orderBy(asc(companyMember.userId)).for('update');
}
