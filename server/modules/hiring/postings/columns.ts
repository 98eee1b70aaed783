import { and, eq, inArray, sql } from 'drizzle-orm';
import { countryById } from '../../../../contract/countries.ts';
import type { PostingDraft, PostingFields } from '../../../../contract/posting-fields.ts';
import { htmlOfText, textOfHtml } from '../../../../src/lib/postingText.ts';
import { roughlyConverted } from '../../../../src/lib/salary/currencies.ts';
import { toMonthly } from '../../../../src/lib/salary/monthly.ts';
import type { Queryable } from '../../../db/client.ts';
import { functionTitle, type job, jobFunction, jobQuestion, location } from '../../../db/schema/market.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { webAddress } from '../../market/jobs/state.ts';

export type JobRow = typeof job.$inferSelect;

/** The columns of a posting's fields, for a draft or a published job. A draft isn't validated, and its text is stored as typed. */
export function columnsOf(fields: PostingDraft, isDraft: boolean): Partial<typeof job.$inferInsert> & { title: string } {
  const isPaid = fields.salary_from !== null || fields.salary_to !== null;
  return {
    title: fields.title,
    jobFunctionId: fields.job_function_id,
    locationId: fields.location_ids[0] ?? null,
    locationIds: fields.location_ids,
    workArrangement: fields.work_arrangement,
    jobTypeId: fields.job_type_id,
    salaryFrom: fields.salary_from,
    salaryTo: fields.salary_to,
    salaryCurrency: isPaid || isDraft ? fields.salary_currency : null,
    salaryPeriod: isPaid || isDraft ? fields.salary_period : null,
    isSalaryMasked: fields.is_salary_masked,
    xpLvlId: fields.xp_lvl_id,
    degreeId: fields.degree_id,
    skills: [...new Set(fields.skills.map((skill) => skill.trim()).filter(Boolean))],
    benefitIds: [...new Set(fields.benefit_ids)],
    description: isDraft ? fields.description : htmlOfText(fields.description),
    eligibility: fields.eligibility,
    applyUrl: isDraft ? fields.apply_url || null : webAddress(fields.apply_url),
    promiseDays: fields.promise_days,
    language: fields.language,
    isUrgent: fields.is_urgent,
  };
}

/**
 * The columns that only a published job has: its taxonomy codes, and its pay in the form that searches compare.
 * @throws ApiError parameterInvalid
 */
export async function foundBy(db: Queryable, fields: PostingFields, countryId: number): Promise<Partial<typeof job.$inferInsert>> {
  const [known] = await db.select().from(jobFunction).where(eq(jobFunction.id, fields.job_function_id));
  if (!known) throw new ApiError('parameterInvalid', { fields: { job_function_id: ['invalid'] } });
  await requirePlaces(db, fields.location_ids, countryId);
  const [title] = await db
    .select({ id: functionTitle.id })
    .from(functionTitle)
    .where(and(eq(functionTitle.jobFunctionId, known.id), sql`lower(${functionTitle.value}) = lower(${fields.title})`))
    .limit(1);
  return { functionTitleId: title?.id ?? null, mainFunctionId: known.mainFunctionId, ...comparable(fields, countryId) };
}

async function requirePlaces(db: Queryable, ids: readonly number[], countryId: number): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: location.id })
    .from(location)
    .where(and(inArray(location.id, [...ids]), eq(location.countryId, countryId)));
  if (rows.length < new Set(ids).size) throw new ApiError('parameterInvalid', { fields: { location_ids: ['invalid'] } });
}

/** A salary filter also finds jobs whose card hides the salary. */
function comparable({ salary_from, salary_to, salary_currency: currency, salary_period: period }: PostingFields, countryId: number) {
  const from = salary_from ?? salary_to;
  if (from === null) return { salaryMonthFrom: null, salaryMonthTo: null };
  const monthly = toMonthly({ from, to: salary_to, currency, period });
  const home = (countryById(countryId) ?? defaultCountry()).currency;
  const local = (amount: number) => {
    const converted = roughlyConverted(amount, currency, home);
    return converted === null ? null : Math.round(converted);
  };
  return { salaryMonthFrom: local(monthly.from), salaryMonthTo: local(monthly.to ?? monthly.from) };
}

/** The posting's fields, for editing. */
export async function fieldsOf(db: Queryable, row: JobRow): Promise<PostingDraft> {
  const questions = await db.select().from(jobQuestion).where(eq(jobQuestion.jobId, row.id)).orderBy(jobQuestion.position, jobQuestion.id);
  return {
    title: row.title,
    job_function_id: row.jobFunctionId,
    location_ids: row.locationIds.length > 0 ? row.locationIds : row.locationId === null ? [] : [row.locationId],
    work_arrangement: row.workArrangement,
    job_type_id: row.jobTypeId,
    salary_from: row.salaryFrom,
    salary_to: row.salaryTo,
    salary_currency: row.salaryCurrency || (countryById(row.countryId) ?? defaultCountry()).currency,
    salary_period: row.salaryPeriod ?? 'month',
    is_salary_masked: row.isSalaryMasked,
    xp_lvl_id: row.xpLvlId,
    degree_id: row.degreeId,
    skills: row.skills,
    benefit_ids: row.benefitIds,
    description: row.status === 'draft' ? row.description : textOfHtml(row.description),
    screening_questions: questions.map(({ kind, text, options, isRequired }) => ({ kind, text, options, is_required: isRequired })),
    eligibility: row.eligibility as PostingDraft['eligibility'],
    apply_url: row.applyUrl ?? '',
    promise_days: row.promiseDays ?? 7,
    language: row.language,
    is_urgent: row.isUrgent,
  };
}

/** Stores a job's questions. Unchanged ones keep their IDs, even at another position, because applicants' answers refer to them. */
export async function writeQuestions(db: Queryable, jobId: number, questions: PostingDraft['screening_questions']): Promise<void> {
  const wanted = questions.map(({ kind, text, options, is_required: isRequired }, position) => ({
    jobId,
    position,
    kind,
    text: text.trim(),
    options: kind === 'choice' ? options : [],
    isRequired,
  }));
  const stored = await db.select().from(jobQuestion).where(eq(jobQuestion.jobId, jobId)).orderBy(jobQuestion.position, jobQuestion.id);
  const wordsOf = ({ kind, text, options, isRequired }: (typeof wanted)[number]) => JSON.stringify([kind, text, options, isRequired]);
  // Several questions may have the same words. Each stored one is kept for one of them.
  const left = Map.groupBy(stored, wordsOf);
  const pairs = wanted.map((question) => ({ question, kept: left.get(wordsOf(question))?.shift() }));
  const gone = [...left.values()].flat().map(({ id }) => id);
  if (gone.length > 0) await db.delete(jobQuestion).where(inArray(jobQuestion.id, gone));
  for (const { question, kept } of pairs)
    if (kept && kept.position !== question.position) await db.update(jobQuestion).set({ position: question.position }).where(eq(jobQuestion.id, kept.id));
  const added = pairs.filter(({ kept }) => !kept).map(({ question }) => question);
  if (added.length > 0) await db.insert(jobQuestion).values(added);
}
