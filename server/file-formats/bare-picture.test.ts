import { expect, test } from 'vitest';
import { chunk, exifOf, jpeg, photo, PHOTO_SECRETS, png, segment } from '../../tests/support/pictures.ts';
import { bareJpeg, barePng, isOnItsSide } from './bare-picture.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const plain = jpeg();
const [start, rest] = [plain.subarray(0, 2), plain.subarray(2)];
const withExif = (tiff: Buffer) => Buffer.concat([start, segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff])), rest]);

/** The tags in the first directory of a TIFF, with their values. */
const tagsIn = (tiff: Buffer): [number, number][] =>
  Array.from({ length: tiff.readUInt16LE(8) }, (_, index) => [tiff.readUInt16LE(10 + index * 12), tiff.readUInt16LE(18 + index * 12)]);

test('a JPEG keeps its pixels and the way it is turned, and tells nothing else', () => {
  const bare = bareJpeg(photo(6)) as Buffer;
  for (const secret of PHOTO_SECRETS) expect(bare.includes(secret)).toBe(false);
  const at = bare.indexOf('Exif\0\0');
  expect(tagsIn(bare.subarray(at + 6))).toEqual([[0x0112, 6]]);
  // Without that segment, the image is identical byte for byte.
  const own = bare.readUInt16BE(at - 2) + 2;
  expect(Buffer.concat([bare.subarray(0, at - 4), bare.subarray(at - 4 + own)])).toEqual(plain);
  expect(bareJpeg(bare)).toEqual(bare);
});

test('one that is not turned is the picture alone; its colours and their profile stay', () => {
  expect(bareJpeg(photo(1))).toEqual(plain);
  const profiled = Buffer.concat([start, segment(0xe2, text('ICC_PROFILE\0\x01\x01colours')), segment(0xee, text('Adobe\0d\0\0\0\0\0')), rest]);
  expect(bareJpeg(profiled)).toEqual(profiled);
});

test('what is told between the scans of a progressive JPEG goes, too; stuffed bytes and restarts are no ends', () => {
  const [scans, end] = [plain.subarray(2, -2), plain.subarray(-2)];
  const scan = Buffer.concat([segment(0xda, text('scan')), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0, 4])]);
  expect(bareJpeg(Buffer.concat([start, scans, segment(0xfe, text('my phone')), scan, end]))).toEqual(Buffer.concat([start, scans, scan, end]));
});

test('a JPEG whose parts do not hang together is none', () => {
  for (let length = 3; length < plain.length; length += 1) expect(bareJpeg(plain.subarray(0, length))).toBeNull();
  expect(bareJpeg(Buffer.concat([start, Buffer.from([0xff, 0xe1, 0, 1]), rest]))).toBeNull();
  expect(bareJpeg(Buffer.concat([start, text('noise'), rest]))).toBeNull();
});

test('a PNG keeps its pixels and the way it is turned, and tells nothing else', async () => {
  const picture = Buffer.from(await png().arrayBuffer());
  const metadata = [chunk('tEXt', text('Comment\0my phone')), chunk('iTXt', text('XML:com.adobe.xmp\0GPSLatitude')), chunk('tIME', Buffer.alloc(7))];
  const whole = (orientation: number) =>
    Buffer.concat([picture.subarray(0, 33), ...metadata, chunk('eXIf', exifOf(orientation)), picture.subarray(33), text('Motion')]);
  const bare = barePng(whole(3)) as Buffer;
  for (const secret of PHOTO_SECRETS) expect(bare.includes(secret)).toBe(false);
  expect(tagsIn(bare.subarray(bare.indexOf('eXIf') + 4))).toEqual([[0x0112, 3]]);
  expect(barePng(bare)).toEqual(bare);
  expect(barePng(whole(1))).toEqual(picture);
  for (let length = 9; length < picture.length; length += 1) expect(barePng(picture.subarray(0, length))).toBeNull();
});

test('a bare picture tells whether its width is its height', async () => {
  const picture = Buffer.from(await png().arrayBuffer());
  const turned = (orientation: number) => barePng(Buffer.concat([picture.subarray(0, 33), chunk('eXIf', exifOf(orientation)), picture.subarray(33)])) as Buffer;
  for (const [orientation, expected] of [
    [1, false],
    [3, false],
    [5, true],
    [6, true],
    [8, true],
  ] as const) {
    expect(isOnItsSide(bareJpeg(photo(orientation)) as Buffer, 'jpg')).toBe(expected);
    expect(isOnItsSide(turned(orientation), 'png')).toBe(expected);
  }
  expect(isOnItsSide(bareJpeg(withExif(exifOf(6))) as Buffer, 'jpg')).toBe(true);
});

test('Exif data that leads nowhere turns nothing', () => {
  const broken = [text('II*\0'), text('II*\0\xff\xff\xff\xff'), text('MM\0*\0\0\0\x08\xff\xff'), text('nothing at all'), exifOf(9)];
  for (const tiff of broken) expect(bareJpeg(withExif(tiff))).toEqual(plain);
});
