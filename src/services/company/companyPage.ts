import { fromPromise } from 'xstate';
import type { CompanyDetails, CompanyPage } from '../../../contract/company-workspace.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { toFailure } from '../../lib/failure.ts';
import type { CompanyAnswer } from '../../machines/companyEditor/companyEditor.actors.ts';
import { companyEditorMachine } from '../../machines/companyEditor/companyEditor.machine.ts';
import type { PaperReason, PapersAnswer } from '../../machines/companyPapers/companyPapers.actors.ts';
import { companyPapersMachine } from '../../machines/companyPapers/companyPapers.machine.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { chosenFile } from '../files.ts';

const REASONS: Readonly<Record<number, PaperReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'incomplete',
  [ERRORS.certificateUnsupported.code]: 'type',
  [ERRORS.tooManyRecords.code]: 'tooMany',
};

/** The chart of a company's page, with its real actors. */
export const companyEditor = companyEditorMachine.provide({
  actors: {
    waitForConnection,
    loadCompany: fromPromise<CompanyPage>(async ({ signal }) => (await api('getCompanyPage', {}, { signal })).data),
    saveCompany: fromPromise<CompanyAnswer, { details: CompanyDetails }>(async ({ input, signal }) => {
      try {
        return { ok: true, page: (await api('saveCompany', { body: input.details }, { signal })).data };
      } catch (error) {
        const { status, code, fields, message } = toFailure(error);
        if (code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', fields };
        if (status === 403) return { ok: false, failure: 'refused', message };
        throw error;
      }
    }),
  },
});

async function answered(call: Promise<{ data: CompanyPage }>): Promise<PapersAnswer> {
  try {
    return { ok: true, page: (await call).data };
  } catch (error) {
    const { kind, status, code, message } = toFailure(error);
    const reason = REASONS[code];
    if (reason) return { ok: false, failure: 'rejected', reason };
    if (kind === 'refused' && status < 500) return { ok: false, failure: 'refused', message };
    throw error;
  }
}

async function upload(ref: FileRef, signal: AbortSignal): Promise<PapersAnswer> {
  const file = chosenFile(ref);
  if (file.size === 0) return { ok: false, failure: 'rejected', reason: 'empty' };
  if (file.size > LIMITS.certificateBytes) return { ok: false, failure: 'rejected', reason: 'tooLarge' };
  return answered(api('uploadCompanyDocument', { file, filename: ref.name }, { signal, idempotencyKey: ref.ref }));
}

/** The chart of having a company verified, with its real actors. */
export const companyPapers = companyPapersMachine.provide({
  actors: {
    uploadPaper: fromPromise<PapersAnswer, { file: FileRef }>(({ input, signal }) => upload(input.file, signal)),
    removePaper: fromPromise<PapersAnswer, { id: string }>(({ input, signal }) =>
      answered(api('deleteCompanyDocument', { params: { id: input.id } }, { signal })),
    ),
    askVerification: fromPromise<PapersAnswer, { by: 'domain' | 'documents' }>(({ input, signal }) =>
      answered(api('verifyCompany', { body: { by: input.by } }, { signal })),
    ),
  },
});
