import { sql } from 'drizzle-orm';
import type { NamedCompany } from '../../../../contract/company-pages.ts';
import { fold } from '../../../../src/lib/words/fold.ts';
import { queryParts } from '../../../../src/lib/words/query-parts.ts';
import { isAskingWord } from '../../../../src/lib/words/stop-words.ts';
import type { Queryable } from '../../../db/client.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from '../../../reference/taxonomy.ts';
import { companyKey } from '../import/company-name.ts';
import { LISTED } from '../jobs/listed.ts';
import { isOfNone } from '../../blocks/blocked.ts';

/** No company name has more words that anybody types. */
const MOST_WORDS = 6;

const WORK = [...FUNCTION_TITLES, ...JOB_FUNCTIONS, ...MAIN_FUNCTIONS].flatMap(({ value, names }) => [value, ...(Object.values(names) as string[])]);
const workNames = new Set(WORK.map(fold));
const workWords = new Set(WORK.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u)));

/** Whether some words say what the work is, so that they are searched for even if a company is called so. */
const isWork = (words: string): boolean => workNames.has(words) || workWords.has(words) || words.split(' ').every(isAskingWord);

/**
 * The company whose whole name stands among the words of a search, with or without its legal form. Of several the one of most words, then the one
 * with most jobs. Words in quotes or with a minus name none.
 * @param hidden companies the reader is not shown
 */
export async function findNamedCompany(db: Queryable, query: string, countryId: number, hidden: readonly number[]): Promise<NamedCompany> {
  const runs = runsOf(query.toWellFormed().replaceAll('\0', ''));
  if (runs.size === 0) return null;
  const { rows } = await db.execute<{ id: number; name: string; key: string }>(sql`
    select c.id, c.name, c.name_key as key from company c cross join lateral (select count(*)::int jobs from job where company_id = c.id and ${LISTED}) n
    where c.country_id = ${countryId} and c.name_key = any(${sql.param([...runs.keys()])}::text[]) and n.jobs > 0 and ${isOfNone(sql`c.id`, hidden)}
    order by array_length(string_to_array(c.name_key, ' '), 1) desc, n.jobs desc, c.id limit 1`);
  const [found] = rows;
  return found ? { id: found.id, name: found.name, words: runs.get(found.key) ?? found.name } : null;
}

/** Every run of words that may be a name, by the key that companies are compared by. */
function runsOf(query: string): Map<string, string> {
  const parts = queryParts(query);
  const runs = new Map<string, string>();
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= Math.min(parts.length, from + MOST_WORDS); to += 1) {
      const some = parts.slice(from, to);
      if (some.some(({ isQuoted, isUnwanted }) => isQuoted || isUnwanted)) break;
      const words = some.map(({ text }) => text).join(' ');
      const key = companyKey(words);
      if (key.length > 1 && !isWork(key) && !isWork(fold(words)) && words.length > (runs.get(key)?.length ?? 0)) runs.set(key, words);
    }
  }
  return runs;
}
