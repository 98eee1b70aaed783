import { boxesIn, characters, headerAt, LONGEST_HEADER, only } from './boxes.ts';
import { addFragment, defaultsIn, type Fragments, indexed, declaredIn } from './fragments.ts';
import { reading, type Source } from './source.ts';
import { headerTimes, seconds } from './times.ts';
import { type Track, trackIn } from './track.ts';

/** What a file is: an MP4 of a certain length, a truncated one, one without a picture, or something else. */
export type VideoVerdict = { is: 'whole'; durationMs: number } | { is: 'cutOff' } | { is: 'noPicture' } | { is: 'other' };

/** Brands of files that are called MP4, besides the numbered ones of the base format; QuickTime's own isn't one of them. */
const BRAND = /^(iso[m2-9a-c]|mp4[12]|avc1|M4V[ HP]?|dash|msdh|MSNV|cmf[c2]|hvc1|av01|vp09)$/;
const BRANDS_AT_MOST = 256;
/** Far more than the metadata of a three-minute movie: anything larger is broken or malicious. */
const MOVIE_AT_MOST = 4 * 1024 * 1024;
const FRAGMENT_AT_MOST = 1024 * 1024;
const BOXES_AT_MOST = 20_000;

interface Movie {
  tracks: Track[];
  /** Seconds: the longest duration declared outside the sample tables. */
  declared: number;
  defaults: ReadonlyMap<number, number>;
}

/**
 * Judges a file by its content, not by its name or any single declaration. Its length is the longest that its headers, tables and fragments declare.
 */
export async function judgeVideo(source: Source): Promise<VideoVerdict> {
  try {
    return await judged(source);
  } catch (error) {
    // If a box contradicts itself or its parent, nothing in the file can be trusted.
    if (error instanceof RangeError) return { is: 'other' };
    throw error;
  }
}

async function judged(source: Source): Promise<VideoVerdict> {
  const file = reading(source);
  const fragments = new Map<number, Fragments>();
  let [movie, index, last, hasMedia]: [Movie | null, number, string, boolean] = [null, 0, '', false];
  let at = 0;
  for (let count = 0; at < file.size; count += 1) {
    if (count > BOXES_AT_MOST) return { is: 'other' };
    const rest = file.size - at;
    const head = await file.bytes(at, Math.min(LONGEST_HEADER, rest));
    if (head.byteLength < 8) return { is: count === 0 ? 'other' : 'cutOff' };
    const { type, start, end } = headerAt(head, 0, rest);
    if ((count === 0) !== (type === 'ftyp') || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return { is: 'other' };
    const content = async (most: number) => {
      if (end - start > most) throw new RangeError(`the box ${type} is too large`);
      return file.bytes(at + start, end - start);
    };
    if (type === 'ftyp' && (end > BRANDS_AT_MOST || (end <= rest && !isMp4(await content(BRANDS_AT_MOST))))) return { is: 'other' };
    if (end > rest) return { is: 'cutOff' };
    if (type === 'moov') {
      if (movie) return { is: 'other' };
      movie = movieIn(await content(MOVIE_AT_MOST));
    }
    if (type === 'moof') {
      if (!movie) return { is: 'other' };
      addFragment(await content(FRAGMENT_AT_MOST), movie.defaults, fragments);
    }
    if (type === 'sidx') index = Math.max(index, indexed(await content(FRAGMENT_AT_MOST)));
    hasMedia ||= type === 'mdat';
    last = type;
    at += end;
  }
  // Many files have their metadata last, and a fragment's media follows its table.
  if (!movie) return { is: hasMedia ? 'cutOff' : 'other' };
  if (last === 'moof' || movie.tracks.some((track) => track.end > file.size || track.bytes > file.size)) return { is: 'cutOff' };
  return measured(movie, fragments, index);
}

function isMp4(view: DataView): boolean {
  // The major brand, its version, and the compatible brands.
  const brands = [0, ...Array.from({ length: Math.max(0, Math.floor(view.byteLength / 4) - 2) }, (_, index) => 8 + index * 4)];
  return brands.some((at) => BRAND.test(characters(view, at)));
}

function movieIn(view: DataView): Movie {
  const boxes = boxesIn(view);
  const { timescale, duration } = headerTimes(only(boxes, 'mvhd'));
  const tracks = boxes.filter(({ type }) => type === 'trak').map(({ content }) => trackIn(content, timescale));
  const extended = boxes.find(({ type }) => type === 'mvex')?.content;
  return {
    tracks,
    declared: Math.max(seconds(duration, timescale), extended ? declaredIn(extended, timescale) : 0, ...tracks.map(({ declared }) => declared)),
    defaults: extended ? defaultsIn(extended) : new Map(),
  };
}

function measured({ tracks, declared }: Movie, fragments: ReadonlyMap<number, Fragments>, index: number): VideoVerdict {
  const lengths = tracks.map((track) => {
    const more = fragments.get(track.id);
    const units = more ? Math.max(track.duration + more.duration, more.last - more.first) : track.duration;
    return { isSeen: track.isPicture && track.count + (more?.samples ?? 0) > 0 && units > 0, length: seconds(units, track.timescale) };
  });
  if (!lengths.some(({ isSeen }) => isSeen)) return { is: tracks.length > 0 ? 'noPicture' : 'other' };
  return { is: 'whole', durationMs: Math.ceil(1_000 * Math.max(declared, index, ...lengths.map(({ length }) => length))) };
}
