import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { workExperience } from '../../../db/schema/profile.ts';
import { blockedCompany } from '../../../db/schema/resume.ts';
import { application } from '../../../db/schema/seeker.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { companyKey } from '../../market/import/company-name.ts';
import { maySee } from '../../profile/online/policy.ts';
import { blockedBy, knownCompany } from '../../profile/online/rules.ts';

/**
 * Of these applicants to a company, those whose profile it may see. Applying makes it visible, whatever the setting of the online resume. Blocking
 * the company, or hiding a job from it, hides it.
 */
export async function showingTo(db: Queryable, companyId: number, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const [companies, blocked, hides] = await Promise.all([
    knownCompany(db, companyId),
    blockedBy(db, userIds),
    db
      .select({ userId: workExperience.userId, name: workExperience.company_name })
      .from(workExperience)
      .where(and(inArray(workExperience.userId, [...userIds]), eq(workExperience.is_hidden_from_company, true))),
  ]);
  const hiddenBy = Map.groupBy(hides, ({ userId }) => userId);
  return new Set(
    userIds.filter((userId) =>
      maySee(
        { kind: 'employer', isHiring: true, companies, domain: null },
        {
          visibility: 'employers',
          blocked: blocked.get(userId) ?? [],
          hiddenFrom: (hiddenBy.get(userId) ?? []).map(({ name }) => companyKey(name)),
        },
      ),
    ),
  );
}

/** Of these people, those who block the company: by its row, by its name in another country or a lookalike of it, or by its domain. */
async function blocking(db: Queryable, companyId: number, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const companies = await knownCompany(db, companyId);
  const blocked = await blockedBy(db, userIds);
  const viewer = { kind: 'employer', isHiring: true, companies, domain: null } as const;
  return new Set(userIds.filter((userId) => !maySee(viewer, { visibility: 'everyone', blocked: blocked.get(userId) ?? [], hiddenFrom: [] })));
}

/** The applicants to a company who block it. */
export async function applicantsBlocking(db: Queryable, companyId: number): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ userId: application.userId })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(blockedCompany, eq(blockedCompany.userId, application.userId))
    .where(eq(job.companyId, companyId));
  return blocking(
    db,
    companyId,
    rows.map(({ userId }) => userId),
  );
}

/**
 * Of these applications, those of which the company may see only the record: that someone applied, when, and the outcome. Withdrawing or blocking the
 * company takes back everything else.
 */
export async function takenBack(db: Queryable, companyId: number, rows: readonly Pick<ApplicationRow, 'id' | 'userId' | 'status'>[]): Promise<Set<string>> {
  const away = await blocking(db, companyId, [...new Set(rows.map(({ userId }) => userId))]);
  return new Set(rows.filter(({ userId, status }) => status === 'withdrawn' || away.has(userId)).map(({ id }) => id));
}
