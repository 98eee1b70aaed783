import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { joinCompany } from '../../../contract/company-claim.ts';
import type { Country } from '../../../contract/countries.ts';
import { logoPath } from '../../../contract/drawings.ts';
import type { CompanyMembership } from '../../../contract/recovery.ts';
import { slugOf } from '../../../src/lib/search-url/job-url.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { countTry, type Limit } from '../../http/attempts.ts';
import { companyKey } from '../market/import/company-name.ts';
import { lookKey, lookKeys } from '../market/import/look-alike.ts';
import { notify } from '../notify/notify.ts';
import { isRun } from './claim.ts';
import { adminsOf } from '../../http/member.ts';
import { broadcastCompany } from './broadcast.ts';
import { defineRoute } from './context.ts';
import { lockUser } from '../../db/lock-user.ts';
import { DAY } from '../../../contract/durations.ts';

/** Each attempt notifies a company's admins, or creates a company. */
const NAMES: Limit = { name: 'company-names', tries: 10, window: DAY };

/** The country's company with this name, or else the one with the most similar looking name: a verified one first, then the oldest. */
async function knownAs(db: Queryable, name: string, country: Country): Promise<number | null> {
  const nameKey = companyKey(name);
  const [known] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.countryId, country.id), or(eq(company.nameKey, nameKey), inArray(company.lookKey, lookKeys(name)))))
    .orderBy(desc(eq(company.nameKey, nameKey)), desc(company.isVerified), asc(company.id))
    .limit(1);
  return known?.id ?? null;
}

/**
 * Creates a new company.
 * @returns null if someone else created it at the same time
 */
async function makeCompany(db: Queryable, name: string, country: Country, now: Date): Promise<number | null> {
  const [made] = await db
    .insert(company)
    .values({ name, nameKey: companyKey(name), lookKey: lookKey(name), slug: slugOf(name), countryId: country.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: company.id });
  return made?.id ?? null;
}

/**
 * Joins a company by name. Naming a new company creates it, with the recruiter as coordinator. A known or similar looking company decides itself whom to let
 * in, or has to be claimed if it has no members, because anyone can type its name.
 */
export async function joinByName(db: Queryable, userId: string, name: string, country: Country, now: Date): Promise<void> {
  const known = await knownAs(db, name, country);
  const made = known === null ? await makeCompany(db, name, country, now) : null;
  if (made !== null) {
    await db.insert(companyMember).values({ userId, companyId: made, role: 'coordinator', joinedAt: now, createdAt: now });
    return;
  }
  const companyId = known ?? ((await knownAs(db, name, country)) as number);
  await db.insert(companyMember).values({ userId, companyId, role: 'recruiter', joinedAt: null, createdAt: now });
  const [person] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  for (const admin of await adminsOf(db, companyId)) await notify(db, admin, 'memberWaiting', { name: person?.name ?? '', company: name }, now);
}

/** The company a recruiter joined, or else the one they wait for; the first of several. */
export async function membershipOf(db: Queryable, userId: string): Promise<CompanyMembership | null> {
  const [found] = await db
    .select({ id: company.id, name: company.name, role: companyMember.role, permissions: companyMember.permissions, joinedAt: companyMember.joinedAt })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.userId, userId))
    .orderBy(asc(companyMember.joinedAt), asc(companyMember.createdAt))
    .limit(1);
  if (!found) return null;
  const { id, name, role, permissions, joinedAt } = found;
  const is_unclaimed = joinedAt === null && !(await isRun(db, id));
  const run_by = joinedAt === null ? [] : await runnersOf(db, id);
  return { company: { id, name, logo: logoPath(id) }, role, permissions, joined_at: joinedAt?.toISOString() ?? null, is_unclaimed, run_by };
}

/** The names of a company's coordinator and admins, coordinator first. */
async function runnersOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db
    .select({ name: user.name })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt), inArray(companyMember.role, ['coordinator', 'admin'])))
    .orderBy(desc(companyMember.role), asc(companyMember.joinedAt));
  return rows.map(({ name }) => name);
}

/**
 * Names another company. The recruiter no longer waits for the previous one, and their documents for it are deleted.
 * @returns the files to delete, and the companies they left
 */
async function rename(db: Queryable, userId: string, name: string, country: Country, now: Date): Promise<{ keys: string[]; left: number[] }> {
  // Serialized, because two simultaneous requests would create two companies.
  await lockUser(db, userId);
  const places = await db.select().from(companyMember).where(eq(companyMember.userId, userId));
  if (places.some(({ joinedAt }) => joinedAt !== null)) throw new ApiError('notAllowedNow');
  const left = places.map(({ companyId }) => companyId);
  const papers =
    left.length === 0
      ? []
      : await db
          .delete(companyDocument)
          .where(and(eq(companyDocument.userId, userId), inArray(companyDocument.companyId, left)))
          .returning({ key: companyDocument.storageKey });
  await db.delete(companyMember).where(eq(companyMember.userId, userId));
  await joinByName(db, userId, name, country, now);
  return { keys: papers.map(({ key }) => key), left };
}

export const joinRoutes = [
  defineRoute(joinCompany, async ({ context, caller, body, country, now, after }) => {
    await countTry(context, NAMES, caller.userId);
    const { keys, membership } = await context.db.transaction(async (tx) => {
      const { keys: files, left } = await rename(tx, caller.userId, body.company_name, country, now);
      const mine = (await membershipOf(tx, caller.userId)) as CompanyMembership;
      await broadcastCompany({ context, db: tx, after }, [mine.company.id, ...left], [caller.userId]);
      return { keys: files, membership: mine };
    });
    for (const key of keys) await context.files.remove(key);
    return membership;
  }),
];
