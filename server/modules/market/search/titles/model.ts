import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

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

const MAGIC = 'WTV3';
const MARK_AT = 20;
const HEAD = 24;

/** @throws Error for a file with another format */
export function readModel(file: URL): TitleModel {
  const bytes = readFileSync(file);
  check(file, bytes);
  const [features = 0, occupations = 0, labels = 0, names = 0] = [4, 8, 12, 16].map((offset) => bytes.readUInt32LE(offset));
  let at = bytes.byteOffset + HEAD;
  // Views of the file: copies would hold it twice until they are collected.
  const next = (length: number) => {
    const start = at;
    at += length;
    return [bytes.buffer, start] as const;
  };
  return {
    hashes: new Uint32Array(...next(features * 4), features),
    scales: new Float32Array(...next(features * 4), features),
    labelStarts: new Uint32Array(...next((occupations + 1) * 4), occupations + 1),
    rows: new Int8Array(...next(features * DIMENSIONS), features * DIMENSIONS),
    occupationRows: new Int8Array(...next(occupations * DIMENSIONS), occupations * DIMENSIONS),
    labelRows: new Int8Array(...next(labels * DIMENSIONS), labels * DIMENSIONS),
    occupations: Buffer.from(...next(names), names)
      .toString('utf8')
      .split('\n'),
  };
}

/**
 * A number that changes with the model. Vectors of different models can't be compared.
 * @throws Error for a file with another format
 */
export function readMark(file: URL): number {
  const head = Buffer.alloc(HEAD);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, HEAD, 0);
  closeSync(descriptor);
  check(file, head);
  return head.readUInt32LE(MARK_AT);
}

function check(file: URL, bytes: Buffer): void {
  if (bytes.toString('latin1', 0, 4) !== MAGIC) throw new Error(`${file.pathname} holds no title vectors. Run npm run title-vectors.`);
}

/** Little-endian, like every machine we run on. */
export function writeModel(file: URL, model: TitleModel): void {
  const names = Buffer.from(model.occupations.join('\n'));
  const head = Buffer.alloc(HEAD);
  head.write(MAGIC, 'latin1');
  const counts = [model.hashes.length, model.occupations.length, model.labelRows.length / DIMENSIONS, names.length];
  counts.forEach((value, index) => head.writeUInt32LE(value, 4 + index * 4));
  const parts = [model.hashes, model.scales, model.labelStarts, model.rows, model.occupationRows, model.labelRows];
  const body = Buffer.concat([...parts.map(bytesOf), names]);
  head.writeUInt32LE(crc32(body), MARK_AT);
  writeFileSync(file, Buffer.concat([head, body]));
}

const bytesOf = (array: Uint32Array | Float32Array | Int8Array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);
