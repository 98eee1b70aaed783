import { segment } from '../../../../src/lib/words/segment.ts';
import { tokens } from '../../../../src/lib/words/tokens.ts';
import { encodeTitle, nearestOccupations } from './encode.ts';

export interface KnownTitle {
  /** Of length 127, rounded: a quarter of the memory, and exact enough to compare titles by. Null where nothing of the title is known. */
  vector: Int8Array | null;
  /** `titleKey` of it. */
  key: string;
  /** The lexemes of its words (segment.ts), each between two `SEPARATOR`s. */
  lexemes: string;
  /** The nearest, the nearest first. */
  occupations: readonly string[];
  /** How much it is of each of its nearest occupations, in the order of the model; the squares add up to 1. */
  profile: { of: Uint16Array; share: Float32Array };
}

/** As many occupations a job is found by, and how near they must be. */
const OCCUPATIONS = 5;
const NEAR = 0.4;
/** As many nearest occupations make a title's profile, and so fast their shares fall with the cosine. */
const PROFILED = 12;
const SHARPNESS = 0.06;
/** What the likeness of profiles counts beside that of vectors: two titles that mean the same occupations are alike, however they are worded. */
const PROFILE = 0.5;
/**
 * Titles repeat: a market of a million jobs has some tens of thousands, and a search compares hundreds of jobs. Working one out takes a thousand times
 * as long as looking it up.
 */
const REMEMBERED = 50_000;
const LONGEST_KEY = 120;
const SEPARATOR = '\n';
/** The length of a rounded vector. */
const LENGTH = 127;
const remembered = new Map<string, KnownTitle>();

/** What is learned of a title, remembered for the next job that has it. */
export function knownTitle(title: string): KnownTitle {
  const known = remembered.get(title);
  if (known !== undefined) return known;
  const vector = encodeTitle(title);
  const near = vector === null ? [] : nearestOccupations(vector, PROFILED);
  const made = {
    vector: vector && Int8Array.from(vector, (value) => Math.round(value * LENGTH)),
    key: titleKey(title),
    lexemes: `${SEPARATOR}${[...segment(title)].join(SEPARATOR)}${SEPARATOR}`,
    occupations: near.filter(({ score }, at) => at < OCCUPATIONS && score >= NEAR).map(({ id }) => id),
    profile: profileOf(near),
  };
  // The oldest goes: a Map keeps the order of insertion.
  const [oldest] = remembered.size >= REMEMBERED ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(title, made);
  return made;
}

function profileOf(near: readonly { index: number; score: number }[]): KnownTitle['profile'] {
  const best = near[0]?.score ?? 0;
  const inOrder = near.toSorted((a, b) => a.index - b.index);
  const share = Float32Array.from(inOrder, ({ score }) => Math.exp((score - best) / SHARPNESS));
  const length = Math.sqrt(share.reduce((sum, each) => sum + each * each, 0));
  return { of: Uint16Array.from(inOrder, ({ index }) => index), share: share.map((each) => each / length) };
}

/** How alike two titles are, to 1: by their vectors, and by the occupations that they mean. 0 where nothing is known of one. */
export function likeness(one: KnownTitle, other: KnownTitle): number {
  if (one.vector === null || other.vector === null) return 0;
  return (cosine(one.vector, other.vector) + PROFILE * inCommon(one.profile, other.profile)) / (1 + PROFILE);
}

function cosine(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d += 1) sum += a[d]! * b[d]!;
  return sum / (LENGTH * LENGTH);
}

/** Whether a title's words include a lexeme. */
export const hasLexeme = ({ lexemes }: KnownTitle, lexeme: string): boolean => lexemes.includes(`${SEPARATOR}${lexeme}${SEPARATOR}`);

function inCommon(one: KnownTitle['profile'], other: KnownTitle['profile']): number {
  let sum = 0;
  for (let a = 0, b = 0; a < one.of.length && b < other.of.length;) {
    const [left, right] = [one.of[a] ?? 0, other.of[b] ?? 0];
    if (left === right) sum += (one.share[a] ?? 0) * (other.share[b] ?? 0);
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return sum;
}

/** A title's words in one spelling: two titles of the same key are the same. */
export const titleKey = (title: string): string =>
  tokens(title)
    .map((token) => (token.kind === 'plain' ? token.word : token.kind === 'run' ? token.text : token.parts.join(' ')))
    .join(' ')
    .slice(0, LONGEST_KEY);
