import { sql, type SQL } from 'drizzle-orm';
import type { AskedWords } from '../../../src/lib/words/asked-words.ts';
import { tsquery, wordConditions } from './tsquery.ts';

const TEXT = sql`unaccent(lower(concat_ws(' | ', title, array_to_string(skills, ' | '), (select name from company where company.id = company_id), regexp_replace(description, '<[^>]*>', ' ', 'g'))))`;

/** What a job's row must hold beside the vectors, which know no order of words: each phrase as it is written, and no word that was ruled out. */
export function operatorConditions(countryId: number, { phrases, without }: Pick<AskedWords, 'phrases' | 'without'>): SQL[] {
  const ruledOut = wordConditions(without).map((any) => sql`not tsv @@ ${tsquery(countryId, [any])}::tsquery`);
  return [...ruledOut, ...phrases.map((phrase) => sql`${TEXT} ~ unaccent(${patternOf(phrase)}::text)`)];
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
