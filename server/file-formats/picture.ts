import { fileTypeFromBuffer } from 'file-type';
import { peekInto, type Peek, type Verdict } from './peek.ts';

export type PictureFormat = 'png' | 'jpg' | 'bmp';

export const PICTURE_TYPES: Record<PictureFormat, string> = { png: 'image/png', jpg: 'image/jpeg', bmp: 'image/bmp' };

/** Decoding an image with more pixels takes too much memory. */
const MOST_PIXELS = 64_000_000;
const HEAD = 64 * 1024;
const TAIL = 64;

/** In pixels, as stored, before any rotation. */
interface Size {
  width: number;
  height: number;
}

export interface JudgedPicture extends Size {
  format: PictureFormat;
  verdict: Verdict;
}

/** Detects an image's format, size and completeness from its content. Null if it isn't an image. */
export async function judgePicture(path: string, size: number): Promise<JudgedPicture | null> {
  return peekInto(path, size, async (file) => {
    const head = await file.at(0, HEAD);
    const found = (await fileTypeFromBuffer(head))?.ext;
    if (found !== 'png' && found !== 'jpg' && found !== 'bmp') return null;
    // An image that also contains a page or document is an attack.
    if (/<(script|html|svg|!doctype)|%PDF-/i.test(head.toString('latin1'))) return null;
    const { width, height } = (await sizeOf(found, head, file)) ?? { width: 0, height: 0 };
    const pixels = width * height;
    if (pixels > MOST_PIXELS || pixels === 0) return { format: found, width, height, verdict: 'other' };
    return { format: found, width, height, verdict: (await isWhole(found, head, file)) ? 'whole' : 'cutOff' };
  });
}

async function isWhole(format: PictureFormat, head: Buffer, file: Peek): Promise<boolean> {
  if (format === 'bmp') return head.readUInt32LE(2) <= file.size;
  const tail = await file.at(Math.max(0, file.size - TAIL), TAIL);
  return format === 'png' ? tail.includes('IEND') : tail.includes(Buffer.from([0xff, 0xd9]));
}

async function sizeOf(format: PictureFormat, head: Buffer, file: Peek): Promise<Size | null> {
  if (format === 'png') return head.length < 24 ? null : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (format === 'bmp') return head.length < 26 ? null : { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) };
  return jpegSize(file);
}

/** Follows the segments to the one with the size (ITU-T T.81, B.2.2). */
async function jpegSize(file: Peek): Promise<Size | null> {
  let at = 2;
  for (let segment = 0; segment < 400; segment += 1) {
    const marker = await file.at(at, 9);
    if (marker.length < 9 || marker[0] !== 0xff) return null;
    const kind = marker[1] as number;
    if (kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc) {
      return { height: marker.readUInt16BE(5), width: marker.readUInt16BE(7) };
    }
    at += kind === 0xff ? 1 : 2 + marker.readUInt16BE(2);
  }
  return null;
}
