import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/**
 * `unfinished`: the profile doesn't even have a name; `full`: three resumes are attached, or five drafts saved, already; `gone`: the draft was
 * deleted elsewhere; `invalid`: the name breaks the rule with the key `fault`.
 */
export type TemplateFailure = 'unfinished' | 'full' | 'gone' | 'invalid';
export type TemplateAnswer =
  | { ok: true; pages?: readonly string[]; resume?: Resume; draft?: ResumeDraft }
  | { ok: false; failure: TemplateFailure; fault?: string };

interface Made {
  form: ResumeForm;
}

/** Actors for creating a resume from the profile. */
export const resumeTemplateActors = {
  ...connectionActors,
  /** The pages as images. */
  drawPages: fromPromise<TemplateAnswer, Made>(missing('drawPages')),
  /** @param key one per resume, the same on every retry */
  generateResume: fromPromise<TemplateAnswer, Made & { key: string }>(missing('generateResume')),
  /** The file, without attaching it. */
  downloadFile: fromPromise<TemplateAnswer, Made>(missing('downloadFile')),
  /** Saves a new draft or, given an id, updates an existing one. */
  saveDraft: fromPromise<TemplateAnswer, Made & { id: string | null; name: string; key: string }>(missing('saveDraft')),
  /** The profile as JSON Resume. */
  downloadProfile: fromPromise<TemplateAnswer>(missing('downloadProfile')),
};
