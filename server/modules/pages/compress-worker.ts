import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Task {
  id: number;
  document: Uint8Array;
  encoding: 'br' | 'gzip';
  level: number;
}

export interface Done {
  id: number;
  body: Uint8Array;
}

/** The base-2 logarithm of how far back brotli looks, in bytes: a whole page. Its default of 22 takes more memory for the same result. */
const WINDOW = 18;

parentPort?.on('message', ({ id, document, encoding, level }: Task) => {
  const body =
    encoding === 'br'
      ? brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: WINDOW } })
      : gzipSync(document, { level });
  // A copy, because the message would contain the compressor's whole buffer.
  parentPort?.postMessage({ id, body: new Uint8Array(body) } satisfies Done, []);
});
