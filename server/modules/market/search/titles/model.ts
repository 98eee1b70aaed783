import { readFileSync, writeFileSync } from 'node:fs';

/** The number of dimensions of a title's vector. */
export const DIMENSIONS = 64;

/** The model learned from titles (`npm run title-vectors`): a vector for each feature and each occupation, in integers from -127 to 127, with their scale. */
export interface TitleModel {
  /** Hashes of features, ascending. */
  hashes: Uint32Array;
  rows: Int8Array;
  scales: Float32Array;
  /** IDs of occupations: from ESCO ("2654.1.7") or our own ("x-live-streamer"). */
  occupations: readonly string[];
  /** The mean of each occupation's labels. Like all rows of occupations and labels, it has unit length when divided by 127. */
  occupationRows: Int8Array;
  /** Where the labels of each occupation start, and as last entry the end. */
  labelStarts: Uint32Array;
  labelRows: Int8Array;
}

const MAGIC = 'WTV2';
const HEAD = 20;

/** @throws Error for a file with another format */
export function readModel(file: URL): TitleModel {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 4) !== MAGIC) throw new Error(`${file.pathname} holds no title vectors. Run npm run title-vectors.`);
  const [features = 0, occupations = 0, labels = 0, names = 0] = [4, 8, 12, 16].map((at) => bytes.readUInt32LE(at));
  let at = HEAD;
  const take = (length: number) => {
    const part = bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + length);
    at += length;
    return part;
  };
  return {
    hashes: new Uint32Array(take(features * 4)),
    scales: new Float32Array(take(features * 4)),
    labelStarts: new Uint32Array(take((occupations + 1) * 4)),
    rows: new Int8Array(take(features * DIMENSIONS)),
    occupationRows: new Int8Array(take(occupations * DIMENSIONS)),
    labelRows: new Int8Array(take(labels * DIMENSIONS)),
    occupations: Buffer.from(take(names)).toString('utf8').split('\n'),
  };
}

/** Little-endian, like every machine we run on. */
export function writeModel(file: URL, model: TitleModel): void {
  const names = Buffer.from(model.occupations.join('\n'));
  const head = Buffer.alloc(HEAD);
  head.write(MAGIC, 'latin1');
  const counts = [model.hashes.length, model.occupations.length, model.labelRows.length / DIMENSIONS, names.length];
  counts.forEach((value, index) => head.writeUInt32LE(value, 4 + index * 4));
  const parts = [model.hashes, model.scales, model.labelStarts, model.rows, model.occupationRows, model.labelRows];
  writeFileSync(file, Buffer.concat([head, ...parts.map(bytesOf), names]));
}

const bytesOf = (array: Uint32Array | Float32Array | Int8Array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);
