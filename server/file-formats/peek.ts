import { open } from 'node:fs/promises';

/** A file that is read in pieces, so that checking 30 MB never takes 30 MB of memory. */
export interface Peek {
  size: number;
  /** The bytes from `offset`, fewer at the end of the file. At most 4 MB at a time: a file that needs more is broken or hostile. */
  at(offset: number, length: number): Promise<Buffer>;
}

const MOST_AT_ONCE = 4 * 1024 * 1024;

/** Keeps a file open while `judge` runs. */
export async function peekInto<T>(path: string, size: number, judge: (file: Peek) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r');
  try {
    return await judge({
      size,
      async at(offset, length) {
        if (offset < 0 || offset >= size || length <= 0 || length > MOST_AT_ONCE) return Buffer.alloc(0);
        const buffer = Buffer.alloc(Math.min(length, size - offset));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

/** The result of checking a file against one of the three formats: complete, truncated, or something else. */
export type Verdict = 'whole' | 'cutOff' | 'other';
