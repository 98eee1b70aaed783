/** The first and the last byte of a part of a file. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The part that a Range header asks for (RFC 9110, 14.1.2): of the bytes of a file, one part. Whatever else it says may be answered with the whole.
 * @returns null for the whole; `none` where the file has nothing of what is asked
 */
export function partOf(header: string | undefined, size: number): Part | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  // The last so many bytes.
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const part = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < part.start) return null;
  return part.start < size ? part : 'none';
}
