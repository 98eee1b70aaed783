import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { readWhole, type WholeReading } from './read.ts';
import type { ReadingTask } from './reading-process.ts';

/** The program of a process that reads resumes, one at a time. It ends with the server, even while reading. */
const send = (message: WholeReading | 'ready') => process.send?.(message);

process.on('message', ({ bytes, kind, country }: ReadingTask) => {
  readWhole(bytes, kind, country)
    // If reading fails, the document is the cause: its type was checked, and it is the only input.
    .catch((): WholeReading => ({ reading: { outcome: 'parseFailed' }, lines: [] }))
    .then(send);
});

// Loads the largest part in advance, so that no document waits for it.
await getResolvedPDFJS();
// A process that is ended from outside wouldn't write the compile cache for the next one.
flushCompileCache();
new Worker(new URL('./end-with-parent.mjs', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 } }).unref();
send('ready');
