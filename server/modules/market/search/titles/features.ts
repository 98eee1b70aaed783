import { stem } from '../../../../../src/lib/words/stem.ts';
import { isAskingWord } from '../../../../../src/lib/words/stop-words.ts';
import { pairs, tokens } from '../../../../../src/lib/words/tokens.ts';

const SHORTEST = 3;
const LONGEST = 5;

/**
 * The features that job titles are compared by, each as a 32-bit hash: the stems of words, pairs of neighboring stems in either order ("sales manager",
 * "manager, sales"), and n-grams of 3 to 5 letters, which tolerate typos, endings, and compounds. In scripts without spaces, characters and pairs of them.
 * Leaves out words that only say that someone is hiring.
 */
export function featuresOf(title: string): Set<number> {
  const features = new Set<number>();
  let before: string | undefined;
  for (const token of tokens(title)) {
    if (token.kind === 'run') {
      for (const character of token.text) features.add(hashOf(`c${character}`));
      for (const pair of pairs(token.text)) features.add(hashOf(`p${pair}`));
      continue;
    }
    const words = token.kind === 'compound' ? token.parts : [token.word];
    for (const word of words) {
      if (isAskingWord(word)) continue;
      const stemmed = stem(word);
      features.add(hashOf(`w${stemmed}`));
      if (before !== undefined) features.add(hashOf(`b${before < stemmed ? `${before} ${stemmed}` : `${stemmed} ${before}`}`));
      before = stemmed;
      addLetters(features, word);
    }
  }
  return features;
}

function addLetters(features: Set<number>, word: string): void {
  const bounded = `<${word}>`;
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let at = 0; at + length <= bounded.length; at += 1) features.add(hashOf(bounded.slice(at, at + length)));
}

/** FNV-1a over UTF-16 code units, unsigned. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}
