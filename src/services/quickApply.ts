import { fromPromise } from 'xstate';
import type { Resume } from '../../contract/records.ts';
import type { Submission, SubmitAnswer } from '../machines/apply/apply.actors.ts';
import { quickApplyMachine } from '../machines/quickApply/quickApply.machine.ts';
import type { QuickApplyProgress } from '../machines/quickApply/quickApply.types.ts';
import type { RegistrationAnswer, RegistrationDetails } from '../machines/register/register.actors.ts';
import { api } from './api.ts';
import { recordExternalClick, sendApplication } from './apply.ts';
import { waitForConnection } from './connection.ts';
import { login } from './login.ts';
import { sendRegistration } from './register.ts';
import { resumeUpload } from './resumes.ts';

/** The chart of applying without an account, with its real actors. */
export const quickApply = quickApplyMachine.provide({
  actors: {
    waitForConnection,
    login,
    resumeUpload,
    register: fromPromise<RegistrationAnswer, { details: RegistrationDetails }>(({ input, signal }) => sendRegistration(input.details, signal)),
    listResumes: fromPromise<Resume[]>(async ({ signal }) => (await api('listResumes', {}, { signal })).data),
    recordClick: fromPromise<string, { jobId: number }>(({ input, signal }) => recordExternalClick(input.jobId, signal)),
    submitApplication: fromPromise<SubmitAnswer, Submission>(({ input, signal }) => sendApplication(input, signal)),
  },
});

const VERSION = 1;
const keyOf = (jobId: number) => `quick-apply-${jobId}`;

/** Keeps how far an application came, so that a reload or a crash asks for nothing twice. */
export function keepProgress(jobId: number, progress: QuickApplyProgress): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ version: VERSION, progress }));
  } catch {
    // Storage is blocked: the application goes on, a reload then begins anew.
  }
}

export function keptProgress(jobId: number): QuickApplyProgress | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as { version?: number; progress?: QuickApplyProgress } | null;
    return kept?.version === VERSION && typeof kept.progress?.key === 'string' ? kept.progress : undefined;
  } catch {
    return undefined;
  }
}

export function dropProgress(jobId: number): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
