/** A box of an ISO base media file (ISO/IEC 14496-12): its type and its content, beyond which nothing can be read. */
export interface Box {
  type: string;
  content: DataView;
}

/** Where a box starts, where its content starts, and where it ends. */
interface Extent {
  type: string;
  start: number;
  end: number;
}

/** Size of the longest box header: size, type, and the size again in 64 bits. Bytes. */
export const LONGEST_HEADER = 16;
const SHORT_HEADER = 8;
const LARGE = 1;
const TO_THE_END = 0;

/**
 * Reads the header at `at`; the result is relative to `at`.
 * @param rest bytes available from `at` on, for a box that extends to the end
 * @throws RangeError for a truncated header, or one with a size smaller than itself
 */
export function headerAt(view: DataView, at: number, rest: number | null = null): Extent {
  const declared = view.getUint32(at);
  const type = characters(view, at + 4);
  const start = declared === LARGE ? LONGEST_HEADER : SHORT_HEADER;
  const end = declared === LARGE ? uint64(view, at + SHORT_HEADER) : declared === TO_THE_END && rest !== null ? rest : declared;
  if (end < start) throw new RangeError(`the box ${type} has ${end} bytes`);
  return { type, start, end };
}

/** The child boxes of a box. @throws RangeError if they don't fill it exactly */
export function boxesIn(view: DataView, from = 0): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < view.byteLength;) {
    const { type, start, end } = headerAt(view, at);
    boxes.push({ type, content: new DataView(view.buffer, view.byteOffset + at + start, end - start) });
    if (at + end > view.byteLength) throw new RangeError(`the box ${type} exceeds its parent`);
    at += end;
  }
  return boxes;
}

/** The content of the only box of a type. @throws RangeError if there is none, or more than one */
export function only(boxes: readonly Box[], type: string): DataView {
  const found = boxes.filter((box) => box.type === type);
  if (found.length !== 1) throw new RangeError(`${found.length} boxes ${type}`);
  return (found[0] as Box).content;
}

/** The content of the only box of the first type that is present. @throws RangeError if neither is */
export const oneOf = (boxes: readonly Box[], type: string, other: string): DataView =>
  only(
    boxes.filter((box) => box.type === type || box.type === other),
    boxes.some((box) => box.type === type) ? type : other,
  );

export const characters = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** As precise as a number can be: larger values far exceed all our limits anyway. */
export const uint64 = (view: DataView, at: number): number => view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4);

/** A full box starts with its version and its flags. */
export const versionOf = (view: DataView): number => view.getUint8(0);
export const flagsOf = (view: DataView): number => view.getUint32(0) % 2 ** 24;
export const FULL_HEADER = 4;

/** Checks that a table with so many rows of so many bytes is complete. @throws RangeError if it isn't */
export function fits(view: DataView, at: number, rows: number, bytes: number): void {
  if (rows * bytes > view.byteLength - at) throw new RangeError('a table exceeds its box');
}
