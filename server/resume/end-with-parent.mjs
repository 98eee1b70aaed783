import { readSync } from 'node:fs';

/**
 * A thread beside the one that reads resumes. The standard input is a pipe that the server holds the other end of and writes nothing to: reading it ends
 * when the server does, however it ended. A document can keep the other thread busy, so that it would hear of that only at the end of the document, if it has one.
 * It is plain JavaScript, since a thread that reads TypeScript holds 10 MB more.
 */
try {
  while (readSync(0, Buffer.alloc(1)) > 0);
} catch {
  // What can not be read has no server behind it either.
}
process.kill(process.pid, 'SIGKILL');
