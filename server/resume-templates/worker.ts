import { parentPort } from 'node:worker_threads';
import type { ResumeDocument, TemplateName } from '../../contract/resume-document.ts';
import { drawResume, renderResume, type RenderOptions } from './render.ts';

/** A task for the worker: a file, or its pages as images if there is no instant. */
export interface Task {
  document: ResumeDocument;
  template: TemplateName;
  options: RenderOptions;
  made: Date | null;
}

parentPort?.on('message', ({ document, template, options, made }: Task) => {
  const set = made ? renderResume(document, template, { ...options, made }) : drawResume(document, template, options);
  parentPort?.postMessage(set, []);
});
