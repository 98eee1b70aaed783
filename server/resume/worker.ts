import { parentPort, type MessagePort } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import type { CountryCode } from 'libphonenumber-js';
import { readWhole, type ResumeKind, type WholeReading } from './read.ts';

/** What the pool asks for; one at a time. */
export interface ReadingTask {
  bytes: Uint8Array;
  kind: ResumeKind;
  country?: CountryCode | undefined;
}

const port = parentPort as MessagePort;

port.on('message', ({ bytes, kind, country }: ReadingTask) => {
  readWhole(bytes, kind, country)
    // What a reader stumbles over is the document's fault: it was judged to be of its kind, and nothing else went in.
    .catch((): WholeReading => ({ reading: { outcome: 'parseFailed' }, lines: [] }))
    .then((whole) => port.postMessage(whole, []));
});

// Its largest part loads when first used, which no document shall wait for.
await getResolvedPDFJS();
port.postMessage('ready', []);
