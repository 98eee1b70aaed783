import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import type { ApplyDraft } from '../../contract/applications.ts';
import { toFailure } from '../lib/failure.ts';
import type { CheckAnswer, Submission, SubmitAnswer, SubmitFailure } from '../machines/apply/apply.actors.ts';
import { applyMachine } from '../machines/apply/apply.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { deviceKind } from './context.ts';
import { draftHere, dropDraftHere, newerDraft, storeDraftHere } from './drafts.ts';
import { resumeUpload } from './resumes.ts';
import { reportOutcome } from './searchOutcomes.ts';

const REFUSALS: Readonly<Record<number, SubmitFailure>> = {
  [ERRORS.credentialsMissing.code]: 'signInRequired',
  [ERRORS.profileIncomplete.code]: 'profileIncomplete',
  [ERRORS.notEligible.code]: 'notEligible',
  [ERRORS.alreadyApplied.code]: 'alreadyApplied',
  [ERRORS.idempotencyMismatch.code]: 'alreadyApplied',
  [ERRORS.applyBanned.code]: 'banned',
  [ERRORS.jobClosed.code]: 'jobClosed',
  [ERRORS.jobOnHold.code]: 'jobOnHold',
  [ERRORS.noWayToApply.code]: 'noWayToApply',
  [ERRORS.jobDeleted.code]: 'jobDeleted',
};

const checkApply = fromPromise<CheckAnswer, { jobId: number }>(async ({ input, signal }) => {
  const params = { id: input.jobId };
  try {
    const [{ data: check }, { data: session }, { data: stored }] = await Promise.all([
      api('checkApply', { params }, { signal }),
      api('getSession', {}, { signal }),
      api('getApplyDraft', { params }, { signal }),
    ]);
    const isSeeker = session.kind === 'seeker';
    const [resumes, videos] = isSeeker
      ? await Promise.all([api('listResumes', {}, { signal }).then(({ data }) => data), api('listVideoResumes', {}, { signal }).then(({ data }) => data)])
      : [[], []];
    return { ok: true, isSeeker, check, draft: newerDraft(draftHere(input.jobId), stored), resumes, videos };
  } catch (error) {
    const { code } = toFailure(error);
    if (code === ERRORS.jobDeleted.code || code === ERRORS.notFound.code) return { ok: false, failure: 'jobDeleted' };
    throw error;
  }
});

const saveDraft = fromPromise<void, { jobId: number; draft: ApplyDraft }>(async ({ input, signal }) => {
  await api('saveApplyDraft', { params: { id: input.jobId }, body: input.draft }, { signal });
  dropDraftHere(input.jobId);
});

/** Sends an application under its key, so that retries create only one. */
export async function sendApplication({ jobId, key, answers, firstMessage, resumeId, videoId }: Submission, signal: AbortSignal): Promise<SubmitAnswer> {
  try {
    const { data } = await api(
      'createApplication',
      {
        params: { id: jobId },
        body: {
          source: deviceKind(),
          first_message: firstMessage === '' ? null : firstMessage,
          screening_answers: answers,
          resume_id: resumeId,
          video_resume_id: videoId,
        },
      },
      { signal, idempotencyKey: key },
    );
    dropDraftHere(jobId);
    reportOutcome(jobId, 'applied');
    return { ok: true, application: data.application };
  } catch (error) {
    const { kind, code, message, fields } = toFailure(error);
    if (kind !== 'refused' || code === ERRORS.serverError.code || code === ERRORS.requestTimeout.code) throw error;
    return { ok: false, failure: REFUSALS[code] ?? 'rejected', message, fields };
  }
}

/** Records the click to the employer's own site. @returns its URL */
export async function recordExternalClick(jobId: number, signal: AbortSignal): Promise<string> {
  const { data } = await api('clickExternalJob', { params: { id: jobId } }, { signal });
  reportOutcome(jobId, 'applied');
  return data.apply_url;
}

/** The apply chart with its actors. */
export const apply = applyMachine.provide({
  actions: { storeHere: (_, { jobId, draft }) => storeDraftHere(jobId, draft) },
  actors: {
    waitForConnection,
    checkApply,
    saveDraft,
    submitApplication: fromPromise<SubmitAnswer, Submission>(({ input, signal }) => sendApplication(input, signal)),
    recordClick: fromPromise<string, { jobId: number }>(({ input, signal }) => recordExternalClick(input.jobId, signal)),
    resumeUpload,
  },
});
