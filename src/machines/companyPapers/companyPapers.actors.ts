import { fromPromise } from 'xstate';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';

export type PaperReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'tooMany';
/** `rejected`: it is no paper that can be taken. `refused`: it is not one's to do, or not as the company stands, in the server's words. */
export type PapersAnswer =
  | { ok: true; page: CompanyPage }
  | { ok: false; failure: 'rejected'; reason: PaperReason }
  | { ok: false; failure: 'refused'; message: string };

export const companyPapersActors = {
  /** Judges the paper's size here, then sends it under its own key. Stopping it cancels the request. */
  uploadPaper: fromPromise<PapersAnswer, { file: FileRef }>(missing('uploadPaper')),
  removePaper: fromPromise<PapersAnswer, { id: string }>(missing('removePaper')),
  askVerification: fromPromise<PapersAnswer, { by: 'domain' | 'documents' }>(missing('askVerification')),
};
