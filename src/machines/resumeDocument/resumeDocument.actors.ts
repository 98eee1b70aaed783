import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/**
 * `gone`: it was deleted elsewhere; `invalid`: what was typed is refused, `fault` being the rule's key; `inUse`: it is chosen for auto-send;
 * `tooMany`: as many letters were sent as may be in a day; `unconfirmed`: the sender's own address is.
 */
export type DocumentFailure = 'gone' | 'invalid' | 'inUse' | 'tooMany' | 'unconfirmed';
export type DocumentAnswer = { ok: true; resume?: Resume; url?: string } | { ok: false; failure: DocumentFailure; fault?: string };

interface Chosen {
  id: string;
}

/** What handling an attached resume needs done for it. */
export const resumeDocumentActors = {
  ...connectionActors,
  renameResume: fromPromise<DocumentAnswer, Chosen & { filename: string }>(missing('renameResume')),
  deleteResume: fromPromise<DocumentAnswer, Chosen>(missing('deleteResume')),
  /** Where it can be looked at, once that is known to be there. */
  findPreview: fromPromise<DocumentAnswer, Chosen>(missing('findPreview')),
  downloadResume: fromPromise<DocumentAnswer, Chosen & { filename: string }>(missing('downloadResume')),
  checkAddress: fromPromise<DocumentAnswer, { email: string }>(missing('checkAddress')),
  /** @param key one letter, however often it is tried */
  sendLetter: fromPromise<DocumentAnswer, Chosen & { email: string; key: string }>(missing('sendLetter')),
  switchAutoSend: fromPromise<DocumentAnswer, Chosen & { isAutoSent: boolean }>(missing('switchAutoSend')),
};
