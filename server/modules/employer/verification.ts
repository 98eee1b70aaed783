import { and, eq } from 'drizzle-orm';
import { applyToVerification, standing } from '../../../src/machines/companyVerification/lifecycle.ts';
import type { VerificationEvent, VerificationRole } from '../../../src/machines/companyVerification/companyVerification.types.ts';
import type { Queryable } from '../../db/client.ts';
import { company, job } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { countStep } from '../flows/steps.ts';
import { isListed } from '../market/jobs/listed.ts';
import { notify } from '../notify/notify.ts';
import { indexJobs } from '../market/search/indexing.ts';
import { adminsOf } from '../../http/member.ts';

export type CompanyRow = typeof company.$inferSelect;

/**
 * A company, locked until the transaction ends.
 * @throws ApiError notFound
 */
export async function lockCompany(db: Queryable, id: number): Promise<CompanyRow> {
  const [row] = await db.select().from(company).where(eq(company.id, id)).for('update');
  if (!row) throw new ApiError('notFound');
  return row;
}

/**
 * Moves a company's verification through its chart and stores the outcome, including the badge on its cards and in search. This transaction must have
 * locked the row.
 * @throws ApiError notAllowedNow if the chart refuses the event in the current state; noPermission if the role may never send it
 */
export async function moveVerification(db: Queryable, row: CompanyRow, event: VerificationEvent, role: VerificationRole, now: Date): Promise<CompanyRow> {
  const applied = applyToVerification(row.verification, event, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : 'notAllowedNow');
  countStep(standing(row.verification), event, now);
  const verification = applied.status;
  const isVerified = verification === 'verified';
  const [moved] = await db.update(company).set({ verification, isVerified }).where(eq(company.id, row.id)).returning();
  if (isVerified !== row.isVerified) {
    const listed = await db
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.companyId, row.id), isListed()));
    if (listed.length > 0)
      await indexJobs(
        db,
        listed.map(({ id }) => id),
      );
  }
  if (isVerified) for (const userId of await adminsOf(db, row.id)) await notify(db, userId, 'companyVerified', { company: row.name }, now);
  return moved as CompanyRow;
}
