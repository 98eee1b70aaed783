import { sql } from 'drizzle-orm';
import { COUNTRIES } from '../../../../contract/countries.ts';
import type { ParsedWords } from '../../../../src/lib/words/parsed-words.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import type { Queryable } from '../../../db/client.ts';
import { namedStatement } from '../../../db/prepared.ts';
import { editDistance } from './edit-distance.ts';

/** A shorter word is as likely to be another word as a typo. */
const SHORTEST = 4;
const COMPARED = 300;
const SIMILAR = 12;
const COUNTRY_IDS = COUNTRIES.map(({ id }) => id);

/** A word of the country's jobs, and how many contain it. */
type Near = [word: string, jobs: number];
/** For each unknown word of the query, words of the country's jobs that it may stand for. */
type NearWords = [typed: string, near: Near[] | null][];

// Words with the same first letter and a similar length. Two swapped letters in a short word leave few trigrams in common, so these are needed besides similar words.
const readNear = namedStatement(
  'search-near-words',
  sql`
    select json_agg(json_build_array(typed, (select json_agg(json_build_array(word, jobs)) from (
      select word, jobs from search_word where country_id = ${sql.placeholder('countryId')} and left(word, 1) = left(typed, 1) and length(word) between length(typed) - 1 and length(typed) + 1
      order by jobs desc limit ${COMPARED}) near)))::text as all
    from unnest(${sql.placeholder('words')}::text[]) as typed
    where not exists (select 1 from search_word known where known.country_id = any(${sql.param(COUNTRY_IDS)}::int[]) and known.word = typed)`,
);

// With another first letter, another length, or in few jobs. Takes several times as long.
const readSimilar = namedStatement(
  'search-similar-words',
  sql`
    select json_agg(json_build_array(typed, (select json_agg(json_build_array(word, jobs)) from (
      select word, jobs from search_word where country_id = ${sql.placeholder('countryId')} and word % typed order by similarity(word, typed) desc, jobs desc limit ${SIMILAR}) near)))::text as all
    from unnest(${sql.placeholder('words')}::text[]) as typed`,
);

/**
 * Replaces each unknown word of a query with the closest word from the country's jobs. A word is known if it occurs in a job of any country: "akuntan" from
 * Indonesian jobs isn't a typo of the Malay "akauntan".
 * @returns null if there's nothing better to search for
 */
export async function correct(db: Queryable, countryId: number, terms: readonly Term[]): Promise<string | null> {
  const words = terms.map((term) => term.word);
  const near = new Map(nearWords(await readNear(db, { words: words.filter((word) => word.length >= SHORTEST), countryId })));
  const better = new Map([...near].map(([typed, some]) => [typed, closest(typed, some ?? [])]));
  // A word of the same first letter and with one other letter is the one that was meant.
  const unclear = [...better].flatMap(([typed, best]) => (best?.distance === 1 ? [] : [typed]));
  if (unclear.length > 0)
    for (const [typed, similar] of nearWords(await readSimilar(db, { words: unclear, countryId })))
      better.set(typed, closest(typed, [...(near.get(typed) ?? []), ...(similar ?? [])]));
  const corrected = words.map((word) => better.get(word)?.word ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
}

const nearWords = ({ rows }: { rows: Record<string, unknown>[] }): NearWords =>
  JSON.parse((rows[0]?.['all'] as string | null | undefined) ?? '[]') as NearWords;

/**
 * What to search for if a query finds nothing. With quotes or excluded words, it's searched as typed.
 * @returns null if there's nothing better
 */
export async function correctionOf(db: Queryable, countryId: number, { terms, isLiteral, without }: ParsedWords): Promise<string | null> {
  return terms.length === 0 || isLiteral || without.length > 0 ? null : correct(db, countryId, terms);
}

/** The candidate with the fewest letters changed, in the most jobs. Undefined if all are too different. */
function closest(typed: string, candidates: readonly Near[]): { word: string; distance: number } | undefined {
  const most = typed.length < 6 ? 1 : 2;
  const [best] = candidates
    .map(([word, jobs]) => ({ word, jobs, distance: editDistance(typed, word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs);
  return best;
}
