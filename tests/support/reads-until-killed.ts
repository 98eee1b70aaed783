import { readingProcess } from '../../server/resume/reading-process.ts';
import { spinningPdf } from './hostile-files.ts';

/** A program that stands in for a server that is killed while a resume is read: it reports the id of the reading process once that has started. */
const reading = readingProcess(160 * 1024 * 1024);
let isReported = false;
await reading.read(
  { bytes: spinningPdf(), kind: 'pdf' },
  {
    time: 60_000,
    memory: 1024 * 1024 * 1024,
    seen: () => {
      if (!isReported) process.send?.(reading.pid);
      isReported = true;
    },
  },
);
