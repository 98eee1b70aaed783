import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { isOfNone } from '../blocks/blocked.ts';
import { APPLICABLE, LISTED } from '../market/jobs/listed.ts';
import { frequencies } from '../market/search/frequency.ts';
import { scan } from '../market/search/scan.ts';
import { wordConditions, type Condition } from '../market/search/tsquery.ts';
import { FILTER_LEXEME } from '../market/search/vectors.ts';
import type { Candidate } from './score.ts';
import type { Preferences } from './preferences.ts';

/** How many of the newest jobs of each kind are scored. */
const EACH = 80;
/** If fewer jobs than this have all words of a title, those with any of them are added. */
const FEW = 15;
/** How many of the most frequent kinds of work are looked for. */
const KINDS = 4;

/** The jobs that may suit, from the search index, so that no job is read that has nothing in common with the person. */
export async function findCandidates(db: Queryable, taste: Preferences, countryId: number, hidden: readonly number[], now: Date): Promise<Candidate[]> {
  const where = sql`${LISTED} and ${APPLICABLE} and valid_through > ${now.toISOString()}::timestamptz and ${isOfNone(sql`company_id`, hidden)}`;
  const found = async (country: number, column: 'ttsv' | 'tsv', conditions: readonly Condition[]) =>
    (
      await scan(
        db,
        { by: { countryId: country, order: 'newest', where }, column, conditions, most: EACH, except: taste.except },
        frequencies(db, country, now),
      )
    ).ids;
  const byTitle = taste.wishes.map(async ({ terms, countryId: country }) => {
    if (terms.length === 0) return [];
    const all = await found(country, 'ttsv', wordConditions(terms));
    return all.length >= FEW || terms.length === 1 ? all : [...all, ...(await found(country, 'ttsv', [terms.flatMap(({ any }) => any)]))];
  });
  const skilled: Condition = taste.skills.map(({ terms }) => terms.flatMap(({ any }) => any[0] ?? []));
  const bySkill = skilled.length === 0 ? [] : [found(countryId, 'tsv', [skilled])];
  const ofKinds = async (kind: 'functionTitle' | 'jobFunction') =>
    (await Promise.all(kindsOf(taste, kind).map((lexeme) => found(countryId, 'ttsv', [[[lexeme]]])))).flat();
  const byKind = ofKinds('functionTitle').then(async (ids) => (ids.length >= FEW ? ids : [...ids, ...(await ofKinds('jobFunction'))]));
  const ids = [...new Set((await Promise.all([...byTitle, ...bySkill, byKind])).flat())];
  return candidates(db, ids);
}

/** The lexemes of the kinds of work that are most frequent among the jobs they liked, by title or by function. */
function kindsOf({ liked }: Preferences, kind: 'functionTitle' | 'jobFunction'): string[] {
  const counted = new Map<string, number>();
  for (const { functionTitleId, jobFunctionId } of liked) {
    const id = kind === 'functionTitle' ? functionTitleId : jobFunctionId;
    if (id === null) continue;
    const lexeme = `${FILTER_LEXEME[kind]}/${id}`;
    counted.set(lexeme, (counted.get(lexeme) ?? 0) + 1);
  }
  return [...counted]
    .toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .slice(0, KINDS)
    .map(([lexeme]) => lexeme);
}

async function candidates(db: Queryable, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select id, title, company_id as "companyId", country_id as "countryId", function_title_id as "functionTitleId", job_function_id as "jobFunctionId",
      work_arrangement as "arrangement", array_remove(location_ids || location_id, null) as "locationIds", job_type_id as "jobTypeId", industry_id as "industryId",
      case when is_salary_masked then null else coalesce(salary_month_to, salary_month_from) end as "monthly", xp_lvl_id as "xpLvlId", skills, eligibility,
      extract(epoch from posted_at)::float8 as "postedAt"
    from job where id = any(${sql.param([...ids])}::int[])`);
  return rows;
}
