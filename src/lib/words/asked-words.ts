import { equivalentsOf, writtenOut } from './equivalents.ts';
import { fold } from './fold.ts';
import { queryParts } from './query-parts.ts';
import { terms, type Term } from './terms.ts';

/** What the words of a search ask for. */
export interface AskedWords {
  /** Each must be found, those of phrases among them. */
  terms: Term[];
  /** As they were quoted. */
  phrases: string[];
  /** None of them may be found. */
  without: Term[];
  /** Whether quotes stand around any of them: then it is meant as it is typed, and nothing like it is looked for. */
  isLiteral: boolean;
  /** The words looked for as plain text, without quotes and without the words not wanted. */
  plain: string;
  /** The same with abbreviations written out: what the likeness of titles is told by. */
  meaning: string;
}

/** Reads a query with quoted phrases and words with a minus before them: `"data analyst" -senior`. */
export function readWords(query: string): AskedWords {
  const parts = queryParts(query).filter(({ text }) => text !== '');
  const wanted = parts.filter(({ isUnwanted }) => !isUnwanted);
  const plain = wanted.map(({ text }) => text).join(' ');
  const isLiteral = wanted.some(({ isQuoted }) => isQuoted);
  const asTyped = plain === '' ? [] : terms(plain);
  return {
    terms: isLiteral ? asTyped : asTyped.map(({ word, any }) => ({ word, any: [...any, ...equivalentsOf(word)] })),
    // A word alone is no phrase, wherever its quotes stand.
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
