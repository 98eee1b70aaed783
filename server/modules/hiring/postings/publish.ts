import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { PostingDraft, PostingFields } from '../../../../contract/posting-fields.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { PostingStatus } from '../../../../contract/records.ts';
import { htmlOfText } from '../../../../src/lib/postingText.ts';
import { daysAfter } from '../../../../src/machines/jobPosting/dates.ts';
import { restore } from '../../../../src/machines/jobPosting/lifecycle.ts';
import type { Queryable } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { ApiError } from '../../../http/errors.ts';
import { notifyFollowers } from '../../market/companies/follow.ts';
import { type MemberRow, requirePermission } from '../../../http/member.ts';
import { countBeginning } from '../../flows/steps.ts';
import { vacancyKeyOf } from '../../market/import/prepare.ts';
import { moveJobs } from '../../market/jobs/move.ts';
import { recordOfRow } from '../../market/jobs/record.ts';
import { indexJobs } from '../../market/search/indexing.ts';
import { columnsOf, foundBy, writeQuestions, type JobRow } from './columns.ts';
import { requireRoom } from './company-job.ts';
import { isUntouched } from './untouched.ts';

/** Creates a draft, or reuses an untouched one. It doesn't count as a vacancy yet, so it's never a duplicate of another posting. */
export async function begin(db: Queryable, member: MemberRow, fields: PostingDraft, now: Date): Promise<JobRow> {
  const [untouched] = await db
    .select()
    .from(job)
    .where(and(eq(job.companyId, member.companyId), eq(job.postedBy, member.userId), isUntouched))
    .limit(1)
    .for('update');
  if (untouched) {
    await saveDraft(db, untouched, fields);
    return { ...untouched, ...columnsOf(fields, true) } as JobRow;
  }
  const [owner] = await db.select().from(company).where(eq(company.id, member.companyId));
  if (!owner) throw new Error(`Company ${member.companyId} doesn’t exist`);
  const reference = randomUUID();
  const [made] = await db
    .insert(job)
    .values({
      ...columnsOf(fields, true),
      companyId: owner.id,
      countryId: owner.countryId,
      industryId: owner.industryId,
      status: 'draft',
      postedBy: member.userId,
      postedAt: now,
      validThrough: now,
      confirmedAt: now,
      source: 'employer',
      sourceId: reference,
      vacancyKey: `draft ${reference}`,
    })
    .returning();
  const row = made as JobRow;
  countBeginning(restore(recordOfRow(row)), now);
  await writeQuestions(db, row.id, fields.screening_questions);
  return row;
}

/**
 * Saves a draft.
 * @throws ApiError notAllowedNow for a published job, which changes only by publishing again
 */
export async function saveDraft(db: Queryable, row: JobRow, fields: PostingDraft): Promise<void> {
  if (row.status !== 'draft') throw new ApiError('notAllowedNow');
  await db.update(job).set(columnsOf(fields, true)).where(eq(job.id, row.id));
  await writeQuestions(db, row.id, fields.screening_questions);
}

/** Another job for the same vacancy. */
interface Same {
  id: number;
  title: string;
  status: PostingStatus;
}

interface Published {
  /** The company's existing job for this vacancy. If set, nothing was written. */
  same: Same | null;
  /** Followers of the company who were notified. */
  followers: string[];
}

/**
 * Publishes a draft or the changes of a published job. A job that had ended is posted again. Writes nothing if the company already has the same
 * vacancy.
 * @throws ApiError maskingRefused, tooManyPostings, parameterInvalid
 */
export async function publish(db: Queryable, member: MemberRow, row: JobRow, fields: PostingFields, now: Date): Promise<Published> {
  // A member without the permission may have set this in a draft, so it's checked on publishing.
  const isNewlyMasked = fields.is_salary_masked && (row.status === 'draft' || !row.isSalaryMasked);
  if (isNewlyMasked) requirePermission(member, 'mask-salaries');
  const [owner] = await db.select({ nameKey: company.nameKey }).from(company).where(eq(company.id, row.companyId));
  const vacancyKey = vacancyKeyOf(row.countryId, owner?.nameKey ?? '', fields.title, htmlOfText(fields.description));
  const same = await sameVacancy(db, vacancyKey, row.id);
  if (same) return { same, followers: [] };
  const isNew = row.status === 'draft';
  const isAgain = row.status === 'closed' || row.status === 'delisted';
  if (isNew || isAgain) await requireRoom(db, row.companyId, row.id);
  await db
    .update(job)
    .set({
      ...columnsOf(fields, false),
      ...(await foundBy(db, fields, row.countryId)),
      vacancyKey,
      urgentUntil: urgentUntilOf(row, fields, isNew || isAgain, now),
      ...(isNew || isAgain ? { postedAt: now, postedBy: member.userId } : {}),
    })
    .where(eq(job.id, row.id));
  await writeQuestions(db, row.id, fields.screening_questions);
  if (isNew || isAgain) await moveJobs(db, [row], isNew ? 'job.published' : 'job.reposted', 'employer', now);
  else await indexJobs(db, [row.id]);
  const followers = isNew || isAgain ? await notifyFollowers(db, { id: row.id, title: fields.title, companyId: row.companyId }, now) : [];
  return { same: null, followers };
}

/** Changing a job that is marked urgent doesn't extend the mark. */
function urgentUntilOf(row: JobRow, { is_urgent: isUrgent }: PostingFields, isPosted: boolean, now: Date): Date | null {
  if (!isUrgent) return null;
  return !isPosted && row.isUrgent && row.urgentUntil !== null ? row.urgentUntil : new Date(daysAfter(now.toISOString(), LIMITS.urgentDays));
}

async function sameVacancy(db: Queryable, vacancyKey: string, besides: number): Promise<Same | null> {
  const [found] = await db
    .select({ id: job.id, title: job.title, status: job.status })
    .from(job)
    .where(and(eq(job.vacancyKey, vacancyKey), ne(job.id, besides)));
  return found ?? null;
}
