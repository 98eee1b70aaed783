/** A video without particular frames, box by box: what a phone or a browser would write, and what nobody should. */
export interface VideoParts {
  /** Of the movie and its tracks, according to their headers. */
  seconds?: number;
  /** According to the samples, if the headers lie. */
  sampleSeconds?: number;
  /** According to the movie header alone, in thousandths of a second. */
  movieHeader?: number;
  /** Whether it has a visible track. */
  hasPicture?: boolean;
  /** The index at the end, as cameras write it. */
  isIndexLast?: boolean;
  /** Fragments of a second, as browsers write them; the headers then declare no length. */
  isFragmented?: boolean;
  /** 64-bit sizes and times. */
  isLarge?: boolean;
  /** Bytes of each sample. */
  sampleSize?: number;
  brand?: string;
}

const u16 = (...values: number[]): Buffer => Buffer.concat(values.map((value) => Buffer.from([Math.floor(value / 256) % 256, value % 256])));
export const u32 = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );
export const u64 = (value: number): Buffer => u32(Math.floor(value / 2 ** 32), value % 2 ** 32);

export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content]);
}
/** The same, with its size in 64 bits. */
export const largeBox = (type: string, content: Buffer): Buffer => Buffer.concat([u32(1), Buffer.from(type, 'latin1'), u64(content.length + 16), content]);
export const full = (type: string, version: number, flags: number, ...parts: Buffer[]): Buffer => box(type, u32(version * 2 ** 24 + flags), ...parts);

/** One sample a second, in thousandths. */
const TIMESCALE = 1_000;
const VIDEO = 1;
const SOUND = 2;
const none = full('stts', 0, 0, u32(0));

const times = (isLarge: boolean, timescale: number, duration: number) =>
  isLarge ? Buffer.concat([u64(0), u64(0), u32(timescale), u64(duration)]) : Buffer.concat([u32(0, 0, timescale, duration)]);

export function movieHeader(isLarge: boolean, duration: number): Buffer {
  return full('mvhd', isLarge ? 1 : 0, 0, times(isLarge, TIMESCALE, duration), Buffer.alloc(80));
}

interface TrackParts {
  id: number;
  seconds: number;
  samples: number;
  size: number;
  /** Where in the file its samples start. */
  at: number;
  isLarge: boolean;
}

function track({ id, seconds, samples, size, at, isLarge }: TrackParts): Buffer {
  const version = isLarge ? 1 : 0;
  const duration = seconds * TIMESCALE;
  const head = isLarge ? Buffer.concat([u64(0), u64(0), u32(id, 0), u64(duration)]) : u32(0, 0, id, 0, duration);
  const isPicture = id === VIDEO;
  const entry = isPicture ? box('avc1', Buffer.alloc(24), u16(640, 360), Buffer.alloc(50)) : box('mp4a', Buffer.alloc(28));
  const tables =
    samples === 0
      ? [none, full('stsc', 0, 0, u32(0)), full('stsz', 0, 0, u32(0, 0)), full('stco', 0, 0, u32(0))]
      : [
          full('stts', 0, 0, u32(1, samples, TIMESCALE)),
          full('stsc', 0, 0, u32(1, 1, samples, 1)),
          full('stsz', 0, 0, u32(0, samples), u32(...Array<number>(samples).fill(size))),
          isLarge ? full('co64', 0, 0, u32(1), u64(at)) : full('stco', 0, 0, u32(1, at)),
        ];
  const media = box(
    'mdia',
    full('mdhd', version, 0, times(isLarge, TIMESCALE, duration), u32(0)),
    full('hdlr', 0, 0, u32(0), Buffer.from(isPicture ? 'vide' : 'soun'), Buffer.alloc(13)),
    box('minf', box('stbl', full('stsd', 0, 0, u32(1), entry), ...tables)),
  );
  return box('trak', full('tkhd', version, 3, head, Buffer.alloc(60)), media);
}

const pieces = (isLarge: boolean, content: Buffer) => (isLarge ? largeBox('mdat', content) : box('mdat', content));

/**
 * A second of a fragmented video.
 * @param defaults whether the sample duration is declared once for all
 */
export function fragment(index: number, id: number, content: Buffer, duration = TIMESCALE): Buffer {
  const run = full('trun', 0, 0x3_01, u32(1, 0, duration, content.length));
  const moof = box('moof', full('mfhd', 0, 0, u32(index + 1)), box('traf', full('tfhd', 0, 0, u32(id)), full('tfdt', 1, 0, u64(index * TIMESCALE)), run));
  return Buffer.concat([moof, box('mdat', content)]);
}

/** The parts of a video in order: its type, its index, its media. */
export function videoParts(parts: VideoParts = {}): Buffer[] {
  const { seconds = 12, hasPicture = true, isIndexLast = false, isFragmented = false, isLarge = false, sampleSize = 64, brand = 'mp42' } = parts;
  const samples = isFragmented ? 0 : (parts.sampleSeconds ?? seconds);
  const declared = isFragmented ? 0 : seconds;
  const ids = hasPicture ? [VIDEO, SOUND] : [SOUND];
  const type = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(brand === 'qt  ' ? 'qt  ' : 'isom'));
  const extended = isFragmented ? [box('mvex', ...ids.map((id) => full('trex', 0, 0, u32(id, 1, 0, 0, 0))))] : [];
  const index = (at: number) =>
    box(
      'moov',
      movieHeader(isLarge, parts.movieHeader ?? declared * TIMESCALE),
      ...ids.map((id, order) => track({ id, seconds: declared, samples, size: sampleSize, at: at + order * samples * sampleSize, isLarge })),
      ...extended,
    );
  if (isFragmented) {
    const runs = Array.from({ length: parts.sampleSeconds ?? seconds }, (_, second) => ids.map((id) => fragment(second, id, Buffer.alloc(sampleSize, second))));
    return [type, index(0), ...runs.flat()];
  }
  const media = pieces(isLarge, Buffer.alloc(ids.length * samples * sampleSize, 7));
  const header = isLarge ? 16 : 8;
  if (isIndexLast) return [type, media, index(type.length + header)];
  return [type, index(type.length + index(0).length + header), media];
}

/** A complete video without particular frames: no player can show it, but every parser of its boxes can determine its length. */
export const video = (parts: VideoParts = {}): Blob => new Blob([new Uint8Array(Buffer.concat(videoParts(parts)))]);
