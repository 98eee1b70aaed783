import { Worker } from 'node:worker_threads';
import type { Done, Task } from './compress-worker.ts';

/**
 * Compresses pages in a thread of its own, which the first page starts. Each of Node's compressors keeps its output until the next full collection of its
 * thread. In the main thread that is a collection of 110 MB every few seconds, and whoever requests a page then waits for it (docs/decisions/rendering.md).
 */
export function makeCompressor() {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Omit<PromiseWithResolvers<Uint8Array>, 'promise'>>();

  const start = (): Worker => {
    const started = new Worker(new URL('./compress-worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 4 } });
    started.on('message', ({ id, body }: Done) => {
      waiting.get(id)?.resolve(body);
      waiting.delete(id);
    });
    const fail = (error: Error) => {
      // After an error it also exits, when another may have taken its place.
      if (worker !== started) return;
      worker = null;
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
    };
    started.on('error', fail).on('exit', (code) => fail(new Error(`The thread that compresses pages ended (${code}).`)));
    // A waiting page has a connection, which keeps the process alive.
    started.unref();
    return started;
  };

  /**
   * @param document empty afterwards, because its memory is passed to the thread
   * @throws Error if the thread ends before the page is compressed; the next page starts another
   */
  return async (document: Buffer<ArrayBuffer>, encoding: 'br' | 'gzip', level: number): Promise<Buffer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    (worker ??= start()).postMessage({ id, document, encoding, level } satisfies Task, isAlone(document) ? [document.buffer] : []);
    const { buffer, byteOffset, byteLength } = await promise;
    return Buffer.from(buffer, byteOffset, byteLength);
  };
}

/** Small buffers share memory. */
const isAlone = ({ buffer, byteLength }: Buffer): boolean => buffer.byteLength === byteLength;

/** The only compressor of this process. */
export const compress = makeCompressor();
