import { featuresOf } from './features.ts';
import { DIMENSIONS, readModel, type TitleModel } from './model.ts';

export const MODEL_FILE = new URL('./titles.bin', import.meta.url);

let loaded: TitleModel | undefined;
const model = (): TitleModel => (loaded ??= readModel(MODEL_FILE));

/** A title's meaning as a vector of unit length, in any language that has labels; null for one of which nothing is known. */
export function encodeTitle(title: string): Float32Array | null {
  const { hashes, rows, scales } = model();
  const vector = new Float32Array(DIMENSIONS);
  for (const hash of featuresOf(title)) {
    const index = indexOf(hashes, hash);
    if (index < 0) continue;
    const scale = scales[index] ?? 0;
    for (let d = 0; d < DIMENSIONS; d += 1) vector[d] = (vector[d] ?? 0) + (rows[index * DIMENSIONS + d] ?? 0) * scale;
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? null : vector.map((value) => value / length);
}

/** How alike two titles are, from -1 to 1: their cosine. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < DIMENSIONS; d += 1) sum += (a[d] ?? 0) * (b[d] ?? 0);
  return sum;
}

interface NearOccupation {
  /** Its place among the model's. */
  index: number;
  id: string;
  /** Cosine. */
  score: number;
}

/** The occupations nearest to a title, the nearest first. @param least cosines below it are left out */
export function nearestOccupations(vector: Float32Array, most: number, least = -1): NearOccupation[] {
  const { occupations, occupationRows } = model();
  const near: NearOccupation[] = [];
  let bar = least;
  for (let index = 0; index < occupations.length; index += 1) {
    let sum = 0;
    for (let d = 0; d < DIMENSIONS; d += 1) sum += (vector[d] ?? 0) * (occupationRows[index * DIMENSIONS + d] ?? 0);
    const score = sum / 127;
    if (score < bar) continue;
    near.push({ index, id: occupations[index] ?? '', score });
    if (near.length < most * 4) continue;
    near.sort((a, b) => b.score - a.score).length = most;
    bar = near[most - 1]?.score ?? least;
  }
  return near.sort((a, b) => b.score - a.score).slice(0, most);
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
