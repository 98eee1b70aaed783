import { sql } from 'drizzle-orm';
import type { JobCard } from '../../../contract/records.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/errors.ts';
import { isOfNone } from '../companies/blocked.ts';
import { jobCards } from '../jobs/card.ts';
import { LISTED } from '../jobs/listed.ts';
import { frequencies } from './frequency.ts';
import { scan } from './scan.ts';
import type { Condition } from './tsquery.ts';
import { FILTER_LEXEME } from './vectors.ts';

/** How many of the newest jobs of a kind are compared. */
const COMPARED = 60;

interface Compared extends Record<string, unknown> {
  id: number;
  companyId: number;
  countryId: number;
  functionTitleId: number | null;
  jobFunctionId: number | null;
  mainFunctionId: number | null;
  locationIds: number[];
  skills: string[];
}

/**
 * Open jobs like one, the most like it first: by title, then function, with places and skills in common; at most one a company, none of its own and
 * none of those hidden from the reader.
 * @throws ApiError notFound for a job that never was
 */
export async function similarJobs(
  db: Queryable,
  jobId: number,
  size: number,
  language: Language,
  now: Date,
  hidden: readonly number[] = [],
): Promise<JobCard[]> {
  const [job] = await compared(db, [jobId]);
  if (job === undefined) throw new ApiError('notFound');
  const by = {
    countryId: job.countryId,
    order: 'newest' as const,
    where: sql`${LISTED} and valid_through > ${now.toISOString()}::timestamptz and ${isOfNone(sql`company_id`, [job.companyId, ...hidden])}`,
  };
  const found: Compared[] = [];
  for (const [kind, id] of [
    ['functionTitle', job.functionTitleId],
    ['jobFunction', job.jobFunctionId],
    ['mainFunction', job.mainFunctionId],
  ] as const) {
    if (id === null || distinctCompanies(found).length >= size) continue;
    const conditions: Condition[] = [[[`${FILTER_LEXEME[kind]}/${id}`]]];
    const { ids } = await scan(db, by, 'ttsv', conditions, frequencies(db, job.countryId, now), COMPARED, [jobId, ...found.map((other) => other.id)]);
    found.push(...(await compared(db, ids)));
  }
  const likest = found
    .map((other) => ({ other, score: likeness(job, other) }))
    .sort((a, b) => b.score - a.score || b.other.id - a.other.id)
    .map(({ other }) => other);
  return jobCards(
    db,
    distinctCompanies(likest)
      .slice(0, size)
      .map((other) => other.id),
    language,
  );
}

function likeness(job: Compared, other: Compared): number {
  const isSame = (field: 'functionTitleId' | 'jobFunctionId' | 'mainFunctionId') => Number(job[field] !== null && job[field] === other[field]);
  const skills = new Set(other.skills.map((skill) => skill.toLowerCase()));
  const shared = job.skills.filter((skill) => skills.has(skill.toLowerCase())).length;
  return (
    isSame('functionTitleId') * 4 +
    isSame('jobFunctionId') * 2 +
    isSame('mainFunctionId') +
    Number(job.locationIds.some((id) => other.locationIds.includes(id))) * 2 +
    Math.min(shared, 3)
  );
}

function distinctCompanies(jobs: readonly Compared[]): Compared[] {
  return [...new Map(jobs.toReversed().map((job) => [job.companyId, job])).values()].toReversed();
}

async function compared(db: Queryable, ids: readonly number[]): Promise<Compared[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Compared>(sql`
    select id, company_id as "companyId", country_id as "countryId", function_title_id as "functionTitleId", job_function_id as "jobFunctionId", main_function_id as "mainFunctionId",
      array_remove(location_ids || location_id, null) as "locationIds", skills from job where id = any(${sql.param([...ids])}::int[])`);
  return rows;
}
