import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runTasks } from './thread.ts';

export interface Compression {
  document: Uint8Array;
  encoding: 'br' | 'gzip';
  level: number;
}

/** The base-2 logarithm of how far back brotli looks, in bytes: a whole page. Its default of 22 takes more memory for the same result. */
const WINDOW = 18;

runTasks<Compression, Uint8Array>(({ document, encoding, level }) => {
  const body =
    encoding === 'br'
      ? brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: WINDOW } })
      : gzipSync(document, { level });
  // A copy, because the message would contain the compressor's whole buffer.
  return { result: new Uint8Array(body) };
});
