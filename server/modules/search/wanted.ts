import type { SearchQuery } from '../../../contract/search.ts';
import { readWords } from '../../../src/lib/words/parsed-words.ts';
import type { Term } from '../../../src/lib/words/terms.ts';
import { filterConditions, wordConditions, type Condition } from './tsquery.ts';

/** What a job must be to be found by a search, without its country, its age and its order. */
export interface Wanted {
  /** Of the vector `tsv`, without the country before each lexeme; all of them must hold. */
  conditions: readonly Condition[];
  /** None of these may hold: the words that were ruled out. */
  without: readonly Condition[];
  /** Quoted, to stand in the job's text as they are written; the vectors know no order of words. */
  phrases: readonly string[];
  /** By month in the country's currency; null for no bound. */
  salaryFrom: number | null;
  salaryTo: number | null;
}

/**
 * What a search asks of a job: the one place where it is decided, for the search, for a job alert's rehearsal and for its digests.
 * @param terms of other words than the query's, where those were corrected
 * @returns null where words were typed of which none can be searched: that finds nothing
 */
export function wantedOf(query: SearchQuery, terms?: readonly Term[]): Wanted | null {
  const words = readWords(query.query ?? '');
  if ((query.query ?? '') !== '' && words.terms.length === 0 && words.without.length === 0) return null;
  return {
    conditions: [...filterConditions(query), ...wordConditions(terms ?? words.terms)],
    without: wordConditions(words.without),
    phrases: words.phrases,
    salaryFrom: query.salary_from ?? null,
    salaryTo: query.salary_to ?? null,
  };
}

/** Whether a salary lies in a search's range, as `visible` (visible.ts) has the database ask it. */
export function isPaid({ salaryFrom, salaryTo }: Wanted, { from, to }: { from: number | null; to: number | null }): boolean {
  const [least, most] = [from ?? to, to ?? from];
  return (salaryFrom === null || (most !== null && most >= salaryFrom)) && (salaryTo === null || (least !== null && least <= salaryTo));
}
