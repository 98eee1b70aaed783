import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { company } from '../../../db/schema/market.ts';
import { workExperience } from '../../../db/schema/profile.ts';
import { blockedCompany } from '../../../db/schema/resume.ts';
import type { Caller } from '../../../http/caller.ts';
import { companyKey } from '../../import/company-name.ts';
import type { Rules, Viewer } from './policy.ts';

const named = { id: company.id, nameKey: company.nameKey };

/** Who looks at what is `ownerId`'s. */
export async function viewerOf(db: Queryable, caller: Caller, ownerId: string): Promise<Viewer> {
  if (caller.userId === ownerId) return { kind: 'owner' };
  if (caller.kind !== 'recruiter') return { kind: 'visitor' };
  const companies = await db
    .select({ ...named, joinedAt: companyMember.joinedAt })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.userId, caller.userId));
  return { kind: 'employer', isHiring: companies.some(({ joinedAt }) => joinedAt !== null), companies };
}

/** Whom a seeker keeps away, whatever else they decided. */
export async function keptAwayOf(db: Queryable, userId: string): Promise<Omit<Rules, 'visibility'>> {
  const blocked = await db
    .select(named)
    .from(blockedCompany)
    .innerJoin(company, eq(company.id, blockedCompany.companyId))
    .where(eq(blockedCompany.userId, userId));
  const hidden = await db
    .select({ name: workExperience.company_name })
    .from(workExperience)
    .where(and(eq(workExperience.userId, userId), eq(workExperience.is_hidden_from_company, true)));
  return { blocked, hiddenFrom: hidden.map(({ name }) => companyKey(name)) };
}
