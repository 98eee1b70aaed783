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
import { PROGRESS } from './traceKeys.ts';
import { isStale } from './traces.ts';

/** The quick apply chart with its actors. */
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

const VERSION = 4;
const keyOf = (jobId: number) => `${PROGRESS}${jobId}`;
const typedKeyOf = (jobId: number) => `${PROGRESS}typed-${jobId}`;

function store(key: string, value: object, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: VERSION, at: now, value }));
  } catch {
    // Storage is blocked: the application continues, but a reload starts over.
  }
}

/** What was stored less than a day ago. */
function stored<T extends object>(key: string, now: number): T | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as { version?: number; at?: number; value?: T } | null;
    return found?.version === VERSION && !isStale(found.at, now) && typeof found.value === 'object' ? found.value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the progress of an application, so that a reload or a crash asks for nothing twice. @param now ms since 1970 */
export const storeProgress = (jobId: number, progress: QuickApplyProgress, now = Date.now()): void => store(keyOf(jobId), progress, now);

/** The stored progress, for a day after it was last stored. @param now ms since 1970 */
export function storedProgress(jobId: number, now = Date.now()): QuickApplyProgress | undefined {
  const progress = stored<QuickApplyProgress>(keyOf(jobId), now);
  return typeof progress?.key === 'string' ? progress : undefined;
}

/** Stores the input before it is first sent, on every keystroke. @param now ms since 1970 */
export const storeTyped = (jobId: number, typed: object, now = Date.now()): void => store(typedKeyOf(jobId), typed, now);

/** Input that wasn't sent, for a day after the last keystroke. @param now ms since 1970 */
export const storedTyped = <T extends object>(jobId: number, now = Date.now()): Partial<T> | undefined => stored<Partial<T>>(typedKeyOf(jobId), now);

/** Deletes both: the application arrived, or the user continued elsewhere. */
export function dropProgress(jobId: number): void {
  try {
    for (const key of [keyOf(jobId), typedKeyOf(jobId)]) localStorage.removeItem(key);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
