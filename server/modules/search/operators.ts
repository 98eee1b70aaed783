import { sql, type SQL } from 'drizzle-orm';
import type { ParsedWords } from '../../../src/lib/words/parsed-words.ts';
import type { Queryable } from '../../db/client.ts';
import { tsquery, wordConditions } from './tsquery.ts';

const TEXT = sql`unaccent(lower(concat_ws(' | ', title, array_to_string(skills, ' | '), (select name from company where company.id = company_id), regexp_replace(description, '<[^>]*>', ' ', 'g'))))`;

/** What a job's row must hold beside the vectors, which know no order of words: each phrase as it is written, and no word that was ruled out. */
export function operatorConditions(countryId: number, { phrases, without }: Pick<ParsedWords, 'phrases' | 'without'>): SQL[] {
  const ruledOut = wordConditions(without).map((any) => sql`not tsv @@ ${tsquery(countryId, [any])}::tsquery`);
  return [...ruledOut, ...phrases.map((phrase) => sql`${TEXT} ~ unaccent(${patternOf(phrase)}::text)`)];
}

/** A job, and phrases that it is to hold. */
export interface PhrasedJob {
  id: number;
  phrases: readonly string[];
}

/** Which jobs hold all their phrases as a search would have it, by their place. */
export async function holdingPhrases(db: Queryable, jobs: readonly PhrasedJob[]): Promise<boolean[]> {
  const asked = jobs.flatMap(({ id, phrases }, place) => phrases.map((phrase) => ({ id, place, pattern: patternOf(phrase) })));
  const column = (of: (one: (typeof asked)[number]) => string | number) => sql.param(asked.map(of));
  const { rows } = await db.execute<{ place: number }>(sql`
    select place from unnest(${column(({ id }) => id)}::int[], ${column(({ pattern }) => pattern)}::text[], ${column(({ place }) => place)}::int[]) as asked(job_id, pattern, place)
    left join job on job.id = job_id where (${TEXT} ~ unaccent(pattern)) is not true`);
  const lacking = new Set(rows.map(({ place }) => place));
  return jobs.map((_, place) => !lacking.has(place));
}

/** The words of a phrase next to each other, whatever stands between them that is no letter, and not within longer words. */
function patternOf(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '\\$&'));
  // Scripts without spaces have no edges of words.
  const [before, after] = [/^[\p{Script=Latin}\p{N}]/u.test(phrase) ? '\\m' : '', /[\p{Script=Latin}\p{N}]$/u.test(phrase) ? '\\M' : ''];
  return `${before}${words.join('[^[:alnum:]|]+')}${after}`;
}
