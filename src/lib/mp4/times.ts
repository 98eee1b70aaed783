import { FULL_HEADER, uint64, versionOf } from './boxes.ts';

const UNKNOWN_32 = 2 ** 32 - 1;
const UNKNOWN_64 = 2 ** 64;

/** Converts units to seconds. @throws RangeError for a timescale of 0 */
export function seconds(units: number, timescale: number): number {
  if (timescale === 0) throw new RangeError('a timescale of 0');
  return units / timescale;
}

/** A duration; 0 if all bits are set, which means unknown. */
export function durationAt(view: DataView, at: number, isLong: boolean): number {
  const units = isLong ? uint64(view, at) : view.getUint32(at);
  return units >= (isLong ? UNKNOWN_64 : UNKNOWN_32) ? 0 : units;
}

/** The timescale and duration of a movie header or a media header, which start the same way. */
export function headerTimes(view: DataView): { timescale: number; duration: number } {
  const isLong = versionOf(view) === 1;
  const at = FULL_HEADER + (isLong ? 16 : 8);
  return { timescale: view.getUint32(at), duration: durationAt(view, at + 4, isLong) };
}
