import { stem } from './stem.ts';
import { isAskingWord } from './stop-words.ts';
import { pairs, tokens } from './tokens.ts';

/** A word of a query: found if all lexemes of one alternative are. */
export interface Term {
  /** As typed, folded. */
  word: string;
  any: string[][];
}

/** More words than this hardly narrow the results and cost time. */
const MOST = 16;
const words = new Intl.Segmenter('ja', { granularity: 'word' });
const LONE_KANA = /^[\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/**
 * The terms of a query, in order: every term must be found. "front-end" is also "frontend"; Chinese and Japanese are split into words, so that 软件工程师
 * finds 软件开发工程师. Words such as "jobs in" are removed if others remain.
 */
export function terms(query: string): Term[] {
  const all = tokens(query).flatMap((token): Term[] => {
    if (token.kind === 'compound') return [{ word: token.parts.join('-'), any: [[stem(token.joined)], token.parts.map(stem)] }];
    if (token.kind === 'plain') return [{ word: token.word, any: [[stem(token.word)]] }];
    const cut = [...words.segment(token.text)].map(({ segment }) => segment);
    return cut.filter((word) => cut.length === 1 || !LONE_KANA.test(word)).map((word) => ({ word, any: [pairs(word)] }));
  });
  const telling = all.filter(({ word }) => !isAskingWord(word));
  const distinct = new Map((telling.length > 0 ? telling : all).map((term) => [term.word, term]));
  return [...distinct.values()].slice(0, MOST);
}
