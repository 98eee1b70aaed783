import { boxesIn, FULL_HEADER, fits, flagsOf, only, type Box, uint64, versionOf } from './boxes.ts';
import { durationAt, seconds } from './times.ts';

/** What the fragments of a track declare so far, in its own units. */
export interface Fragments {
  samples: number;
  /** The total of all its samples. */
  duration: number;
  /** The start of the first sample. */
  first: number;
  last: number;
}

const TFHD = { baseDataOffset: 0x1, description: 0x2, duration: 0x8 };
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 };

/** The default sample duration of each track, for fragments that don't declare one. @param extends_ the content of the box mvex */
export function defaultsIn(extends_: DataView): Map<number, number> {
  return new Map(
    boxesIn(extends_)
      .filter(({ type }) => type === 'trex')
      .map(({ content }) => [content.getUint32(FULL_HEADER), content.getUint32(FULL_HEADER + 8)]),
  );
}

/** The declared duration of a fragmented movie in seconds; 0 if it declares none. */
export function declaredIn(extends_: DataView, timescale: number): number {
  const header = boxesIn(extends_).find(({ type }) => type === 'mehd')?.content;
  return header ? seconds(durationAt(header, FULL_HEADER, versionOf(header) === 1), timescale) : 0;
}

/** Adds a fragment. @throws RangeError if its track doesn't exist */
export function addFragment(view: DataView, defaults: ReadonlyMap<number, number>, tracks: Map<number, Fragments>): void {
  for (const { content } of boxesIn(view).filter(({ type }) => type === 'traf')) {
    const boxes = boxesIn(content);
    const header = only(boxes, 'tfhd');
    const id = header.getUint32(FULL_HEADER);
    const usual = defaults.get(id);
    if (usual === undefined) throw new RangeError(`a fragment of no track, ${id}`);
    const { samples, duration } = runsIn(boxes, usualIn(header) ?? usual);
    const before = tracks.get(id) ?? { samples: 0, duration: 0, first: Infinity, last: 0 };
    const begins = beginIn(boxes) ?? before.last;
    tracks.set(id, {
      samples: before.samples + samples,
      duration: before.duration + duration,
      first: Math.min(before.first, begins),
      last: Math.max(before.last, begins + duration),
    });
  }
}

function usualIn(header: DataView): number | null {
  const flags = flagsOf(header);
  if (!(flags & TFHD.duration)) return null;
  return header.getUint32(FULL_HEADER + 4 + (flags & TFHD.baseDataOffset ? 8 : 0) + (flags & TFHD.description ? 4 : 0));
}

function beginIn(boxes: readonly Box[]): number | null {
  const time = boxes.find(({ type }) => type === 'tfdt')?.content;
  if (!time) return null;
  return versionOf(time) === 1 ? uint64(time, FULL_HEADER) : time.getUint32(FULL_HEADER);
}

function runsIn(boxes: readonly Box[], usual: number): { samples: number; duration: number } {
  let [samples, duration] = [0, 0];
  for (const { content } of boxes.filter(({ type }) => type === 'trun')) {
    const flags = flagsOf(content);
    const count = content.getUint32(FULL_HEADER);
    const from = FULL_HEADER + 4 + (flags & TRUN.dataOffset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0);
    const bytes = 4 * [TRUN.duration, TRUN.size, TRUN.flags, TRUN.composition].filter((flag) => flags & flag).length;
    fits(content, from, count, bytes);
    samples += count;
    if (flags & TRUN.duration) for (let sample = 0; sample < count; sample += 1) duration += content.getUint32(from + sample * bytes);
    else duration += count * usual;
  }
  return { samples, duration };
}

/** The duration in seconds according to the segment index. */
export function indexed(view: DataView): number {
  const at = FULL_HEADER + (versionOf(view) === 0 ? 16 : 24);
  const rows = view.getUint16(at + 2);
  fits(view, at + 4, rows, 12);
  let units = 0;
  for (let row = 0; row < rows; row += 1) units += view.getUint32(at + 8 + row * 12);
  return seconds(units, view.getUint32(FULL_HEADER + 4));
}
