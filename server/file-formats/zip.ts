import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Peek } from './peek.ts';

const inflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflateRaw);

/** Signatures and sizes of the ZIP format (PKWARE APPNOTE 4.3). */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 5_000;

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. Documents use nothing else. */
  method: number;
  isEncrypted: boolean;
  packed: number;
  unpacked: number;
  offset: number;
}

/** The central directory at the end of a ZIP. Null if it's missing or inconsistent, as in a truncated file. */
export async function zipEntries(file: Peek): Promise<ZipEntry[] | null> {
  const tailStart = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await file.at(tailStart, END_SIZE + LONGEST_COMMENT);
  const at = lastSignature(tail);
  if (at < 0) return null;
  const [count, size, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > MOST_ENTRIES || offset + size > tailStart + at) return null;
  const directory = await file.at(offset, size);
  const entries: ZipEntry[] = [];
  for (let p = 0; entries.length < count;) {
    if (p + 46 > directory.length || directory.readUInt32LE(p) !== ENTRY) return null;
    const [nameLength, extraLength, commentLength] = [directory.readUInt16LE(p + 28), directory.readUInt16LE(p + 30), directory.readUInt16LE(p + 32)];
    entries.push({
      name: directory.toString('utf8', p + 46, p + 46 + nameLength).replaceAll('\\', '/'),
      method: directory.readUInt16LE(p + 10),
      isEncrypted: (directory.readUInt16LE(p + 8) & 1) === 1,
      packed: directory.readUInt32LE(p + 20),
      unpacked: directory.readUInt32LE(p + 24),
      offset: directory.readUInt32LE(p + 42),
    });
    p += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function lastSignature(tail: Buffer): number {
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at;
  return -1;
}

/** An entry's content, but never more than `most` bytes, whatever size the central directory claims. */
export async function unzip(file: Peek, entry: ZipEntry, most: number): Promise<Buffer | 'damaged' | 'tooLarge'> {
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) return 'damaged';
  const header = await file.at(entry.offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL) return 'damaged';
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await file.at(start, entry.packed);
  if (packed.length !== entry.packed) return 'damaged';
  if (entry.method === 0) return packed.length <= most ? packed : 'tooLarge';
  try {
    return await inflate(packed, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged';
  }
}
