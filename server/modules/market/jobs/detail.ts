import { asc, eq, sql } from 'drizzle-orm';
import { coverPath } from '../../../../contract/drawings.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { JobDetail, ScreeningQuestion } from '../../../../contract/records.ts';
import type { Queryable } from '../../../db/client.ts';
import { preparedOn } from '../../../db/prepared.ts';
import { company, job, jobQuestion } from '../../../db/schema/market.ts';
import { LOCATIONS, REGIONS } from '../../../reference/locations.ts';
import { ApiError } from '../../../http/errors.ts';
import { optionOf } from '../config/options.ts';
import { cardColumns, placeNameOf, toJobCard } from './card.ts';
import { LISTED, publicStatus } from './listed.ts';
import { recruiterOf } from './recruiter.ts';
import { webAddress } from './state.ts';

const detailColumns = {
  ...cardColumns,
  description: job.description,
  language: job.language,
  skills: job.skills,
  benefitIds: job.benefitIds,
  industryId: job.industryId,
  mainFunctionId: job.mainFunctionId,
  jobFunctionId: job.jobFunctionId,
  functionTitleId: job.functionTitleId,
  address: job.address,
  latitude: job.latitude,
  longitude: job.longitude,
  validThrough: job.validThrough,
  confirmedAt: job.confirmedAt,
  eligibility: job.eligibility,
  applyUrl: job.applyUrl,
  locality: job.locality,
  postalCode: job.postalCode,
  source: job.source,
  knownWebsite: company.knownWebsite,
  postedBy: job.postedBy,
  companySizeId: company.sizeId,
  companyAbout: company.about,
  companyDomain: company.confirmedDomain,
  openJobs: sql<number>`(select count(*)::int from job other where other.company_id = ${company.id} and other.${LISTED})`,
  questions: sql<
    ScreeningQuestion[]
  >`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'text', text, 'options', options, 'is_required', is_required)
    order by position, id), '[]') from job_question where job_id = ${job.id})`,
};

// Building this many columns for each page took longer than reading them, so the statement is prepared.
const detail = preparedOn((db) =>
  db
    .select(detailColumns)
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(job.id, sql.placeholder('id')))
    .prepare('job-detail'),
);

/**
 * A complete job in the reader's language, also a closed one or one on hold, by its `status`.
 * @throws ApiError notFound; jobDeleted (410) for one its employer deleted
 */
export async function jobDetail(db: Queryable, id: number, language: Language, now: Date): Promise<JobDetail> {
  const [row] = await detail(db).execute({ id });
  if (!row || row.status === 'draft') throw new ApiError('notFound');
  if (publicStatus(row.status) === 'deleted') throw new ApiError('jobDeleted');
  const recruiter = row.postedBy === null ? null : await recruiterOf(db, row.postedBy, row.companyId, now);
  return {
    ...toJobCard(row, language),
    description: row.description,
    language: row.language,
    skills: row.skills,
    benefits: row.benefitIds.flatMap((benefit) => optionOf('job_benefit_lists', benefit, language) ?? []),
    industry: optionOf('industry_lists', row.industryId, language),
    main_function: optionOf('main_functions', row.mainFunctionId, language),
    job_function: optionOf('job_functions', row.jobFunctionId, language),
    function_title: optionOf('function_titles', row.functionTitleId, language),
    company_size: optionOf('company_sizes', row.companySizeId, language),
    locations: placesOf(row.locationIds, row.locationId, language),
    locality: row.locality,
    address: row.address,
    postal_code: row.postalCode,
    latitude: row.latitude,
    longitude: row.longitude,
    valid_through: row.validThrough.toISOString(),
    confirmed_at: row.confirmedAt.toISOString(),
    eligibility: row.eligibility,
    apply_url: webAddress(row.applyUrl),
    source: OWN_SOURCES.includes(row.source) ? null : row.source,
    screening_questions: row.questions,
    company_cover: coverPath(row.companyId),
    company_about: row.companyAbout,
    company_open_jobs: row.openJobs,
    company_domain: row.companyDomain,
    company_website: webAddress(row.knownWebsite),
    recruiter,
  };
}

/** The employer's questions for applicants, in order. */
export async function screeningQuestions(db: Queryable, jobId: number): Promise<ScreeningQuestion[]> {
  const rows = await db.select().from(jobQuestion).where(eq(jobQuestion.jobId, jobId)).orderBy(asc(jobQuestion.position), asc(jobQuestion.id));
  return rows.map(({ id, kind, text, options, isRequired }) => ({ id, kind, text, options, is_required: isRequired }));
}

/** The region of each place; a region's is itself. */
const regions = new Map([...LOCATIONS, ...REGIONS].map((place) => [place.id, place.region ?? place.name]));
const seoValues = new Map([...LOCATIONS, ...REGIONS].map((place) => [place.id, place.seoValue]));

/** Sources of jobs that aren't imported. */
const OWN_SOURCES: readonly string[] = ['employer', 'seed', 'demo'];

/** All places of a job, the main one first. */
function placesOf(ids: readonly number[], first: number | null, language: Language): JobDetail['locations'] {
  const all = new Set([...(first === null ? [] : [first]), ...ids]);
  return [...all].flatMap((id) => {
    const value = placeNameOf(id, language);
    return value === undefined ? [] : [{ id, value, seo_value: seoValues.get(id) ?? '', region: regions.get(id) ?? null }];
  });
}
