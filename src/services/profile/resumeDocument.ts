import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { DocumentAnswer } from '../../machines/resumeDocument/resumeDocument.actors.ts';
import { resumeDocumentMachine } from '../../machines/resumeDocument/resumeDocument.machine.ts';
import { saveFile } from '../account/saveFile.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { fetchFile } from '../fetchFile.ts';
import { checkRule } from './checkRule.ts';

/** What a refusal means for the resume's chart. @throws Failure if it is none of these */
function refused(error: unknown): DocumentAnswer {
  const { code, status } = toFailure(error);
  if (status === 404) return { ok: false, failure: 'gone' };
  if (code === ERRORS.resumeInUse.code) return { ok: false, failure: 'inUse' };
  if (code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany' };
  if (code === ERRORS.addressUnconfirmed.code) return { ok: false, failure: 'unconfirmed' };
  throw error;
}

const fileOf = (id: string, what: 'file' | 'view') => `/api/jobseekers/resumes/${id}/${what}`;

/** The attached resume chart with its actors. */
export const resumeDocument = resumeDocumentMachine.provide({
  actors: {
    waitForConnection,
    renameResume: fromPromise<DocumentAnswer, { id: string; filename: string }>(async ({ input: { id, filename }, signal }) => {
      const fault = await checkRule('name', filename);
      if (fault !== null) return { ok: false, failure: 'invalid', fault };
      return api('renameResume', { params: { id }, body: { filename } }, { signal }).then(({ data }) => ({ ok: true, resume: data }), refused);
    }),
    deleteResume: fromPromise<DocumentAnswer, { id: string }>(({ input: { id }, signal }) =>
      api('deleteResume', { params: { id } }, { signal }).then(() => ({ ok: true }), refused),
    ),
    findPreview: fromPromise<DocumentAnswer, { id: string }>(({ input: { id }, signal }) =>
      fetchFile(fileOf(id, 'view'), signal, 'HEAD').then(() => ({ ok: true, url: fileOf(id, 'view') }), refused),
    ),
    downloadResume: fromPromise<DocumentAnswer, { id: string; filename: string }>(async ({ input: { id, filename }, signal }) => {
      try {
        const file = await fetchFile(fileOf(id, 'file'), signal);
        saveFile(filename, file, file.type);
        return { ok: true };
      } catch (error) {
        return refused(error);
      }
    }),
    checkAddress: fromPromise<DocumentAnswer, { email: string }>(async ({ input: { email } }) => {
      const fault = await checkRule('address', email);
      return fault === null ? { ok: true } : { ok: false, failure: 'invalid', fault };
    }),
    sendEmail: fromPromise<DocumentAnswer, { id: string; email: string; key: string }>(({ input: { id, email, key }, signal }) =>
      api('sendResumeEmail', { body: { email, resume_id: id } }, { signal, idempotencyKey: key }).then(() => ({ ok: true }), refused),
    ),
    switchAutoSend: fromPromise<DocumentAnswer, { id: string; isAutoSent: boolean }>(({ input: { id, isAutoSent }, signal }) =>
      api('autoSendResume', { params: { id }, body: { is_auto_sent: isAutoSent } }, { signal }).then(({ data }) => ({ ok: true, resume: data }), refused),
    ),
  },
});
