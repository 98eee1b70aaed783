import { isStopWord } from './stop-words.ts';
import { stem } from './stem.ts';
import { pairs, tokens } from './tokens.ts';

/** Whatever is written among ideographs without a space, counting rods as well: a query may be cut beside it. */
const IDEOGRAPH = /\p{scx=Han}/gu;

/**
 * The distinct lexemes a text is found by. Scripts without spaces become overlapping pairs of characters, and ideographs also single ones:
 * whatever words a query is cut into, their pairs are here, so text and query need not be cut alike.
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
