import { fromPromise } from 'xstate';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { toFailure } from '../../lib/failure.ts';
import type { PaperReason, PapersAnswer } from '../../machines/companyPapers/companyPapers.actors.ts';
import { companyPapersMachine } from '../../machines/companyPapers/companyPapers.machine.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { api } from '../api.ts';
import { chosenFile } from '../files.ts';

const REASONS: Readonly<Record<number, PaperReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'incomplete',
  [ERRORS.certificateUnsupported.code]: 'type',
  [ERRORS.tooManyRecords.code]: 'tooMany',
};

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

/** The calls for verifying a company. */
interface PaperCalls {
  upload: 'uploadCompanyDocument' | 'uploadClaimDocument';
  remove: 'deleteCompanyDocument' | 'deleteClaimDocument';
  ask: 'verifyCompany' | 'claimCompany';
}

async function upload(call: PaperCalls['upload'], chosen: FileRef, signal: AbortSignal): Promise<PapersAnswer> {
  const file = chosenFile(chosen);
  if (file.size === 0) return { ok: false, failure: 'rejected', reason: 'empty' };
  if (file.size > LIMITS.certificateBytes) return { ok: false, failure: 'rejected', reason: 'tooLarge' };
  return answered(api(call, { file, filename: chosen.name }, { signal, idempotencyKey: chosen.ref }));
}

const papersBy = (calls: PaperCalls) =>
  companyPapersMachine.provide({
    actors: {
      uploadPaper: fromPromise<PapersAnswer, { file: FileRef }>(({ input, signal }) => upload(calls.upload, input.file, signal)),
      removePaper: fromPromise<PapersAnswer, { id: string }>(({ input, signal }) => answered(api(calls.remove, { params: { id: input.id } }, { signal }))),
      requestVerification: fromPromise<PapersAnswer, { by: 'domain' | 'documents' }>(({ input, signal }) =>
        answered(api(calls.ask, { body: { by: input.by } }, { signal })),
      ),
    },
  });

/** The company verification chart with its actors. */
export const companyPapers = papersBy({ upload: 'uploadCompanyDocument', remove: 'deleteCompanyDocument', ask: 'verifyCompany' });

/** The same for claiming a company without members. */
export const claimPapers = papersBy({ upload: 'uploadClaimDocument', remove: 'deleteClaimDocument', ask: 'claimCompany' });
