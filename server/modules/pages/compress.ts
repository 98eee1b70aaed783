import type { Compression } from './compress-worker.ts';
import { threadFor } from './thread.ts';

/**
 * Compresses pages in a thread of its own. Each of Node's compressors keeps its output until the next full collection of its thread. In a thread with many
 * objects, whoever requests a page then waits for it (docs/decisions/rendering.md).
 */
export function makeCompressor() {
  const thread = threadFor<Compression, Uint8Array>(new URL('./compress-worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 4 } });

  /**
   * @param document empty afterwards, because its memory is passed to the thread
   * @throws Error if the thread ends before the page is compressed
   */
  return async (document: Buffer<ArrayBuffer>, encoding: 'br' | 'gzip', level: number): Promise<Buffer> => {
    const { buffer, byteOffset, byteLength } = await thread.run({ document, encoding, level }, isAlone(document) ? [document.buffer] : []);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
}

/** Small buffers share memory. */
const isAlone = ({ buffer, byteLength }: Buffer): boolean => buffer.byteLength === byteLength;

/** The only compressor of this process. */
export const compress = makeCompressor();
