import { readingProcess } from '../../server/resume/reading-process.ts';
import { spinningPdf } from './hostile-files.ts';

/** The program of a stand-in for a server that is killed while a resume is read: it tells the number of the process that reads, once that is at it. */
const reading = readingProcess(160 * 1024 * 1024);
let isTold = false;
await reading.read(
  { bytes: spinningPdf(), kind: 'pdf' },
  {
    time: 60_000,
    memory: 1024 * 1024 * 1024,
    seen: () => {
      if (!isTold) process.send?.(reading.pid);
      isTold = true;
    },
  },
);
