import { parentPort, workerData } from 'node:worker_threads';
import type { OpenResumeAnswer } from './openresume.ts';

// Its pdf.js requires these when it's loaded, for drawing, which isn't used here.
Object.assign(globalThis, { DOMMatrix: Object, Path2D: Object });

const { parseResumeFromPdf } = (await import(workerData as string)) as { parseResumeFromPdf(pdf: Uint8Array): Promise<OpenResumeAnswer> };

parentPort?.on('message', (pdf: Uint8Array) => {
  parseResumeFromPdf(pdf).then(
    (answer) => parentPort?.postMessage(answer, []),
    (error: unknown) => parentPort?.postMessage(String(error), []),
  );
});
