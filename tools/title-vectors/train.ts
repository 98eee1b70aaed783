import { featuresOf } from '../../server/modules/market/search/titles/features.ts';
import { cosine } from '../../server/modules/market/search/titles/encode.ts';
import { DIMENSIONS } from '../../server/modules/market/search/titles/model.ts';
import { Random } from '../../server/random.ts';

/** One occupation and every title it is known by, in any language. */
export interface Occupation {
  /** Of ESCO ("2654.1.7") or our own ("x-live-streamer"). */
  id: string;
  titles: readonly string[];
}

export interface Trained {
  /** Ascending. */
  hashes: Uint32Array;
  /** A row of `DIMENSIONS` for each hash. */
  rows: Float32Array;
  occupations: { id: string; vector: Float32Array; labels: Float32Array[] }[];
}

const BATCH = 512;
const TEMPERATURE = 0.1;
const DROPPED = 0.4;
/** A feature of few titles says little about others, and most features are such. */
const LEAST_TITLES = 4;
const RATE = 0.01;

/**
 * Learns a vector for each feature, so that titles of one occupation point the same way and others do not: two titles of each of 512 occupations a
 * step, in-batch softmax, Adam. The same occupations and steps give the same vectors.
 */
export function train(occupations: readonly Occupation[], steps: number, report: (step: number, loss: number) => void): Trained {
  const chance = new Random(20_261_124);
  const random = () => chance.next();
  const featured = occupations.map(({ titles }) => titles.map((title) => [...featuresOf(title)]));
  const counts = new Map<number, number>();
  for (const titles of featured) for (const features of titles) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const hashes = Uint32Array.from([...counts].filter(([, count]) => count >= LEAST_TITLES).map(([hash]) => hash)).sort();
  const indexOf = new Map([...hashes].map((hash, index) => [hash, index]));
  const total = featured.reduce((sum, titles) => sum + titles.length, 0);
  const weight = Float32Array.from(hashes, (hash) => Math.log(1 + total / (counts.get(hash) ?? 1)) / 10);
  const indexed = featured.map((titles) =>
    titles.map((features) => features.map((hash) => indexOf.get(hash)).filter((index) => index !== undefined)).filter((features) => features.length > 0),
  );
  const trainable = indexed.filter((titles) => titles.length > 1);

  const rows = Float32Array.from({ length: hashes.length * DIMENSIONS }, () => (random() - 0.5) * 0.2);
  const adam = { mean: new Float32Array(rows.length), square: new Float32Array(rows.length) };
  const gradient = new Float32Array(rows.length);
  const sides = [newSide(), newSide()] as const;
  const scores = new Float32Array(BATCH * BATCH);
  for (let step = 1; step <= steps; step += 1) {
    const taken = new Set<number>();
    while (taken.size < Math.min(BATCH, trainable.length)) taken.add(Math.floor(random() * trainable.length));
    const batch = [...taken].map((index) => {
      const titles = trainable[index] ?? [];
      const first = Math.floor(random() * titles.length);
      const second = (first + 1 + Math.floor(random() * (titles.length - 1))) % titles.length;
      return [titles[first] ?? [], titles[second] ?? []] as const;
    });
    for (const which of [0, 1] as const) {
      batch.forEach((pair, at) => {
        const words = pair[which].filter(() => random() >= DROPPED);
        encodeInto(sides[which], at, words.length > 0 ? words : pair[which], rows, weight);
      });
    }
    const loss = contrast(sides[0], sides[1], scores, batch.length);
    const touched = new Set<number>();
    for (const side of sides) for (let at = 0; at < batch.length; at += 1) spread(side, at, gradient, weight, touched);
    const rate = RATE * Math.min(1, step / 50) * (1 - (0.9 * step) / steps);
    for (const index of touched) adjust(rows, gradient, adam, index * DIMENSIONS, rate, step);
    if (step % 50 === 0) report(step, loss);
  }
  for (let index = 0; index < hashes.length; index += 1)
    for (let d = 0; d < DIMENSIONS; d += 1) rows[index * DIMENSIONS + d] = (rows[index * DIMENSIONS + d] ?? 0) * (weight[index] ?? 0);
  return {
    hashes,
    rows,
    occupations: occupations.map(({ id }, at) => {
      const labels = (indexed[at] ?? []).map((features) => unitOf(features, rows));
      return { id, vector: meanOf(labels), labels: distinct(labels) };
    }),
  };
}

interface Side {
  features: (readonly number[])[];
  /** Of unit length. */
  unit: Float32Array;
  norm: Float32Array;
  gradient: Float32Array;
}
const newSide = (): Side => ({
  features: [],
  unit: new Float32Array(BATCH * DIMENSIONS),
  norm: new Float32Array(BATCH),
  gradient: new Float32Array(BATCH * DIMENSIONS),
});

function encodeInto(side: Side, at: number, features: readonly number[], rows: Float32Array, weight: Float32Array): void {
  side.features[at] = features;
  const vector = side.unit.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS).fill(0);
  for (const index of features) for (let d = 0; d < DIMENSIONS; d += 1) vector[d]! += rows[index * DIMENSIONS + d]! * weight[index]!;
  const norm = lengthOf(vector);
  side.norm[at] = norm;
  for (let d = 0; d < DIMENSIONS; d += 1) vector[d]! /= norm;
}

/** Softmax both ways over the cosines of a batch: the second title of the same occupation is the right answer. Leaves the gradient of each unit vector. */
function contrast(left: Side, right: Side, scores: Float32Array, size: number): number {
  left.gradient.fill(0);
  right.gradient.fill(0);
  const column = new Float32Array(size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      let dot = 0;
      for (let d = 0; d < DIMENSIONS; d += 1) dot += left.unit[i * DIMENSIONS + d]! * right.unit[j * DIMENSIONS + d]!;
      const score = Math.exp((dot - 1) / TEMPERATURE);
      scores[i * size + j] = score;
      column[j]! += score;
    }
  let loss = 0;
  for (let i = 0; i < size; i += 1) {
    let row = 0;
    for (let j = 0; j < size; j += 1) row += scores[i * size + j]!;
    loss -= Math.log(scores[i * size + i]! / row) / size;
    for (let j = 0; j < size; j += 1) {
      const score = scores[i * size + j]!;
      const slope = (score / row + score / column[j]! - (i === j ? 2 : 0)) / (2 * size * TEMPERATURE);
      if (Math.abs(slope) < 1e-8) continue;
      for (let d = 0; d < DIMENSIONS; d += 1) {
        left.gradient[i * DIMENSIONS + d]! += slope * right.unit[j * DIMENSIONS + d]!;
        right.gradient[j * DIMENSIONS + d]! += slope * left.unit[i * DIMENSIONS + d]!;
      }
    }
  }
  return loss;
}

/** Carries the gradient of a title's unit vector back to its features. */
function spread(side: Side, at: number, gradient: Float32Array, weight: Float32Array, touched: Set<number>): void {
  const unit = side.unit.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
  const slope = side.gradient.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
  let along = 0;
  for (let d = 0; d < DIMENSIONS; d += 1) along += unit[d]! * slope[d]!;
  for (const index of side.features[at] ?? []) {
    touched.add(index);
    const scale = weight[index]! / side.norm[at]!;
    for (let d = 0; d < DIMENSIONS; d += 1) gradient[index * DIMENSIONS + d]! += (slope[d]! - along * unit[d]!) * scale;
  }
}

function adjust(
  rows: Float32Array,
  gradient: Float32Array,
  adam: { mean: Float32Array; square: Float32Array },
  from: number,
  rate: number,
  step: number,
): void {
  const [meanBias, squareBias] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let at = from; at < from + DIMENSIONS; at += 1) {
    const slope = gradient[at]!;
    gradient[at] = 0;
    adam.mean[at] = 0.9 * adam.mean[at]! + 0.1 * slope;
    adam.square[at] = 0.999 * adam.square[at]! + 0.001 * slope * slope;
    rows[at]! -= (rate * (adam.mean[at]! / meanBias)) / (Math.sqrt(adam.square[at]! / squareBias) + 1e-8);
  }
}

function unitOf(features: readonly number[], rows: Float32Array): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const index of features) for (let d = 0; d < DIMENSIONS; d += 1) vector[d]! += rows[index * DIMENSIONS + d]!;
  const norm = lengthOf(vector);
  return vector.map((value) => value / norm);
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(DIMENSIONS);
  for (const vector of vectors) for (let d = 0; d < DIMENSIONS; d += 1) mean[d]! += vector[d]!;
  const norm = lengthOf(mean);
  return mean.map((value) => value / norm);
}

/** Labels of one occupation with a cosine above it are one: forms of one word, mostly. */
const SAME = 0.95;

const distinct = (vectors: readonly Float32Array[]): Float32Array[] =>
  vectors.reduce<Float32Array[]>((some, vector) => (some.some((other) => cosine(vector, other) > SAME) ? some : [...some, vector]), []);

function lengthOf(vector: Float32Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum) || 1;
}
