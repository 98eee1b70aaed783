import type { SQL } from 'drizzle-orm';
import type { SearchQuery } from '../../../contract/search.ts';
import type { Term } from '../../../src/lib/words/terms.ts';
import type { Queryable } from '../../db/client.ts';
import { candidates, meritsOf } from './candidates.ts';
import type { Frequencies } from './frequency.ts';
import { scan } from './scan.ts';
import { byScore, HAND_WEIGHTS, scoreOf, type Scored, type Weights } from './score.ts';
import { encodeTitle, occupationsOf } from './titles/encode.ts';
import { hasLexeme, knownTitle, likeness, type KnownTitle } from './titles/known.ts';
import { filterConditions, type Condition } from './tsquery.ts';
import { occupationLexeme } from './vectors.ts';

/** A search by words, as ranking sees it. */
export interface RankedSearch {
  countryId: number;
  query: SearchQuery;
  /** The words, or the spelling that is searched instead. */
  typed: string;
  /** The same with abbreviations written out. */
  meaning: string;
  terms: readonly Term[];
  known: Frequencies;
  where: SQL;
  weights: Weights;
}

/** With as many jobs that hold every word nobody needs related ones. */
const ENOUGH = 60;
const COMPARED = 300;
/** What a query may mean: jobs of the nearest occupations are looked for first, lest those of the others crowd them out. */
const NEAREST = 10;
const OCCUPATIONS = 40;
/** How near an occupation must be: below that, letters in common are chance. */
const NEAR = 0.45;
/** By title alone, and by the weights set by hand: weaker ones are as often unlike as like (docs/decisions/search.md). */
const LIKE = 0.22;

/**
 * Jobs for a search that few or none answer in every word: those of the occupations its words mean, in any language, and those that hold some of its
 * words on their card; the likest titles first. All filters hold.
 */
export async function relatedJobs(
  db: Queryable,
  { countryId, query, meaning, terms, known, where, weights }: RankedSearch,
  found: readonly number[],
): Promise<Scored[]> {
  if (found.length >= ENOUGH) return [];
  const wanted = knownTitle(meaning);
  const occupations = meantBy(meaning);
  const filters = filterConditions(query);
  const any: Condition[] = [];
  for (const some of [occupations.slice(0, NEAREST), occupations.slice(NEAREST)]) if (some.length > 0) any.push(some.map((id) => [occupationLexeme(id)]));
  if (terms.length > 1) any.push(terms.flatMap((term) => term.any));
  const ids: number[] = [];
  for (const condition of any) {
    const by = { countryId, order: 'newest' as const, where };
    ids.push(...(await scan(db, by, 'ttsv', [...filters, condition], known, COMPARED, [...found, ...ids])).ids);
  }
  return (await candidates(db, ids))
    .flatMap((candidate): Scored[] => {
      const title = knownTitle(candidate.title);
      const byTitle = { likeness: likeness(wanted, title), words: shareOf(terms, title) };
      if (byTitle.likeness * HAND_WEIGHTS.likeness + byTitle.words * HAND_WEIGHTS.words < LIKE) return [];
      const features = { ...byTitle, onCard: 0, fresh: 0, ...meritsOf(candidate) };
      return [{ id: candidate.id, tier: 'related', features, score: scoreOf(features, weights) }];
    })
    .sort(byScore);
}

/** The occupations that a query means, the nearest first. */
export function meantBy(meaning: string): string[] {
  const vector = encodeTitle(meaning);
  return vector === null ? [] : occupationsOf(vector, OCCUPATIONS, NEAR);
}

const shareOf = (terms: readonly Term[], title: KnownTitle): number =>
  terms.filter(({ any }) => any.some((all) => all.every((lexeme) => hasLexeme(title, lexeme)))).length / terms.length;
