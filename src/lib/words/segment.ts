import { isStopWord } from './stop-words.ts';
import { stem } from './stem.ts';
import { pairs, tokens } from './tokens.ts';

/** Everything written among ideographs without a space, including counting rods: a query may be split next to it. */
const IDEOGRAPH = /\p{scx=Han}/gu;

/**
 * The distinct lexemes a text is found by. Scripts without spaces become overlapping pairs of characters, and ideographs also single ones: however a
 * query is split into words, their pairs are included, so text and query don't have to be split the same way.
 */
export function segment(text: string): Set<string> {
  const lexemes = new Set<string>();
  for (const token of tokens(text)) {
    if (token.kind === 'run') {
      for (const pair of pairs(token.text)) lexemes.add(pair);
      for (const [character] of token.text.matchAll(IDEOGRAPH)) lexemes.add(character);
    } else if (token.kind === 'compound') {
      for (const part of [...token.parts, token.joined]) lexemes.add(stem(part));
    } else if (!isStopWord(token.word)) lexemes.add(stem(token.word));
  }
  return lexemes;
}
