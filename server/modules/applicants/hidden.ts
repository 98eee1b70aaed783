import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import { workExperience } from '../../db/schema/profile.ts';
import { blockedCompany } from '../../db/schema/resume.ts';
import { application } from '../../db/schema/seeker.ts';
import type { ApplicationRow } from '../applications/present.ts';
import { companyKey } from '../import/company-name.ts';
import { maySee } from '../jobseekers/online/policy.ts';
import { blockedBy, knownCompany } from '../jobseekers/online/rules.ts';

/**
 * Of people who applied to a company, those whose profile it sees. Applying shows it, wherever their online resume stands; blocking the company,
 * or hiding a job from it, takes it away.
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

/** Of these people, those who block a company: by its row, its name in another country or one that looks the same, or its domain. */
async function blocking(db: Queryable, companyId: number, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const companies = await knownCompany(db, companyId);
  const blocked = await blockedBy(db, userIds);
  const viewer = { kind: 'employer', isHiring: true, companies, domain: null } as const;
  return new Set(userIds.filter((userId) => !maySee(viewer, { visibility: 'everyone', blocked: blocked.get(userId) ?? [], hiddenFrom: [] })));
}

/** Of those who applied to a company, the ones who block it. */
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
 * Of applications to a company, those of which its record alone is left to the employer: that somebody applied, when, and what became of it. Whoever
 * withdraws, or blocks the company, takes back what they sent and told.
 */
export async function takenBack(db: Queryable, companyId: number, rows: readonly Pick<ApplicationRow, 'id' | 'userId' | 'status'>[]): Promise<Set<string>> {
  const away = await blocking(db, companyId, [...new Set(rows.map(({ userId }) => userId))]);
  return new Set(rows.filter(({ userId, status }) => status === 'withdrawn' || away.has(userId)).map(({ id }) => id));
}
