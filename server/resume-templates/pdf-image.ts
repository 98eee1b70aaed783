import { deflateSync, inflateSync } from 'node:zlib';
import type { PdfFile } from './pdf-file.ts';

/** A photo for a resume, as the bytes of a JPEG or PNG file. */
export type Photo = Uint8Array;

export interface Picture {
  width: number;
  height: number;
  /** The original file. */
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  write: (file: PdfFile) => number;
}

const MOST_PIXELS = 40_000_000;

/** Reads a photo. @returns null if it isn't a JPEG or PNG that we can draw. The resume then has no photo */
export function readPhoto(bytes: Photo): Picture | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (data.length > 4 && data[0] === 0xff && data[1] === 0xd8) return jpeg(data);
    if (data.length > 33 && data.readUInt32BE(0) === 0x89504e47) return png(data);
  } catch {
    return null;
  }
  return null;
}

/** A JPEG is embedded unchanged. Only its frame header is read. */
function jpeg(data: Buffer): Picture | null {
  for (let at = 2; at + 9 < data.length;) {
    if (data[at] !== 0xff) return null;
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const height = data.readUInt16BE(at + 5);
      const width = data.readUInt16BE(at + 7);
      const space = { 1: '/DeviceGray', 3: '/DeviceRGB' }[data[at + 9] ?? 0];
      if (!space || width * height === 0) return null;
      const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`;
      return { width, height, bytes: data, type: 'image/jpeg', write: (file) => file.stream(data, entries, true) };
    }
    at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
}

/** A non-interlaced PNG with 8 bits per channel, on a white background. */
function png(data: Buffer): Picture | null {
  const width = data.readUInt32BE(16);
  const height = data.readUInt32BE(20);
  const [depth, kind, , , interlace] = data.subarray(24, 29);
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[kind ?? 9];
  if (depth !== 8 || interlace !== 0 || !channels || width * height > MOST_PIXELS || width * height === 0) return null;
  const parts: Buffer[] = [];
  let palette: Buffer | null = null;
  for (let at = 8; at + 8 <= data.length;) {
    const length = data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + 8);
    const body = data.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') parts.push(body);
    if (type === 'PLTE') palette = body;
    at += 12 + length;
  }
  const row = width * channels;
  const raw = inflateSync(Buffer.concat(parts), { maxOutputLength: (row + 1) * height });
  const pixels = unfilter(raw, row, height, channels);
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const alpha = channels === 2 || channels === 4 ? (pixels[from + channels - 1] ?? 255) / 255 : 1;
    for (let part = 0; part < 3; part++) {
      const given = palette ? palette[(pixels[from] ?? 0) * 3 + part] : pixels[from + (channels > 2 ? part : 0)];
      rgb[pixel * 3 + part] = Math.round((given ?? 0) * alpha + 255 * (1 - alpha));
    }
  }
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`;
  return { width, height, bytes: data, type: 'image/png', write: (file) => file.stream(deflateSync(rgb), entries, true) };
}

/** Reverses a PNG's filters (PNG specification, 9.2). */
function unfilter(raw: Buffer, row: number, height: number, step: number): Buffer {
  const out = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x >= step ? (out[at - step] ?? 0) : 0;
      const up = y > 0 ? (out[at - row] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[at - row - step] ?? 0) : 0;
      out[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
