import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/**
 * `unfinished`: the profile has not even a name; `full`: three resumes are attached, or five drafts kept, already; `gone`: the draft was deleted
 * elsewhere; `invalid`: the name breaks the rule of which `fault` is the key.
 */
export type TemplateFailure = 'unfinished' | 'full' | 'gone' | 'invalid';
export type TemplateAnswer =
  | { ok: true; pages?: readonly string[]; resume?: Resume; draft?: ResumeDraft }
  | { ok: false; failure: TemplateFailure; fault?: string };

interface Made {
  form: ResumeForm;
}

/** What making a resume from the profile needs done for it. */
export const resumeTemplateActors = {
  ...connectionActors,
  /** The pages as pictures. */
  drawPages: fromPromise<TemplateAnswer, Made>(missing('drawPages')),
  /** @param key one resume, however often it is tried */
  generateResume: fromPromise<TemplateAnswer, Made & { key: string }>(missing('generateResume')),
  /** The file, without attaching it. */
  downloadFile: fromPromise<TemplateAnswer, Made>(missing('downloadFile')),
  /** A new draft, or with an id the choices of the one there is. */
  saveDraft: fromPromise<TemplateAnswer, Made & { id: string | null; name: string; key: string }>(missing('saveDraft')),
  /** The profile as JSON Resume. */
  downloadProfile: fromPromise<TemplateAnswer>(missing('downloadProfile')),
};
