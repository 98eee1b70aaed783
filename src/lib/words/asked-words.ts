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
}

/** A minus right before a word or a quote, with a space or nothing before it; a quoted phrase; or a word. */
const PART = /(?<minus>(?<=^|\s)-(?=[\p{L}\p{N}."“„«「]))?(?:(?:["“”„]|«|「)(?<phrase>[^"“”„«»「」]*)(?:["“”„]|»|」|$)|(?<word>[^\s"“”„«»「」]+))/gu;

/** Reads a query with quoted phrases and words with a minus before them: `"data analyst" -senior`. */
export function readWords(query: string): AskedWords {
  const wanted: string[] = [];
  const phrases: string[] = [];
  const unwanted: string[] = [];
  let isLiteral = false;
  for (const { groups } of query.matchAll(PART)) {
    const text = (groups?.['phrase'] ?? groups?.['word'] ?? '').trim();
    if (text === '') continue;
    if (groups?.['minus'] !== undefined) {
      unwanted.push(text);
      continue;
    }
    wanted.push(text);
    if (groups?.['phrase'] === undefined) continue;
    isLiteral = true;
    if (/\s/.test(text)) phrases.push(text);
  }
  const plain = wanted.join(' ');
  return { terms: plain === '' ? [] : terms(plain), phrases, without: unwanted.flatMap((text) => terms(text)), isLiteral, plain };
}

/** A query with quotes around each of its words: only jobs that hold all of them are looked for. */
export const requireAll = (query: string): string =>
  [...query.matchAll(PART)].map(([part, , , word]) => (word === undefined || part.startsWith('-') ? part : `"${word}"`)).join(' ');
