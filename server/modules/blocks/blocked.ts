import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BlockedCompany } from '../../../contract/companies.ts';
import { COUNTRIES } from '../../../contract/countries.ts';
import { logoPath } from '../../../contract/drawings.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { company, job } from '../../db/schema/market.ts';
import { blockedCompany } from '../../db/schema/resume.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { lockUser } from '../../db/lock-user.ts';

const columns = { id: company.id, name: company.name, blockedAt: blockedCompany.createdAt };
const present = ({ id, name, blockedAt }: { id: number; name: string; blockedAt: Date }): BlockedCompany => ({
  id,
  name,
  logo: logoPath(id),
  blocked_at: blockedAt.toISOString(),
});

export async function listBlocked(db: Queryable, userId: string): Promise<BlockedCompany[]> {
  const rows = await db
    .select(columns)
    .from(blockedCompany)
    .innerJoin(company, eq(company.id, blockedCompany.companyId))
    .where(eq(blockedCompany.userId, userId))
    .orderBy(desc(blockedCompany.createdAt), desc(company.id));
  return rows.map(present);
}

/**
 * Blocks a company. Blocking it again changes nothing.
 * @throws ApiError notFound, tooManyRecords
 */
export async function block(db: Queryable, userId: string, companyId: number, now: Date): Promise<BlockedCompany> {
  const [known] = await db.select({ id: company.id }).from(company).where(eq(company.id, companyId));
  if (!known) throw new ApiError('notFound');
  // Serialized, so that the limit holds.
  await lockUser(db, userId);
  const own = eq(blockedCompany.userId, userId);
  const [held] = await db
    .select({ others: count() })
    .from(blockedCompany)
    .where(and(own, sql`${blockedCompany.companyId} <> ${companyId}`));
  if ((held?.others ?? 0) >= LIMITS.records) throw new ApiError('tooManyRecords');
  await db.insert(blockedCompany).values({ userId, companyId, createdAt: now }).onConflictDoNothing();
  // Blocking a company also stops following it, in every country.
  await db.execute(sql`delete from followed_company f using company own, company blocked
    where f.user_id = ${userId} and own.id = f.company_id and blocked.id = ${companyId} and (own.id = blocked.id or own.name_key = blocked.name_key)`);
  const [row] = await db
    .select(columns)
    .from(blockedCompany)
    .innerJoin(company, eq(company.id, blockedCompany.companyId))
    .where(and(own, eq(company.id, companyId)));
  return present(row as NonNullable<typeof row>);
}

/** Unblocks a company. Does nothing if it isn't blocked. */
export async function unblock(db: Queryable, userId: string, companyId: number): Promise<void> {
  await db.delete(blockedCompany).where(and(eq(blockedCompany.userId, userId), eq(blockedCompany.companyId, companyId)));
}

const EVERYWHERE = COUNTRIES.map(({ id }) => id);

/** IDs of the companies whose jobs are hidden from a caller: those they blocked, in every country. */
export async function companiesHiddenFrom(db: Queryable, caller: Pick<Caller, 'kind' | 'userId'>): Promise<number[]> {
  if (caller.kind !== 'seeker' || caller.userId === null) return [];
  const blocked = alias(company, 'blocked');
  const rows = await db
    .select({ id: company.id })
    .from(blockedCompany)
    .innerJoin(blocked, eq(blocked.id, blockedCompany.companyId))
    // The condition by country makes the index usable.
    .innerJoin(company, and(inArray(company.countryId, EVERYWHERE), eq(company.nameKey, blocked.nameKey)))
    .where(eq(blockedCompany.userId, caller.userId));
  return rows.map(({ id }) => id);
}

/** The company row that the caller blocked and that stands for this one, here or in another country; null for none. */
export async function blockedAs(db: Queryable, caller: Caller, companyId: number): Promise<number | null> {
  if (caller.kind !== 'seeker') return null;
  const blocked = alias(company, 'blocked');
  const [row] = await db
    .select({ id: blocked.id })
    .from(blockedCompany)
    .innerJoin(blocked, eq(blocked.id, blockedCompany.companyId))
    .innerJoin(company, and(eq(company.id, companyId), or(eq(company.id, blocked.id), eq(company.nameKey, blocked.nameKey))))
    .where(eq(blockedCompany.userId, caller.userId))
    .limit(1);
  return row?.id ?? null;
}

/**
 * Requires that the caller doesn't block the company of a job.
 * @throws ApiError companyBlocked
 */
export async function requireUnblocked(db: Queryable, caller: Pick<Caller, 'kind' | 'userId'>, jobId: number): Promise<void> {
  if (caller.kind !== 'seeker') return;
  const [row] = await db
    .select({ isBlocked: isBlockedBy(sql`${caller.userId}::uuid`, sql.raw('job.company_id')) })
    .from(job)
    .where(eq(job.id, jobId));
  if (row?.isBlocked) throw new ApiError('companyBlocked');
}

/**
 * Whether a job belongs to none of these companies.
 * @param companyId the column with the company's ID
 */
export const isOfNone = (companyId: SQL, hidden: readonly number[]): SQL => sql`${companyId} <> all(${sql.param([...hidden])}::int[])`;

/**
 * Whether a seeker blocks a company: its row, or its name in another country.
 * @param seeker the column with the seeker's ID, with its table
 * @param companyId the column with the company's ID, with its table
 */
export const isBlockedBy = (seeker: SQL, companyId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from blocked_company b join company k on k.id = b.company_id join company own on own.id = ${companyId}
  where b.user_id = ${seeker} and (k.id = own.id or k.name_key = own.name_key)
)`;

/**
 * The same rule for statements that run for each message: null if the seeker doesn't block the company. Without joins, so that it's always planned as
 * a lookup of the seeker's blocks by key, and of names only where there are blocks.
 */
export const blockOf = (seeker: string, companyId: string): string => `(
  select b.user_id from blocked_company b
  where b.user_id = ${seeker} and (b.company_id = ${companyId}
    or (select k.name_key from company k where k.id = b.company_id) = (select own.name_key from company own where own.id = ${companyId}))
  limit 1
)`;
