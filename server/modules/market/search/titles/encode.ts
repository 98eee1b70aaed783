import { featuresOf } from './features.ts';
import { DIMENSIONS, readMark, readModel, type TitleModel } from './model.ts';

export const MODEL_FILE = new URL('./titles.bin', import.meta.url);

let loaded: TitleModel | undefined;
const model = (): TitleModel => (loaded ??= readModel(MODEL_FILE));

let mark: string | undefined;
/** Changes with the model: meanings from different models can't be compared. */
export const modelMark = (): string => (mark ??= readMark(MODEL_FILE).toString(36));

/** The share of its features that a title needs to be known. Most with less are no words: "asdfgh" has a quarter. One in a hundred mistyped words has less. */
const LEAST_KNOWN = 0.3;

/** A title's meaning as a unit vector, in any language that has labels. Null if too few of its features are known. */
export function encodeTitle(title: string): Float32Array | null {
  const { hashes, rows, scales } = model();
  const vector = new Float32Array(DIMENSIONS);
  const features = featuresOf(title);
  let known = 0;
  for (const hash of features) {
    const index = indexOf(hashes, hash);
    if (index < 0) continue;
    known += 1;
    const scale = scales[index] ?? 0;
    for (let d = 0, at = index * vector.length; d < vector.length; d += 1, at += 1) vector[d] = vector[d]! + rows[at]! * scale;
  }
  if (known < features.size * LEAST_KNOWN) return null;
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? null : vector.map((value) => value / length);
}

/** The similarity of two titles, from -1 to 1: their cosine. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d += 1) sum += a[d]! * b[d]!;
  return sum;
}

interface NearOccupation {
  /** Its position in the model. */
  index: number;
  id: string;
  /** The cosine to the closest of its labels. */
  score: number;
}

/** For this many occupations, those with the closest mean vector, each label is compared. */
const LOOKED_AT = 60;

/**
 * The occupations closest to a title by their closest label, closest first. The mean of its labels alone isn't enough: for an occupation with many different
 * labels, it's close to nothing.
 * @param least the minimum cosine
 */
export function nearestOccupations(vector: Float32Array, most: number, least = -1): NearOccupation[] {
  const { occupations, occupationRows, labelRows, labelStarts } = model();
  const near: NearOccupation[] = [];
  for (const index of nearestRows(vector, occupationRows, LOOKED_AT)) {
    let score = -1;
    for (let label = labelStarts[index] ?? 0; label < (labelStarts[index + 1] ?? 0); label += 1) score = Math.max(score, dot(vector, labelRows, label) / 127);
    if (score >= least) near.push({ index, id: occupations[index] ?? '', score });
  }
  return near.sort((a, b) => b.score - a.score || a.index - b.index).slice(0, most);
}

/** Four sums, because an addition to one would wait for the one before. Takes two thirds of the time. */
function dot(vector: Float32Array, rows: Int8Array, row: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0, at = row * vector.length; i < vector.length; i += 4, at += 4) {
    a += vector[i]! * rows[at]!;
    b += vector[i + 1]! * rows[at + 1]!;
    c += vector[i + 2]! * rows[at + 2]!;
    d += vector[i + 3]! * rows[at + 3]!;
  }
  return a + b + c + d;
}

/** The `most` rows with the highest products, or all if there are fewer, best first. Few rows are better than all before them, so each of those is inserted in its place. */
function nearestRows(vector: Float32Array, rows: Int8Array, most: number): Int32Array {
  const nearest = new Int32Array(most);
  const scores = new Float64Array(most).fill(-Infinity);
  for (let row = 0; row < rows.length / vector.length; row += 1) {
    const score = dot(vector, rows, row);
    if (score <= scores[most - 1]!) continue;
    let place = most - 1;
    for (; place > 0 && scores[place - 1]! < score; place -= 1) {
      scores[place] = scores[place - 1]!;
      nearest[place] = nearest[place - 1]!;
    }
    scores[place] = score;
    nearest[place] = row;
  }
  return nearest.subarray(0, rows.length / vector.length);
}

export const occupationsOf = (vector: Float32Array, most: number, least: number): string[] => nearestOccupations(vector, most, least).map(({ id }) => id);

function indexOf(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
