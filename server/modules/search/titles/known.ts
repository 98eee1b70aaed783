import { tokens } from '../../../../src/lib/words/tokens.ts';
import { encodeTitle, occupationsOf } from './encode.ts';

interface KnownTitle {
  /** Null where nothing of the title is known. */
  vector: Float32Array | null;
  /** The nearest, the nearest first. */
  occupations: readonly string[];
}

/** As many occupations a job is found by, and how near they must be. */
const OCCUPATIONS = 5;
const NEAR = 0.4;
/** Titles repeat: a market of a million jobs has some tens of thousands. Of this many about 8 MB are held. */
const REMEMBERED = 20_000;
const LONGEST_KEY = 120;
const remembered = new Map<string, KnownTitle>();

/** What is learned of a title, remembered for the next job that has it. */
export function knownTitle(title: string): KnownTitle {
  const known = remembered.get(title);
  if (known !== undefined) return known;
  const vector = encodeTitle(title);
  const made = { vector, occupations: vector === null ? [] : occupationsOf(vector, OCCUPATIONS, NEAR) };
  // The oldest goes: a Map keeps the order of insertion.
  const [oldest] = remembered.size >= REMEMBERED ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(title, made);
  return made;
}

/** A title's words in one spelling: two titles of the same key are the same. */
export const titleKey = (title: string): string =>
  tokens(title)
    .map((token) => (token.kind === 'plain' ? token.word : token.kind === 'run' ? token.text : token.parts.join(' ')))
    .join(' ')
    .slice(0, LONGEST_KEY);
