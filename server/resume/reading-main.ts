import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { readWhole, type WholeReading } from './read.ts';
import type { ReadingTask } from './reading-process.ts';

/** The program of a process that reads resumes, one at a time. It ends when the server does, a document being read or not. */
const send = (message: WholeReading | 'ready') => process.send?.(message);

process.on('message', ({ bytes, kind, country }: ReadingTask) => {
  readWhole(bytes, kind, country)
    // What a reader stumbles over is the document's fault: it was judged to be of its kind, and nothing else went in.
    .catch((): WholeReading => ({ reading: { outcome: 'parseFailed' }, lines: [] }))
    .then(send);
});

// Its largest part loads when first used, which no document shall wait for.
await getResolvedPDFJS();
// A process that is ended from outside would not write what spares the next one the compiling.
flushCompileCache();
new Worker(new URL('./end-with-parent.mjs', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 } }).unref();
send('ready');
