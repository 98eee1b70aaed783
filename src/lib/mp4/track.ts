import { boxesIn, characters, fits, FULL_HEADER, only, type Box, versionOf } from './boxes.ts';
import { type Samples, samplesIn } from './samples.ts';
import { durationAt, headerTimes, seconds } from './times.ts';

export interface Track extends Samples {
  id: number;
  timescale: number;
  /** Seconds: the longest that its headers tell. */
  told: number;
  /** Whether what it holds can be seen. */
  isPicture: boolean;
}

const WIDTH_AT = 24;
/** Of the first of a full box's entries: version and flags, how many there are, its size and type. */
const ENTRY = { type: 12, content: 16 };

/** @param movieTimescale of the movie header, in whose units the track header counts */
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
    told: Math.max(seconds(Math.max(duration, editedIn(boxes)), movieTimescale), seconds(times.duration, times.timescale)),
    isPicture: characters(only(media, 'hdlr'), FULL_HEADER + 4) === 'vide' && hasSize(tables),
  };
}

function headerOf(view: DataView): { id: number; duration: number } {
  const isLong = versionOf(view) === 1;
  const at = FULL_HEADER + (isLong ? 16 : 8);
  return { id: view.getUint32(at), duration: durationAt(view, at + 8, isLong) };
}

/** How long the list of edits makes it, in the units of the movie: it may begin late, and show a part more than once. */
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

/** What its samples are: pictures of a size, that no key is needed for. */
function hasSize(tables: readonly Box[]): boolean {
  const view = only(tables, 'stsd');
  if (view.getUint32(FULL_HEADER) === 0) return false;
  const width = view.getUint16(ENTRY.content + WIDTH_AT);
  return width > 0 && view.getUint16(ENTRY.content + WIDTH_AT + 2) > 0 && characters(view, ENTRY.type) !== 'encv';
}
