import type { SQL } from 'drizzle-orm';
import type { SearchQuery } from '../../../../contract/search.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import type { Queryable } from '../../../db/client.ts';
import { type Candidate, meritsOf, type Reader } from './candidates.ts';
import type { Frequencies } from './frequency.ts';
import { scanAll, type Sought } from './scan.ts';
import { byScore, HAND_WEIGHTS, scoreOf, type Scored } from './score.ts';
import type { Weights } from '../../../db/schema/ranking-features.ts';
import { encodeTitle, occupationsOf } from './titles/encode.ts';
import { hasLexeme, knownTitle, likeness, type KnownTitle } from './titles/known.ts';
import { filterConditions, type Condition } from './tsquery.ts';
import { occupationLexeme } from './vectors.ts';

/** A search by words, as input for ranking. */
export interface RankedSearch {
  countryId: number;
  query: SearchQuery;
  /** The words as typed, or the corrected spelling. */
  typed: string;
  /** The same, with abbreviations written out. */
  meaning: string;
  terms: readonly Term[];
  known: Frequencies;
  where: SQL;
  weights: Weights;
  reader: Reader;
}

/** With this many jobs that contain all words, related ones aren't needed. */
const ENOUGH = 60;
const COMPARED = 300;
/** How many occupations a query may mean. Jobs of the closest ones are looked up first, so that the others don't crowd them out. */
const NEAREST = 10;
const OCCUPATIONS = 25;
/** The minimum similarity of an occupation: below that, common letters are coincidence. */
const NEAR = 0.45;
/** The minimum score by title alone, with the weights set by hand: below that, jobs are as often unrelated as related (docs/decisions/search.md). */
const LIKE = 0.22;

/**
 * Candidates for a search that few or no jobs match in all words: jobs of the occupations that its words mean, in any language, and those with some of its
 * words on their card. All filters apply.
 */
export async function relatedAmong(
  db: Queryable,
  { countryId, query, meaning, terms, known, where }: RankedSearch,
  found: readonly number[],
): Promise<Set<number>> {
  const ids = new Set<number>();
  if (found.length >= ENOUGH) return ids;
  const occupations = meantBy(meaning);
  const filters = filterConditions(query);
  const any: Condition[] = [];
  for (const some of [occupations.slice(0, NEAREST), occupations.slice(NEAREST)]) if (some.length > 0) any.push(some.map((id) => [occupationLexeme(id)]));
  if (terms.length > 1) any.push(terms.flatMap((term) => term.any));
  const by = { countryId, order: 'newest' as const, where };
  // At the same time, so each also finds what those before it find, and looks for that many more.
  const sought = any.map((condition, index): Sought => ({
    by,
    column: 'ttsv',
    conditions: [...filters, condition],
    most: COMPARED * (index + 1),
    except: found,
  }));
  for (const scanned of await scanAll(db, sought, known)) for (const id of scanned.ids.filter((each) => !ids.has(each)).slice(0, COMPARED)) ids.add(id);
  return ids;
}

/** Ranks related jobs, most similar titles first. Leaves out those whose titles aren't similar enough. */
export function rankRelated(related: readonly Candidate[], { meaning, terms, weights, reader }: RankedSearch): Scored[] {
  const wanted = knownTitle(meaning);
  return related
    .flatMap((candidate): Scored[] => {
      const title = knownTitle(candidate.title);
      const byTitle = { likeness: likeness(wanted, title), words: shareOf(terms, title) };
      if (byTitle.likeness * HAND_WEIGHTS.likeness + byTitle.words * HAND_WEIGHTS.words < LIKE) return [];
      const features = { ...byTitle, onCard: 0, fresh: 0, ...meritsOf(candidate, reader) };
      return [{ id: candidate.id, tier: 'related', features, score: scoreOf(features, weights) }];
    })
    .sort(byScore);
}

/** The occupations that a query means, closest first. */
export function meantBy(meaning: string): readonly string[] {
  const title = knownTitle(meaning);
  return (title.occupations ??= nearestTo(meaning));
}

function nearestTo(meaning: string): string[] {
  const vector = encodeTitle(meaning);
  return vector === null ? [] : occupationsOf(vector, OCCUPATIONS, NEAR);
}

const shareOf = (terms: readonly Term[], title: KnownTitle): number =>
  terms.filter(({ any }) => any.some((all) => all.every((lexeme) => hasLexeme(title, lexeme)))).length / terms.length;
