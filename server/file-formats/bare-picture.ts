import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { StagedFile } from '../adapters/files.ts';
import type { PictureFormat } from './picture.ts';

/**
 * Removes metadata from a staged image: when, where and with which device it was taken, captions, previews, and anything after its end. Colors and orientation
 * stay.
 * @returns the same file with its new size and digest, or null if its structure is inconsistent. BMP has no metadata and stays unchanged
 */
export async function withoutMetadata(file: StagedFile, format: PictureFormat): Promise<StagedFile | null> {
  if (format === 'bmp') return file;
  const whole = await readFile(file.path);
  const bare = format === 'jpg' ? bareJpeg(whole) : barePng(whole);
  if (bare === null) return null;
  await writeFile(file.path, bare);
  return { ...file, size: bare.length, sha256: createHash('sha256').update(bare).digest('hex') };
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
/** The segments needed for drawing: density (JFIF), color profile, and color transform (Adobe). */
const DRAWN_WITH: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const COMMENT = 0xfe;

function isDrawn(marker: number, content: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const begins = DRAWN_WITH[marker];
  return begins !== undefined && content.toString('latin1', 0, begins.length) === begins;
}

/** Whether an image without metadata is displayed rotated by 90 degrees, which swaps its width and height. */
export function isOnItsSide(bare: Buffer, format: PictureFormat): boolean {
  const orientation = format === 'jpg' ? orientationOfJpeg(bare) : format === 'png' ? orientationOfPng(bare) : null;
  return orientation !== null && orientation >= 5;
}

/** The orientation where `bareJpeg` writes it: first, or after JFIF, which must be first. */
function orientationOfJpeg(bare: Buffer): number | null {
  const at = bare[3] === 0xe0 ? 4 + bare.readUInt16BE(4) : 2;
  const content = bare.subarray(at + 4);
  return bare[at + 1] === 0xe1 && content.subarray(0, EXIF.length).equals(EXIF) ? orientationIn(content.subarray(EXIF.length)) : null;
}

function orientationOfPng(bare: Buffer): number | null {
  for (let at = 8; at + 12 <= bare.length; at += 12 + bare.readUInt32BE(at)) {
    if (bare.toString('latin1', at + 4, at + 8) === 'eXIf') return orientationIn(bare.subarray(at + 8));
  }
  return null;
}

/** Segment by segment (ITU-T T.81, B.1.1). */
export function bareJpeg(whole: Buffer): Buffer | null {
  const parts = [whole.subarray(0, 2)];
  let orientation: number | null = null;
  let at = 2;
  for (;;) {
    while (whole[at] === 0xff && whole[at + 1] === 0xff) at += 1;
    const marker = whole[at + 1];
    if (whole[at] !== 0xff || marker === undefined) return null;
    if (marker === 0xd9) break;
    if (at + 4 > whole.length) return null;
    const end = at + 2 + whole.readUInt16BE(at + 2);
    if (end < at + 4 || end > whole.length) return null;
    const content = whole.subarray(at + 4, end);
    if (marker === 0xe1 && content.subarray(0, EXIF.length).equals(EXIF)) orientation ??= orientationIn(content.subarray(EXIF.length));
    const scanned = marker === 0xda ? endOfScan(whole, end) : end;
    if (scanned === null) return null;
    if (isDrawn(marker, content)) parts.push(whole.subarray(at, scanned));
    at = scanned;
  }
  if (orientation !== null) {
    const exif = Buffer.concat([EXIF, orientedTiff(orientation)]);
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    // JFIF must be first.
    parts.splice(parts[1]?.[1] === 0xe0 ? 2 : 1, 0, head, exif);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** The position after a scan's compressed data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(whole: Buffer, from: number): number | null {
  for (let at = whole.indexOf(0xff, from); at !== -1; at = whole.indexOf(0xff, at)) {
    const next = whole[at + 1];
    if (next === undefined) return null;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  return null;
}

/** The chunks for pixels, transparency, colors, density and frames (PNG, third edition). */
const DRAWN = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT']);

/** Chunk by chunk (PNG, third edition, 5.2). */
export function barePng(whole: Buffer): Buffer | null {
  const parts = [whole.subarray(0, 8)];
  for (let at = 8; at + 12 <= whole.length;) {
    const end = at + 12 + whole.readUInt32BE(at);
    if (end > whole.length) return null;
    const type = whole.toString('latin1', at + 4, at + 8);
    if (DRAWN.has(type)) parts.push(whole.subarray(at, end));
    if (type === 'eXIf') {
      const orientation = orientationIn(whole.subarray(at + 8, end - 4));
      if (orientation !== null) parts.push(chunkOf('eXIf', orientedTiff(orientation)));
    }
    if (type === 'IEND') return Buffer.concat([...parts, whole.subarray(at, end)]);
    at = end;
  }
  return null;
}

function chunkOf(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}

const ORIENTATION = 0x0112;
const SHORT = 3;

/** The orientation in Exif data (TIFF 6.0, section 2): from 2 to 8, or null for none. */
function orientationIn(tiff: Buffer): number | null {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return null;
  const isLittle = order.startsWith('II');
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: short(start) }, (_, index) => start + 2 + index * 12);
  const found = entries.find((entry) => short(entry) === ORIENTATION && short(entry + 2) === SHORT);
  const orientation = found === undefined ? 1 : short(found + 8);
  return orientation >= 2 && orientation <= 8 ? orientation : null;
}

/** Exif data that contains only the orientation. */
function orientedTiff(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(ORIENTATION, 10);
  tiff.writeUInt16LE(SHORT, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}
