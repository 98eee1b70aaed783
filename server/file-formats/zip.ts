import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { Peek } from './peek.ts';

const MOST_ENTRIES = 5_000;
const AT_ONCE = 1024 * 1024;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** Bytes, as the archive claims. */
  packed: number;
  unpacked: number;
}

/** An archive whose entries are read one at a time. */
export interface Zip {
  entries: readonly ZipEntry[];
  /** An entry's content, but never more than `most` bytes, whatever size the archive claims. */
  unzip: (entry: ZipEntry, most: number) => Promise<Buffer | 'damaged' | 'tooLarge'>;
}

/** Lets yauzl read a file in pieces. */
class PeekReader extends RandomAccessReader {
  readonly #file: Peek;
  constructor(file: Peek) {
    super();
    this.#file = file;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }
  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += AT_ONCE) {
      const piece = await this.#file.at(at, Math.min(AT_ONCE, end - at));
      if (piece.length === 0) return;
      yield piece;
    }
  }
}

/** @returns null if the central directory is missing or inconsistent, as in a truncated file */
export async function openZip(file: Peek): Promise<Zip | null> {
  try {
    // Names are taken as they are: whoever reads the archive refuses those that lead elsewhere.
    const archive = await fromRandomAccessReaderPromise(new PeekReader(file), file.size, { decodeStrings: false, autoClose: false });
    if (archive.entryCount > MOST_ENTRIES) return null;
    const known = new Map<ZipEntry, Entry>();
    for await (const entry of archive.eachEntry()) known.set(described(entry), entry);
    return { entries: [...known.keys()], unzip: (entry, most) => contentOf(archive, known.get(entry) as Entry, most) };
  } catch {
    return null;
  }
}

const described = (entry: Entry): ZipEntry => ({
  name: entry.fileNameRaw.toString('utf8').replaceAll('\\', '/'),
  isEncrypted: entry.isEncrypted(),
  packed: entry.compressedSize,
  unpacked: entry.uncompressedSize,
});

async function contentOf(archive: ZipFile, entry: Entry, most: number): Promise<Buffer | 'damaged' | 'tooLarge'> {
  if (entry.uncompressedSize > most) return 'tooLarge';
  try {
    return await buffer(await archive.openReadStreamPromise(entry));
  } catch (error) {
    // The archive claimed less.
    return error instanceof Error && error.message.startsWith('too many bytes') ? 'tooLarge' : 'damaged';
  }
}
