import { fromPromise } from 'xstate';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';

export type PaperReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'tooMany';
/**
 * `rejected`: not an acceptable document. `refused`: the member may not do this, or the company's state doesn't allow it; the message is the
 * server's.
 */
export type PapersAnswer =
  | { ok: true; page: CompanyPage }
  | { ok: false; failure: 'rejected'; reason: PaperReason }
  | { ok: false; failure: 'refused'; message: string };

export const companyPapersActors = {
  /** Checks the document's size here, then uploads it under its own key. Stopping it cancels the request. */
  uploadPaper: fromPromise<PapersAnswer, { file: FileRef }>(missing('uploadPaper')),
  removePaper: fromPromise<PapersAnswer, { id: string }>(missing('removePaper')),
  requestVerification: fromPromise<PapersAnswer, { by: 'domain' | 'documents' }>(missing('requestVerification')),
};
