import { boxesIn, characters, fits, FULL_HEADER, only, type Box, versionOf } from './boxes.ts';
import { type Samples, samplesIn } from './samples.ts';
import { durationAt, headerTimes, seconds } from './times.ts';

export interface Track extends Samples {
  id: number;
  timescale: number;
  /** Seconds: the longest duration its headers declare. */
  declared: number;
  /** Whether it is a visible track. */
  isPicture: boolean;
}

const WIDTH_AT = 24;
/** Offsets within a full box's first entry: after version and flags, entry count, its size and type. */
const ENTRY = { type: 12, content: 16 };

/** @param movieTimescale of the movie header, which the track header's units are based on */
export function trackIn(view: DataView, movieTimescale: number): Track {
  const boxes = boxesIn(view);
  const { id, duration } = headerOf(only(boxes, 'tkhd'));
  const media = boxesIn(only(boxes, 'mdia'));
  const times = headerTimes(only(media, 'mdhd'));
  const tables = boxesIn(only(boxesIn(only(media, 'minf')), 'stbl'));
  return {
    ...samplesIn(tables),
    id,
    timescale: times.timescale,
    declared: Math.max(seconds(Math.max(duration, editedIn(boxes)), movieTimescale), seconds(times.duration, times.timescale)),
    isPicture: characters(only(media, 'hdlr'), FULL_HEADER + 4) === 'vide' && hasSize(tables),
  };
}

function headerOf(view: DataView): { id: number; duration: number } {
  const isLong = versionOf(view) === 1;
  const at = FULL_HEADER + (isLong ? 16 : 8);
  return { id: view.getUint32(at), duration: durationAt(view, at + 8, isLong) };
}

/** The duration after applying the edit list, in the movie's units: it may start late, and show a part more than once. */
function editedIn(boxes: readonly Box[]): number {
  const edits = boxes.find(({ type }) => type === 'edts')?.content;
  const list = edits && boxesIn(edits).find(({ type }) => type === 'elst')?.content;
  if (!list) return 0;
  const isLong = versionOf(list) === 1;
  const [rows, bytes] = [list.getUint32(FULL_HEADER), isLong ? 20 : 12];
  fits(list, 8, rows, bytes);
  let units = 0;
  for (let row = 0; row < rows; row += 1) units += durationAt(list, 8 + row * bytes, isLong);
  return units;
}

/** Whether its samples are frames with a size, and not encrypted. */
function hasSize(tables: readonly Box[]): boolean {
  const view = only(tables, 'stsd');
  if (view.getUint32(FULL_HEADER) === 0) return false;
  const width = view.getUint16(ENTRY.content + WIDTH_AT);
  return width > 0 && view.getUint16(ENTRY.content + WIDTH_AT + 2) > 0 && characters(view, ENTRY.type) !== 'encv';
}
