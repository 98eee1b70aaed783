import { FULL_HEADER, fits, oneOf, only, type Box, uint64 } from './boxes.ts';

/** What a track's tables declare about its samples: frames, or pieces of sound. */
export interface Samples {
  count: number;
  /** In the track's units. */
  duration: number;
  /** Total of all samples. */
  bytes: number;
  /** Offset in the file after their last byte; 0 if there is none. */
  end: number;
}

interface Sizes {
  count: number;
  bytes: number;
  /** Bytes of `count` samples starting with `first`. */
  of: (first: number, count: number) => number;
}

/**
 * Reads the tables of a track. Never trusts a count: only iterates over entries that are in the file.
 * @throws RangeError if they contradict each other
 */
export function samplesIn(boxes: readonly Box[]): Samples {
  const times = timesIn(only(boxes, 'stts'));
  const sizes = sizesIn(boxes);
  if (times.count !== sizes.count) throw new RangeError(`${times.count} times of ${sizes.count} samples`);
  return { ...times, bytes: sizes.bytes, end: sizes.count === 0 ? 0 : endOf(boxes, sizes) };
}

function timesIn(view: DataView): { count: number; duration: number } {
  const rows = view.getUint32(FULL_HEADER);
  fits(view, 8, rows, 8);
  let [count, duration] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    const samples = view.getUint32(8 + row * 8);
    count += samples;
    duration += samples * view.getUint32(12 + row * 8);
  }
  return { count, duration };
}

function sizesIn(boxes: readonly Box[]): Sizes {
  if (boxes.some(({ type }) => type === 'stz2')) return packedSizesIn(only(boxes, 'stz2'));
  const view = only(boxes, 'stsz');
  const [each, count] = [view.getUint32(4), view.getUint32(8)];
  if (each > 0) return { count, bytes: each * count, of: (_, samples) => each * samples };
  fits(view, 12, count, 4);
  return counted(count, (sample) => view.getUint32(12 + sample * 4));
}

/** Sizes of 4, 8 or 16 bits. */
function packedSizesIn(view: DataView): Sizes {
  const [bits, count] = [view.getUint8(7), view.getUint32(8)];
  if (bits !== 4 && bits !== 8 && bits !== 16) throw new RangeError(`sizes of ${bits} bits`);
  fits(view, 12, count, bits / 8);
  if (bits === 16) return counted(count, (sample) => view.getUint16(12 + sample * 2));
  if (bits === 8) return counted(count, (sample) => view.getUint8(12 + sample));
  return counted(count, (sample) => (view.getUint8(12 + Math.floor(sample / 2)) >> (sample % 2 === 0 ? 4 : 0)) % 16);
}

function counted(count: number, sizeOf: (sample: number) => number): Sizes {
  const of = (first: number, samples: number) => {
    let bytes = 0;
    for (let sample = first; sample < Math.min(count, first + samples); sample += 1) bytes += sizeOf(sample);
    return bytes;
  };
  return { count, bytes: of(0, count), of };
}

/** Follows the chunks, which declare where in the file the samples are. */
function endOf(boxes: readonly Box[], sizes: Sizes): number {
  const runs = only(boxes, 'stsc');
  const places = oneOf(boxes, 'stco', 'co64');
  const isLong = boxes.some(({ type }) => type === 'co64');
  const [rows, chunks] = [runs.getUint32(FULL_HEADER), places.getUint32(FULL_HEADER)];
  fits(runs, 8, rows, 12);
  fits(places, 8, chunks, isLong ? 8 : 4);
  let [row, sample, end] = [0, 0, 0];
  for (let chunk = 1; chunk <= chunks && sample < sizes.count; chunk += 1) {
    while (row + 1 < rows && runs.getUint32(8 + (row + 1) * 12) <= chunk) row += 1;
    const inChunk = Math.min(runs.getUint32(12 + row * 12), sizes.count - sample);
    const place = isLong ? uint64(places, 8 + (chunk - 1) * 8) : places.getUint32(8 + (chunk - 1) * 4);
    end = Math.max(end, place + sizes.of(sample, inChunk));
    sample += inChunk;
  }
  if (sample < sizes.count) throw new RangeError('samples without a position');
  return end;
}
