import { equivalentsOf, writtenOut } from './equivalents.ts';
import { fold } from './fold.ts';
import { queryParts } from './query-parts.ts';
import { terms, type Term } from './terms.ts';

/** The parsed words of a search. */
export interface ParsedWords {
  /** Each must be found, including those in phrases. */
  terms: Term[];
  /** As quoted. */
  phrases: string[];
  /** None of them may be found. */
  without: Term[];
  /** Whether any of them are quoted: then the search is literal, and nothing similar is searched for. */
  isLiteral: boolean;
  /** The words to search for as plain text, without quotes and without the excluded words. */
  plain: string;
  /** The same with abbreviations written out: compared with titles by meaning. */
  meaning: string;
}

/** Parses a query with quoted phrases and words with a minus before them: `"data analyst" -senior`. */
export function readWords(query: string): ParsedWords {
  const parts = queryParts(query).filter(({ text }) => text !== '');
  const wanted = parts.filter(({ isUnwanted }) => !isUnwanted);
  const plain = wanted.map(({ text }) => text).join(' ');
  const isLiteral = wanted.some(({ isQuoted }) => isQuoted);
  const asTyped = plain === '' ? [] : terms(plain);
  return {
    terms: isLiteral ? asTyped : asTyped.map(({ word, any }) => ({ word, any: [...any, ...equivalentsOf(word)] })),
    // A single word is no phrase, even if quoted.
    phrases: wanted.filter(({ text, isQuoted }) => isQuoted && /\s/.test(text)).map(({ text }) => text),
    without: parts.filter(({ isUnwanted }) => isUnwanted).flatMap(({ text }) => terms(text)),
    isLiteral,
    plain,
    meaning: isLiteral
      ? plain
      : plain
          .split(' ')
          .map((word) => writtenOut(fold(word)))
          .join(' '),
  };
}
