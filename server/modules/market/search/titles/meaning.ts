import { DIMENSIONS } from './model.ts';
import { encodeTitle, nearestOccupations } from './encode.ts';

/**
 * What a title means, in bytes: its vector, of length 127 and rounded, and then in the order of the model, three for each of the closest occupations: its index
 * (little-endian) and its share of 255. The squares of the shares add up to 1. A node caches some tens of thousands, so they aren't objects.
 */
export type TitleMeaning = Int8Array;

/** How many occupations a job is found by at most, and their minimum similarity. */
const OCCUPATIONS = 5;
const NEAR = 0.4;
/** How many of the closest occupations are compared, and how fast their shares fall with the cosine. */
const PROFILED = 12;
const SHARPNESS = 0.06;
/** The length of a rounded vector. */
const LENGTH = 127;
/** The largest rounded share. */
const WHOLE = 255;
/** Bytes per occupation: its rounded share, and two for its index. */
const PART = 3;

/**
 * Calculates the meaning of a title from the model. Takes about half a millisecond, most of it for the 3,149 occupations. Jobs store it with their vectors.
 * @returns `stored`: base64; '' if no feature of the title is known. `occupations`: IDs of those the job is found by, closest first
 */
export function workOutMeaning(title: string): { stored: string; occupations: string[] } {
  const vector = encodeTitle(title);
  if (vector === null) return { stored: '', occupations: [] };
  const near = nearestOccupations(vector, PROFILED);
  const best = near[0]?.score ?? 0;
  const shares = near.map(({ score }) => Math.exp((score - best) / SHARPNESS));
  const length = Math.hypot(...shares);
  const parts = near.map(({ index }, at) => ({ index, share: (shares[at] ?? 0) / length })).toSorted((a, b) => a.index - b.index);
  const bytes = Buffer.alloc(DIMENSIONS + parts.length * PART);
  for (const [at, value] of vector.entries()) bytes.writeInt8(Math.round(value * LENGTH), at);
  for (const [at, { index, share }] of parts.entries()) {
    bytes.writeUInt16LE(index, DIMENSIONS + at * PART);
    bytes.writeUInt8(Math.round(share * WHOLE), DIMENSIONS + at * PART + 2);
  }
  const occupations = near.filter(({ score }, at) => at < OCCUPATIONS && score >= NEAR).map(({ id }) => id);
  return { stored: bytes.toString('base64'), occupations };
}

/**
 * @param stored as returned by `workOutMeaning`
 * @returns null if no feature of the title is known
 */
export function readMeaning(stored: string): TitleMeaning | null {
  if (stored === '') return null;
  // Takes its place in Node's pool of buffers, rather than one of its own.
  const bytes = Buffer.from(stored, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** The similarity of the vectors of two titles, from -1 to 1: their cosine. */
export function cosineOf(a: TitleMeaning, b: TitleMeaning): number {
  let sum = 0;
  for (let d = 0; d < DIMENSIONS; d += 1) sum += a[d]! * b[d]!;
  return sum / (LENGTH * LENGTH);
}

/** The similarity of two titles by the occupations they are similar to, from 0 to 1: the cosine of the shares. */
export function inCommon(one: TitleMeaning, other: TitleMeaning): number {
  let sum = 0;
  for (let a = DIMENSIONS, b = DIMENSIONS; a < one.length && b < other.length;) {
    const [left, right] = [occupationAt(one, a), occupationAt(other, b)];
    if (left === right) sum += shareAt(one, a) * shareAt(other, b);
    if (left <= right) a += PART;
    if (right <= left) b += PART;
  }
  return sum / (WHOLE * WHOLE);
}

const occupationAt = (meaning: TitleMeaning, at: number): number => (meaning[at]! & 0xff) | ((meaning[at + 1]! & 0xff) << 8);
const shareAt = (meaning: TitleMeaning, at: number): number => meaning[at + 2]! & 0xff;
