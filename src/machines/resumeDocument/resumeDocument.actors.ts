import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/**
 * `gone`: it was deleted elsewhere; `invalid`: the input was rejected, `fault` is the rule's key; `inUse`: it is selected for auto-send; `tooMany`:
 * the day's limit of emails is reached; `unconfirmed`: the sender's own address isn't confirmed.
 */
export type DocumentFailure = 'gone' | 'invalid' | 'inUse' | 'tooMany' | 'unconfirmed';
export type DocumentAnswer = { ok: true; resume?: Resume; url?: string } | { ok: false; failure: DocumentFailure; fault?: string };

interface Chosen {
  id: string;
}

/** Actors for an attached resume. */
export const resumeDocumentActors = {
  ...connectionActors,
  renameResume: fromPromise<DocumentAnswer, Chosen & { filename: string }>(missing('renameResume')),
  deleteResume: fromPromise<DocumentAnswer, Chosen>(missing('deleteResume')),
  /** Its preview URL, after checking that it exists. */
  findPreview: fromPromise<DocumentAnswer, Chosen>(missing('findPreview')),
  downloadResume: fromPromise<DocumentAnswer, Chosen & { filename: string }>(missing('downloadResume')),
  checkAddress: fromPromise<DocumentAnswer, { email: string }>(missing('checkAddress')),
  /** @param key one per email, the same on every retry */
  sendEmail: fromPromise<DocumentAnswer, Chosen & { email: string; key: string }>(missing('sendEmail')),
  switchAutoSend: fromPromise<DocumentAnswer, Chosen & { isAutoSent: boolean }>(missing('switchAutoSend')),
};
