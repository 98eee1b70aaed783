import type { SearchQuery } from '../../../../contract/search.ts';
import { readWords } from '../../../../src/lib/words/parsed-words.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import { filterConditions, wordConditions, type Condition } from './tsquery.ts';

/** What a job must have to match a search, apart from its country, age, and order. */
export interface Wanted {
  /** For the vector `tsv`, without the country prefix of each lexeme. All of them must match. */
  conditions: readonly Condition[];
  /** The excluded words: none of these may match. */
  without: readonly Condition[];
  /** Quoted phrases, which the job's text must contain literally. The vectors don't store word order. */
  phrases: readonly string[];
  /** Per month in the country's currency; null for no limit. */
  salaryFrom: number | null;
  salaryTo: number | null;
}

/**
 * The conditions of a search on a job, decided only here: for the search itself, for a job alert's preview, and for its digests.
 * @param terms the corrected words, if they aren't the query's
 * @returns null if words were typed but none can be searched: then nothing matches
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

/** Whether a salary is in a search's range. The same rule as in the database (`visible` in visible.ts). */
export function isPaid({ salaryFrom, salaryTo }: Wanted, { from, to }: { from: number | null; to: number | null }): boolean {
  const [least, most] = [from ?? to, to ?? from];
  return (salaryFrom === null || (most !== null && most >= salaryFrom)) && (salaryTo === null || (least !== null && least <= salaryTo));
}
