import { tokens } from '../../../../src/lib/words/tokens.ts';
import { cosine, encodeTitle, nearestOccupations } from './encode.ts';

export interface KnownTitle {
  /** Null where nothing of the title is known. */
  vector: Float32Array | null;
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
/** Titles repeat: a market of a million jobs has some tens of thousands. Of this many about 8 MB are held. */
const REMEMBERED = 20_000;
const LONGEST_KEY = 120;
const remembered = new Map<string, KnownTitle>();

/** What is learned of a title, remembered for the next job that has it. */
export function knownTitle(title: string): KnownTitle {
  const known = remembered.get(title);
  if (known !== undefined) return known;
  const vector = encodeTitle(title);
  const near = vector === null ? [] : nearestOccupations(vector, PROFILED);
  const made = { vector, occupations: near.filter(({ score }, at) => at < OCCUPATIONS && score >= NEAR).map(({ id }) => id), profile: profileOf(near) };
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
