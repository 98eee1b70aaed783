import { sql, type SQL } from 'drizzle-orm';
import type { ParsedWords } from '../../../../src/lib/words/parsed-words.ts';
import type { Queryable } from '../../../db/client.ts';
import { tsquery, wordConditions } from './tsquery.ts';

/** A description as it's read. Stored HTML escapes these three characters and no others (import/entities.ts, src/lib/postingText.ts), "&" before the others. */
const PLAIN_DESCRIPTION = sql`replace(replace(replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
const TEXT = sql`unaccent(lower(concat_ws(' | ', title, array_to_string(skills, ' | '), (select name from company where company.id = company_id), ${PLAIN_DESCRIPTION})))`;

/** Conditions on a job besides the vectors, which don't store word order: it must contain each phrase literally, and none of the excluded words. */
export function operatorConditions(countryId: number, { phrases, without }: Pick<ParsedWords, 'phrases' | 'without'>): SQL[] {
  const ruledOut = wordConditions(without).map((any) => sql`not tsv @@ ${tsquery(countryId, [any])}::tsquery`);
  return [...ruledOut, ...phrases.map((phrase) => sql`${TEXT} ~ unaccent(${patternOf(phrase)}::text)`)];
}

/** A job, and the phrases it must contain. */
export interface PhrasedJob {
  id: number;
  phrases: readonly string[];
}

/**
 * Which jobs contain all their phrases, by the same rules as a search.
 * @returns a value per job, in the same order
 */
export async function holdingPhrases(db: Queryable, jobs: readonly PhrasedJob[]): Promise<boolean[]> {
  const wanted = jobs.flatMap(({ id, phrases }, place) => phrases.map((phrase) => ({ id, place, pattern: patternOf(phrase) })));
  const column = (of: (one: (typeof wanted)[number]) => string | number) => sql.param(wanted.map(of));
  const { rows } = await db.execute<{ place: number }>(sql`
    select place from unnest(${column(({ id }) => id)}::int[], ${column(({ pattern }) => pattern)}::text[], ${column(({ place }) => place)}::int[]) as wanted(job_id, pattern, place)
    left join job on job.id = job_id where (${TEXT} ~ unaccent(pattern)) is not true`);
  const lacking = new Set(rows.map(({ place }) => place));
  return jobs.map((_, place) => !lacking.has(place));
}

/** Matches the words of a phrase next to each other, with anything but letters and digits in between, and not inside longer words. */
function patternOf(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '\\$&'));
  // Scripts without spaces have no word boundaries.
  const [before, after] = [/^[\p{Script=Latin}\p{N}]/u.test(phrase) ? '\\m' : '', /[\p{Script=Latin}\p{N}]$/u.test(phrase) ? '\\M' : ''];
  return `${before}${words.join('[^[:alnum:]|]+')}${after}`;
}
