import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { company } from '../../../db/schema/market.ts';
import { workExperience } from '../../../db/schema/profile.ts';
import { blockedCompany } from '../../../db/schema/resume.ts';
import type { Caller } from '../../../http/caller.ts';
import { ownDomainOf, ownHostOf } from '../../market/companies/domain.ts';
import { companyKey } from '../../market/import/company-name.ts';
import type { KnownCompany, Rules, Viewer } from './policy.ts';

const known = {
  id: company.id,
  nameKey: company.nameKey,
  website: company.website,
  knownWebsite: company.knownWebsite,
  confirmedDomain: company.confirmedDomain,
};
type Known = Pick<typeof company.$inferSelect, keyof typeof known>;

const asKnown = ({ id, nameKey, website, knownWebsite, confirmedDomain }: Known): KnownCompany => ({
  id,
  nameKey,
  domains: [...new Set([ownHostOf(website), ownHostOf(knownWebsite), confirmedDomain].filter((domain) => domain !== null))],
});

/** The role in which someone looks at `ownerId`'s data. */
export async function viewerOf(db: Queryable, caller: Caller, ownerId: string): Promise<Viewer> {
  if (caller.userId === ownerId) return { kind: 'owner' };
  if (caller.kind !== 'recruiter') return { kind: 'visitor' };
  const [person] = await db.select({ email: user.email, isConfirmed: user.emailVerified }).from(user).where(eq(user.id, caller.userId));
  const companies = await db
    .select({ ...known, isVerified: company.isVerified, joinedAt: companyMember.joinedAt })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.userId, caller.userId));
  return {
    kind: 'employer',
    isHiring: person?.isConfirmed === true && companies.some(({ joinedAt, isVerified }) => joinedAt !== null && isVerified),
    companies: companies.map(asKnown),
    domain: ownDomainOf(person?.email ?? ''),
  };
}

/** A company for comparison with others. */
export async function knownCompany(db: Queryable, companyId: number): Promise<KnownCompany[]> {
  const rows = await db.select(known).from(company).where(eq(company.id, companyId));
  return rows.map(asKnown);
}

/** The companies that each of these people blocks. */
export async function blockedBy(db: Queryable, userIds: readonly string[]): Promise<Map<string, KnownCompany[]>> {
  const rows = await db
    .select({ userId: blockedCompany.userId, ...known })
    .from(blockedCompany)
    .innerJoin(company, eq(company.id, blockedCompany.companyId))
    .where(inArray(blockedCompany.userId, [...userIds]));
  const blocked = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...blocked].map(([userId, companies]) => [userId, companies.map(asKnown)]));
}

/** Companies a seeker hides from, regardless of the visibility they chose. */
export async function excludedOf(db: Queryable, userId: string): Promise<Omit<Rules, 'visibility'>> {
  const blocked = (await blockedBy(db, [userId])).get(userId) ?? [];
  const hidden = await db
    .select({ name: workExperience.company_name })
    .from(workExperience)
    .where(and(eq(workExperience.userId, userId), eq(workExperience.is_hidden_from_company, true)));
  return { blocked, hiddenFrom: hidden.map(({ name }) => companyKey(name)) };
}
