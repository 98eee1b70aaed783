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

const VERSION = 4;
const keyOf = (jobId: number) => `${PROGRESS}${jobId}`;
const typedKeyOf = (jobId: number) => `${PROGRESS}typed-${jobId}`;

function keep(key: string, value: object, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: VERSION, at: now, value }));
  } catch {
    // Storage is blocked: the application goes on, a reload then begins anew.
  }
}

/** What was kept less than a day ago. */
function kept<T extends object>(key: string, now: number): T | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as { version?: number; at?: number; value?: T } | null;
    return found?.version === VERSION && !isStale(found.at, now) && typeof found.value === 'object' ? found.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps how far an application came, so that a reload or a crash asks for nothing twice. @param now ms since 1970 */
export const keepProgress = (jobId: number, progress: QuickApplyProgress, now = Date.now()): void => keep(keyOf(jobId), progress, now);

/** How far it came, for a day after it was last kept. @param now ms since 1970 */
export function keptProgress(jobId: number, now = Date.now()): QuickApplyProgress | undefined {
  const progress = kept<QuickApplyProgress>(keyOf(jobId), now);
  return typeof progress?.key === 'string' ? progress : undefined;
}

/** Keeps what is typed before it is sent for the first time, each letter of it. @param now ms since 1970 */
export const keepTyped = (jobId: number, typed: object, now = Date.now()): void => keep(typedKeyOf(jobId), typed, now);

/** What was typed and not sent, for a day after the last letter. @param now ms since 1970 */
export const keptTyped = <T extends object>(jobId: number, now = Date.now()): Partial<T> | undefined => kept<Partial<T>>(typedKeyOf(jobId), now);

/** Forgets both: the application arrived, or its person went on elsewhere. */
export function dropProgress(jobId: number): void {
  try {
    for (const key of [keyOf(jobId), typedKeyOf(jobId)]) localStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
