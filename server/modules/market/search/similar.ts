import { and, gt, sql } from 'drizzle-orm';
import type { JobCard } from '../../../../contract/records.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { preparedOn } from '../../../db/prepared.ts';
import { job } from '../../../db/schema/market.ts';
import { ApiError } from '../../../http/errors.ts';
import { isOfNone } from '../../blocks/blocked.ts';
import { cardQuery, toJobCard } from '../jobs/card.ts';
import { isListed, LISTED } from '../jobs/listed.ts';
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

/** IDs of similar jobs, most similar first, at most one per company. Only those still open are shown. */
type Alike = readonly number[];

/** Milliseconds. A new similar job appears after this time at the latest. */
const REMEMBERED_FOR = 10 * 60_000;
/** More than are shown, because some close in the meantime, and some are from companies that a reader blocks. */
const MOST_ALIKE = 15;
/** About 2 MB. */
const MOST_REMEMBERED = 5_000;

const remembered = new WeakMap<Queryable, Map<number, { alike: Alike; at: number }>>();

/**
 * Open jobs similar to one, most similar first: by title, then function, common places, and skills. At most one per company, none of the same company, and none
 * of those hidden from the reader. Which jobs are similar is cached for some minutes; whether they're open is checked each time.
 * @throws ApiError notFound for a job that never existed
 */
export async function similarJobs(
  db: Queryable,
  jobId: number,
  size: number,
  language: Language,
  now: Date,
  hidden: readonly number[] = [],
): Promise<JobCard[]> {
  const ids = await alikeOf(db, jobId, now);
  if (ids.length === 0) return [];
  const rows = await cardsAmong(db).execute({ ids, now, hidden, size });
  return rows.map((row) => toJobCard(row, language));
}

const cardsAmong = preparedOn((db) =>
  cardQuery(db)
    .where(
      and(
        sql`${job.id} = any(${sql.placeholder('ids')}::int[])`,
        isListed(),
        gt(job.validThrough, sql.placeholder('now')),
        sql`${job.companyId} <> all(${sql.placeholder('hidden')}::int[])`,
      ),
    )
    .orderBy(sql`array_position(${sql.placeholder('ids')}::int[], ${job.id})`)
    .limit(sql.placeholder('size'))
    .prepare('similar-cards'),
);

async function alikeOf(db: Queryable, jobId: number, now: Date): Promise<Alike> {
  const known = remembered.get(db) ?? new Map<number, { alike: Alike; at: number }>();
  remembered.set(db, known);
  const before = known.get(jobId);
  // A demo's clock can also go back.
  const age = before && now.getTime() - before.at;
  if (before && age !== undefined && age >= 0 && age < REMEMBERED_FOR) return before.alike;
  const alike = await findAlike(db, jobId, now);
  // Moves it to the end: the first entries are evicted first.
  known.delete(jobId);
  known.set(jobId, { alike, at: now.getTime() });
  const [oldest] = known.keys();
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  return alike;
}

async function findAlike(db: Queryable, jobId: number, now: Date): Promise<Alike> {
  const [job] = await compared(db, [jobId]);
  if (job === undefined) throw new ApiError('notFound');
  const by = {
    countryId: job.countryId,
    order: 'newest' as const,
    where: sql`${LISTED} and valid_through > ${now.toISOString()}::timestamptz and ${isOfNone(sql`company_id`, [job.companyId])}`,
  };
  const found: Compared[] = [];
  for (const [kind, id] of [
    ['functionTitle', job.functionTitleId],
    ['jobFunction', job.jobFunctionId],
    ['mainFunction', job.mainFunctionId],
  ] as const) {
    if (id === null || distinctCompanies(found).length >= MOST_ALIKE) continue;
    const conditions: Condition[] = [[[`${FILTER_LEXEME[kind]}/${id}`]]];
    const except = [jobId, ...found.map((other) => other.id)];
    const { ids } = await scan(db, { by, column: 'ttsv', conditions, most: COMPARED, except }, frequencies(db, job.countryId, now));
    found.push(...(await compared(db, ids)));
  }
  const likest = found
    .map((other) => ({ other, score: likeness(job, other) }))
    .sort((a, b) => b.score - a.score || b.other.id - a.other.id)
    .map(({ other }) => other);
  return distinctCompanies(likest)
    .slice(0, MOST_ALIKE)
    .map(({ id }) => id);
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

/** The first job of each company, in the same order. */
function distinctCompanies(jobs: readonly Compared[]): Compared[] {
  return [...Map.groupBy(jobs, ({ companyId }) => companyId).values()].flatMap(([first]) => first ?? []);
}

async function compared(db: Queryable, ids: readonly number[]): Promise<Compared[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Compared>(sql`
    select id, company_id as "companyId", country_id as "countryId", function_title_id as "functionTitleId", job_function_id as "jobFunctionId", main_function_id as "mainFunctionId",
      array_remove(location_ids || location_id, null) as "locationIds", skills from job where id = any(${sql.param([...ids])}::int[])`);
  return rows;
}
