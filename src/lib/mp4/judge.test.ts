import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, fragment, full, largeBox, movieHeader, u32, u64, videoParts, type VideoParts } from '../../../tests/support/videos.ts';
import { judgeVideo } from './judge.ts';
import { SECOND } from '../../../contract/durations.ts';

const HOUR = 3_600;
/** A source that counts its reads. */
const sourceOf = (bytes: Uint8Array) => {
  const source = {
    size: bytes.length,
    readings: 0,
    at: async (offset: number, length: number) => ((source.readings += 1), bytes.subarray(offset, offset + length)),
  };
  return source;
};
const judge = (...parts: Uint8Array[]) => judgeVideo(sourceOf(Buffer.concat(parts)));
const video = (parts: VideoParts = {}) => Buffer.concat(videoParts(parts));
/** The bytes with the first box of a type changed. */
const changed = (bytes: Buffer, type: string, change: (bytes: Buffer, at: number) => unknown) => {
  const copy = Buffer.from(bytes);
  change(copy, copy.indexOf(type) + type.length);
  return copy;
};

describe('measures a whole video', () => {
  test.each<[string, VideoParts]>([
    ['with its index first', {}],
    ['with its index at the end', { isIndexLast: true }],
    ['with sizes and times of 64 bits', { isLarge: true }],
    ['with both', { isLarge: true, isIndexLast: true }],
    ['in fragments, whose headers tell no length', { isFragmented: true }],
    ['whose movie header knows no length', { movieHeader: 2 ** 32 - 1 }],
    ['whose movie header says less than there is', { movieHeader: 1 }],
    ['whose headers all say less than there is', { seconds: 1, sampleSeconds: 12 }],
    ['whose headers say more than there is', { seconds: 12, sampleSeconds: 4 }],
  ])('%s', async (_, parts) => {
    expect(await judge(video(parts))).toEqual({ is: 'whole', durationMs: 12 * SECOND });
  });

  test('whose media extends to the end of the file', async () => {
    const bytes = video();
    expect(await judge(changed(bytes, 'mdat', (copy, at) => copy.writeUInt32BE(0, at - 8)))).toMatchObject({ is: 'whole' });
  });

  test('whose samples all have one size', async () => {
    const bytes = changed(video({ sampleSize: 64 }), 'stsz', (copy, at) => copy.writeUInt32BE(64, at + 4));
    expect(await judge(bytes)).toMatchObject({ is: 'whole' });
  });

  test('that starts late, or shows a part more than once', async () => {
    const [type, index, media] = videoParts() as [Buffer, Buffer, Buffer];
    const edits = box('edts', full('elst', 0, 0, u32(2, 60_000, 0xff_ff_ff_ff, 0x1_00_00, 12_000, 0, 0x1_00_00)));
    const at = index.indexOf('trak') + 4;
    const edited = Buffer.concat([index.subarray(0, at), edits, index.subarray(at)]);
    edited.writeUInt32BE(edited.length, 0);
    edited.writeUInt32BE(index.readUInt32BE(at - 8) + edits.length, at - 8);
    expect(await judge(type, box('free', ''), edited, media)).toEqual({ is: 'whole', durationMs: 72 * SECOND });
  });

  test('by its segment index, its fragment headers, and the gaps between fragments', async () => {
    const [type, index, ...rest] = videoParts({ isFragmented: true }) as [Buffer, Buffer, ...Buffer[]];
    const segments = (version: 0 | 1) =>
      full('sidx', version, 0, u32(1, 1_000), version === 0 ? u32(0, 0) : Buffer.concat([u64(0), u64(0)]), u32(2), u32(9, 100_000, 0), u32(9, 101_000, 0));
    for (const version of [0, 1] as const) expect(await judge(type, index, segments(version), ...rest)).toEqual({ is: 'whole', durationMs: 201 * SECOND });
    const header = full('mehd', 0, 0, u32(202_000));
    // The box that extends the movie is its last.
    const longer = (copy: Buffer, at: number) => copy.writeUInt32BE(copy.readUInt32BE(at - 8) + header.length, at - 8);
    const declared = changed(changed(Buffer.concat([index, header]), 'moov', longer), 'mvex', longer);
    expect(await judge(type, declared, ...rest)).toEqual({ is: 'whole', durationMs: 202 * SECOND });
    expect(await judge(type, index, ...rest, fragment(HOUR, 1, Buffer.alloc(9)))).toEqual({ is: 'whole', durationMs: (HOUR + 1) * SECOND });
  });

  test('whose fragments declare the sample duration once for all', async () => {
    const [type, index] = videoParts({ isFragmented: true }) as [Buffer, Buffer];
    const usual = changed(index, 'trex', (copy, at) => copy.writeUInt32BE(500, at + 12));
    const traf = (header: Buffer) => box('moof', box('traf', header, full('trun', 0, 0, u32(6))));
    const media = box('mdat', 'seen');
    expect(await judge(type, usual, traf(full('tfhd', 0, 0, u32(1))), media)).toEqual({ is: 'whole', durationMs: 3 * SECOND });
    expect(await judge(type, usual, traf(full('tfhd', 0, 0xb, u32(1, 0, 0, 1, 2_000))), media)).toEqual({ is: 'whole', durationMs: 12 * SECOND });
    expect(await judge(type, usual, traf(full('tfhd', 0, 0, u32(7))), media)).toEqual({ is: 'other' });
  });

  test('measures an absurd sample count as declared, without iterating', async () => {
    const [type, index] = videoParts({ isFragmented: true }) as [Buffer, Buffer];
    const moof = box('moof', box('traf', full('tfhd', 0, 0x8, u32(1, 2 ** 32 - 1)), full('trun', 0, 0, u32(2 ** 32 - 1))));
    expect(await judge(type, index, moof, box('mdat', 'x'))).toMatchObject({ is: 'whole', durationMs: expect.closeTo(2 ** 64, -12) });
  });
});

describe("rejects files that aren't such videos", () => {
  const whole = video();
  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'other'],
    ['a few bytes', Buffer.from('\0\0\0'), 'other'],
    ['a PDF', Buffer.from('%PDF-1.4 and so on'), 'other'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n and so on', 'latin1'), 'other'],
    ['another file of boxes', box('ftyp', 'heic', u32(0), 'mif1heic'), 'other'],
    ['a film of QuickTime', video({ brand: 'qt  ' }), 'other'],
    ['a page in the place of brands', Buffer.concat([box('ftyp', `isom${'<script>'.repeat(40)}`), whole]), 'other'],
    ['sound alone', video({ hasPicture: false }), 'noPicture'],
    ['no track', Buffer.concat([videoParts()[0] as Buffer, box('moov', movieHeader(false, 9))]), 'other'],
    ['pictures of no size', changed(whole, 'avc1', (copy, at) => copy.writeUInt32BE(0, at + 24)), 'noPicture'],
    ['pictures that need a key', changed(whole, 'avc1', (copy, at) => copy.write('encv', at - 4)), 'noPicture'],
    ['an index without samples', video({ seconds: 9, sampleSeconds: 0 }), 'noPicture'],
    ['two indexes', Buffer.concat([whole, videoParts()[1] as Buffer]), 'other'],
    ['a fragment before any index', Buffer.concat([videoParts()[0] as Buffer, fragment(0, 1, Buffer.alloc(4)), ...videoParts().slice(1)]), 'other'],
    ['times of other samples', changed(whole, 'stts', (copy, at) => copy.writeUInt32BE(3, at + 8)), 'other'],
    ['a table longer than its box', changed(whole, 'stsz', (copy, at) => copy.writeUInt32BE(2 ** 31, at + 8)), 'other'],
    ['samples that stand in no chunk', changed(whole, 'stco', (copy, at) => copy.writeUInt32BE(0, at + 4)), 'other'],
    ['a timescale of nothing', changed(whole, 'mvhd', (copy, at) => copy.writeUInt32BE(0, at + 12)), 'other'],
    ['a box smaller than its header', changed(whole, 'moov', (copy, at) => copy.writeUInt32BE(4, at - 8)), 'other'],
    ['a box inside that takes more than there is', changed(whole, 'trak', (copy, at) => copy.writeUInt32BE(2 ** 31, at - 8)), 'other'],
    ['a box inside without an end', changed(whole, 'trak', (copy, at) => copy.writeUInt32BE(0, at - 8)), 'other'],
    ['a box whose name cannot be read', Buffer.concat([whole, u32(8), Buffer.from([0, 1, 2, 3])]), 'other'],
    ['an index of many megabytes', Buffer.concat([videoParts()[0] as Buffer, box('moov', Buffer.alloc(5 * 1024 * 1024))]), 'other'],
    ['a first box that is cut off', box('ftyp', 'mp42isom').subarray(0, 12), 'cutOff'],
    ['media without an index', Buffer.concat([videoParts()[0] as Buffer, box('mdat', 'seen')]), 'cutOff'],
    ['neither', Buffer.concat([videoParts()[0] as Buffer, box('free', 'of anything')]), 'other'],
    ['samples beyond the file', changed(whole, 'stco', (copy, at) => copy.writeUInt32BE(2 ** 31, at + 8)), 'cutOff'],
    ['a box that promises more than the file has', Buffer.concat([whole, largeBox('free', Buffer.alloc(9)).subarray(0, 16)]), 'cutOff'],
    ['a size of 2⁶⁴', Buffer.concat([whole, u32(1), Buffer.from('free'), u32(2 ** 32 - 1, 2 ** 32 - 1)]), 'cutOff'],
    ['a fragment whose media never came', Buffer.concat(videoParts({ isFragmented: true })).subarray(0, -72), 'cutOff'],
  ])('%s', async (_, bytes, verdict) => {
    expect(await judge(bytes)).toEqual({ is: verdict });
  });
});

test.each<VideoParts>([{}, { isIndexLast: true }, { isLarge: true }, { isFragmented: true }])(
  '%j: truncated anywhere except between fragments, it isn’t whole',
  async (parts) => {
    const bytes = video(parts);
    const ends = new Set<number>();
    for (const part of parts.isFragmented ? videoParts(parts) : []) ends.add(Math.max(0, ...ends) + part.length);
    for (let length = 1; length < bytes.length; length += 1) {
      const { is } = await judge(bytes.subarray(0, length));
      const isTaken = is === 'whole' || is === 'noPicture';
      expect([length, isTaken && !ends.has(length)]).toEqual([length, false]);
    }
  },
);

test('gives up on a file of nothing but headers after a few reads', async () => {
  const source = sourceOf(Buffer.concat([videoParts()[0] as Buffer, ...Array.from({ length: 60_000 }, () => box('free', ''))]));
  expect(await judgeVideo(source)).toEqual({ is: 'other' });
  expect(source.readings).toBeLessThan(20);
});

test('a read error isn’t a verdict', async () => {
  await expect(judgeVideo({ size: 10, at: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
});

test('reaches a verdict for any changed bytes, and never a negative length', async () => {
  const kinds = [video(), video({ isIndexLast: true, isLarge: true }), video({ isFragmented: true }), video({ hasPicture: false })];
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.array(change, { maxLength: 12 }), fc.nat(), async (bytes, changes, cut) => {
      const copy = Buffer.from(bytes);
      for (const { at, byte } of changes) copy[at % copy.length] = byte;
      const verdict = await judge(cut % 4 === 0 ? copy.subarray(0, cut % copy.length) : copy);
      expect(verdict.is === 'whole' ? verdict.durationMs : 1).toBeGreaterThan(0);
    }),
    { numRuns: 3_000 },
  );
});

test('reaches a verdict for any boxes in any order', async () => {
  const type = fc.constantFrom(
    'ftyp',
    'moov',
    'mvhd',
    'trak',
    'tkhd',
    'mdia',
    'mdhd',
    'hdlr',
    'minf',
    'stbl',
    'stsd',
    'stts',
    'stsz',
    'stco',
    'mvex',
    'moof',
    'traf',
    'sidx',
    'mdat',
  );
  const { boxes } = fc.letrec<{ boxes: Buffer }>((tie) => ({
    boxes: fc
      .array(fc.tuple(type, fc.oneof({ depthSize: 'small' }, fc.uint8Array({ maxLength: 40 }), tie('boxes'))), { maxLength: 6 })
      .map((parts) => Buffer.concat(parts.map(([name, content]) => box(name, Buffer.from(content))))),
  }));
  await fc.assert(
    fc.asyncProperty(boxes, async (bytes) => {
      expect(['whole', 'cutOff', 'noPicture', 'other']).toContain((await judge(videoParts()[0] as Buffer, bytes)).is);
    }),
    { numRuns: 2_000 },
  );
});
