import { open } from 'node:fs/promises';

/** A file read in pieces: judging 30 MB never takes 30 MB of memory. */
export interface Peek {
  size: number;
  /** The bytes from `offset`, fewer where the file ends. At most 4 MB at once: what asks for more is broken or hostile. */
  at(offset: number, length: number): Promise<Buffer>;
}

const MOST_AT_ONCE = 4 * 1024 * 1024;

/** Opens a file for the time of `judge`. */
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

/** What a file turned out to be: one of the three formats whole, cut off, or none of them. */
export type Verdict = 'whole' | 'cutOff' | 'other';
