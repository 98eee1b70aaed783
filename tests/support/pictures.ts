import { crc32, deflateSync } from 'node:zlib';

/** A valid white BMP image of this size in pixels. */
export function bmp(width = 2, height = 2): Blob {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height, 0xff);
  bytes.fill(0, 0, 54);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return new Blob([bytes]);
}

/** A valid white PNG image of this size in pixels. */
export function png(width = 2, height = 2): Blob {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 0xff);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return new Blob([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

/** A chunk of a PNG. */
export function chunk(type: string, content: Buffer): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG of 32 by 16 pixels, red on the left and blue on the right, without metadata. */
const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9j' +
  'QjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAA' +
  'AAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAABwUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AigJbeI4BQHL/2Q==';
export const jpeg = (): Buffer<ArrayBuffer> => Buffer.from(JPEG, 'base64');

/** A camera's metadata, big-endian: make, orientation, and GPS 14° 35' north. */
export function exifOf(orientation: number): Buffer<ArrayBuffer> {
  const entry = (tag: number, type: number, count: number, value: number[]) => Buffer.from([tag >> 8, tag & 255, 0, type, 0, 0, 0, count, ...value]);
  const make = entry(0x010f, 2, 4, [...Buffer.from('Spy\0')]);
  const turned = entry(0x0112, 3, 1, [0, orientation, 0, 0]);
  const gps = entry(0x8825, 4, 1, [0, 0, 0, 50]);
  const north = entry(1, 2, 2, [...Buffer.from('N\0\0\0')]);
  const latitude = entry(2, 5, 3, [0, 0, 0, 80]);
  const rationals = Buffer.from([0, 0, 0, 14, 0, 0, 0, 1, 0, 0, 0, 35, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  const head = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 3]);
  return Buffer.concat([head, make, turned, gps, Buffer.alloc(4), Buffer.from([0, 2]), north, latitude, Buffer.alloc(4), rationals]);
}

/** A photo from a phone: rotated, with location and camera in five places, and a short video after it. */
export function photo(orientation: number): Buffer<ArrayBuffer> {
  const text = (content: string) => Buffer.from(content, 'latin1');
  const plain = jpeg();
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.concat([text('Exif\0\0'), exifOf(orientation)])),
    segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="14,35N"/>')),
    segment(0xed, text('Photoshop 3.0\0 8BIM Makati')),
    segment(0xe2, text('MPF\0')),
    segment(0xfe, text('taken with my phone')),
    plain.subarray(2),
    text('ftypMotion'),
  ]);
}
/** What `photo` reveals. */
export const PHOTO_SECRETS = ['Spy', 'GPSLatitude', 'Makati', 'MPF', 'my phone', 'Motion'];
