import { and, asc, eq, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { CallDeclaration } from '../../../contract/call.ts';
import { accessRefusal, type CompanyAction, type MemberRole, type Permission, permissionRefusal, refusalOf } from '../../../contract/team-rules.ts';
import type { Queryable } from '../../db/client.ts';
import { companyMember } from '../../db/schema/identity.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';

export type MemberRow = typeof companyMember.$inferSelect;

const isIn = (userId: string | Placeholder) => and(eq(companyMember.userId, userId), isNotNull(companyMember.joinedAt));
const FIRST = [asc(companyMember.joinedAt), asc(companyMember.createdAt)] as const;

/** The id of the company a recruiter acts for, as part of a statement; null where none let them in. */
export const companyOf = (userId: string | Placeholder): SQL =>
  sql`(select ${companyMember.companyId} from ${companyMember} where ${isIn(userId)} order by ${sql.join([...FIRST], sql`, `)} limit 1)`;

/**
 * As which a recruiter acts: the company that let them in, the first where there are several.
 * @param isHeld they can not leave it until the transaction ends: what they begin for it is handed over with the rest (hand-over.ts)
 * @throws ApiError noCompany where none did
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
 * As which member a recruiter makes a call for their company; null for a call they make for themselves, and where a job seeker makes it.
 * @throws ApiError noCompany; the refusal of what the call needs and the member may not do
 */
export async function actingMember(db: Queryable, { company }: Pick<CallDeclaration, 'company'>, caller: Caller): Promise<MemberRow | null> {
  if (!company || caller.kind !== 'recruiter') return null;
  const member = await memberOf(db, caller.userId);
  const refusal = accessRefusal(member, company);
  if (refusal) throw new ApiError(refusal);
  return member;
}

/** As what somebody hires for a company, if they do; they can not leave it until the transaction ends. */
export async function holdPlace(db: Queryable, userId: string, companyId: number): Promise<Pick<MemberRow, 'role' | 'permissions'> | undefined> {
  const [place] = await db
    .select({ role: companyMember.role, permissions: companyMember.permissions })
    .from(companyMember)
    .where(and(isIn(userId), eq(companyMember.companyId, companyId)))
    .for('key share');
  return place;
}

/** The same of who waits too: their own place, whether they are let in or not. @throws ApiError noCompany where they named none */
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

/** @throws ApiError with the refusal of specification §6, where this member may not do it (to one of that role) */
export function requireAction({ role }: Pick<MemberRow, 'role'>, action: CompanyAction, target?: MemberRole): void {
  const refusal = refusalOf(role, action, target);
  if (refusal) throw new ApiError(refusal);
}

/** @throws ApiError with the permission's refusal, where this is a recruiter whom it was not allowed */
export function requirePermission(member: Pick<MemberRow, 'role' | 'permissions'>, permission: Permission): void {
  const refusal = permissionRefusal(member, permission);
  if (refusal) throw new ApiError(refusal);
}

/** Who runs a company: they let people in and are told what concerns it. */
export async function adminsOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt), inArray(companyMember.role, ['coordinator', 'admin'])));
  return rows.map(({ userId }) => userId);
}

/** Everybody of a company and who waits for it, locked until the transaction ends: it has one coordinator, whatever is done at once. */
export async function holdTeam(db: Queryable, companyId: number): Promise<MemberRow[]> {
  return db.select().from(companyMember).where(eq(companyMember.companyId, companyId)).orderBy(asc(companyMember.userId)).for('update');
}
