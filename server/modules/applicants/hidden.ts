import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { company } from '../../db/schema/market.ts';
import { workExperience } from '../../db/schema/profile.ts';
import { blockedCompany } from '../../db/schema/resume.ts';
import { companyKey } from '../import/company-name.ts';
import { maySee, type CompanyName } from '../jobseekers/online/policy.ts';

/**
 * Of people who applied to a company, those whose profile it sees. Applying shows it, wherever their online resume stands; blocking the company,
 * or hiding a job from it, takes it away, as withdrawing does (cards.ts, one.ts). The application and the resume that was sent stay with the employer.
 */
export async function showingTo(db: Queryable, companyId: number, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const named = { id: company.id, nameKey: company.nameKey };
  const [companies, blocks, hides] = await Promise.all([
    db.select(named).from(company).where(eq(company.id, companyId)),
    db
      .select({ userId: blockedCompany.userId, ...named })
      .from(blockedCompany)
      .innerJoin(company, eq(company.id, blockedCompany.companyId))
      .where(inArray(blockedCompany.userId, [...userIds])),
    db
      .select({ userId: workExperience.userId, name: workExperience.company_name })
      .from(workExperience)
      .where(and(inArray(workExperience.userId, [...userIds]), eq(workExperience.is_hidden_from_company, true))),
  ]);
  const blockedBy = Map.groupBy(blocks, ({ userId }) => userId);
  const hiddenBy = Map.groupBy(hides, ({ userId }) => userId);
  return new Set(
    userIds.filter((userId) =>
      maySee(
        { kind: 'employer', isHiring: true, companies },
        {
          visibility: 'employers',
          blocked: (blockedBy.get(userId) ?? []) satisfies CompanyName[],
          hiddenFrom: (hiddenBy.get(userId) ?? []).map(({ name }) => companyKey(name)),
        },
      ),
    ),
  );
}
