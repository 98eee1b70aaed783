/** The first and last byte of a part of a file. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The part of a file that a Range header requests (RFC 9110, 14.1.2): a single range of bytes. Any other form may be answered with the whole file.
 * @returns null for the whole file; `none` if the file has none of the requested bytes
 */
export function partOf(header: string | undefined, size: number): Part | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  // A suffix range: the last bytes.
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const part = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < part.start) return null;
  return part.start < size ? part : 'none';
}
