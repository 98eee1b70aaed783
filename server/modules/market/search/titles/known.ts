import { segment } from '../../../../../src/lib/words/segment.ts';
import { tokens } from '../../../../../src/lib/words/tokens.ts';
import { cosineOf, inCommon, readMeaning, type TitleMeaning, workOutMeaning } from './meaning.ts';

export interface KnownTitle {
  /** Null if no feature of the title is known. */
  meaning: TitleMeaning | null;
  /** Its `titleKey`. */
  key: string;
  /** The lexemes of its words (segment.ts), each between two `SEPARATOR`s. */
  lexemes: string;
  /** The occupations that a query with these words means (related.ts), once it was searched. */
  occupations?: readonly string[];
}

/** The weight of the similarity of occupations, besides that of the vectors: two titles that mean the same occupations are similar, whatever their wording. */
const PROFILE = 0.5;
/** Titles repeat: a market of a million jobs has some tens of thousands, and a search compares hundreds of jobs. */
const REMEMBERED = 30_000;
const LONGEST_KEY = 120;
const SEPARATOR = '\n';
const remembered = new Map<string, KnownTitle>();

/** Whether a title is cached, so that its stored meaning needn't be fetched. */
export const isRemembered = (title: string): boolean => remembered.has(title);

/**
 * The parsed title with its meaning, cached for the next job with that title.
 * @param stored the meaning as stored with the job (meaning.ts); if omitted, it's calculated, which takes a thousand times as long
 */
export function knownTitle(title: string, stored?: string): KnownTitle {
  const known = remembered.get(title);
  if (known !== undefined) return known;
  const made: KnownTitle = {
    meaning: readMeaning(stored ?? workOutMeaning(title).stored),
    key: titleKey(title),
    lexemes: `${SEPARATOR}${[...segment(title)].join(SEPARATOR)}${SEPARATOR}`,
  };
  // Evicts the oldest: a Map keeps insertion order.
  const [oldest] = remembered.size >= REMEMBERED ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(title, made);
  return made;
}

/** The similarity of two titles, at most 1: by their vectors, and by the occupations they mean. 0 if the meaning of one is unknown. */
export function likeness({ meaning: one }: KnownTitle, { meaning: other }: KnownTitle): number {
  if (one === null || other === null) return 0;
  return (cosineOf(one, other) + PROFILE * inCommon(one, other)) / (1 + PROFILE);
}

/** Whether a title's words include a lexeme. */
export const hasLexeme = ({ lexemes }: KnownTitle, lexeme: string): boolean => lexemes.includes(`${SEPARATOR}${lexeme}${SEPARATOR}`);

/** A title's words in normalized spelling. Two titles with the same key are the same. */
export const titleKey = (title: string): string =>
  tokens(title)
    .map((token) => (token.kind === 'plain' ? token.word : token.kind === 'run' ? token.text : token.parts.join(' ')))
    .join(' ')
    .slice(0, LONGEST_KEY);
