import { DIMENSIONS } from './model.ts';
import { encodeTitle, nearestOccupations } from './encode.ts';

/** What a title means: its vector, and the occupations it's similar to. */
export interface TitleMeaning {
  /** Of length 127, rounded: a quarter of the memory, and precise enough to compare titles. */
  vector: Int8Array;
  /** The closest occupations, in the order of the model. */
  of: readonly number[];
  /** The share of each of them, in the same order. The squares add up to 1. */
  share: readonly number[];
}

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
  const bytes = Buffer.from(stored, 'base64');
  const starts = Array.from({ length: (bytes.length - DIMENSIONS) / PART }, (_, at) => DIMENSIONS + at * PART);
  return {
    vector: Int8Array.from(bytes.subarray(0, DIMENSIONS)),
    of: starts.map((start) => bytes.readUInt16LE(start)),
    share: starts.map((start) => bytes.readUInt8(start + 2) / WHOLE),
  };
}

/** The similarity of two vectors, from -1 to 1: their cosine. */
export function cosineOf(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d += 1) sum += a[d]! * b[d]!;
  return sum / (LENGTH * LENGTH);
}
