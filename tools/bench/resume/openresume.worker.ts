import { parentPort, workerData } from 'node:worker_threads';
import type { OpenResumeAnswer } from './openresume.ts';

// Its pdf.js asks for these when it is loaded, to draw with; nothing is drawn here.
Object.assign(globalThis, { DOMMatrix: Object, Path2D: Object });

const { parseResumeFromPdf } = (await import(workerData as string)) as { parseResumeFromPdf(pdf: Uint8Array): Promise<OpenResumeAnswer> };

parentPort?.on('message', (pdf: Uint8Array) => {
  parseResumeFromPdf(pdf).then(
    (answer) => parentPort?.postMessage(answer, []),
    (error: unknown) => parentPort?.postMessage(String(error), []),
  );
});
