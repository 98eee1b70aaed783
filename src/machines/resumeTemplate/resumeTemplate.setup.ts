import { assign, setup } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards } from '../answer.ts';
import { resumeTemplateActors, type TemplateAnswer } from './resumeTemplate.actors.ts';
import { failingActions, failingGuards } from '../failing.ts';

export interface ResumeTemplateContext {
  /** The options of the resume; those of the first template until one is chosen. */
  form: ResumeForm;
  /** The saved draft that was opened, or that was created from this. */
  draft: ResumeDraft | null;
  /** Its pages as images; the previous ones stay until the new ones are drawn. */
  pages: readonly string[];
  /** The options the pages were drawn with. */
  drawn: ResumeForm | null;
  /** The resume that was attached. */
  resume: Resume | null;
  /** The draft's name, as typed. */
  name: string;
  key: string;
  fault: string | null;
  failure: Failure | null;
}

export type ResumeTemplateEvent =
  | { type: 'template.chosen'; form: ResumeForm }
  | { type: 'draft.opened'; draft: ResumeDraft }
  | { type: 'form.changed'; form: ResumeForm }
  | { type: 'generate.requested'; key: string }
  | { type: 'download.requested' }
  | { type: 'draft.requested' }
  | { type: 'name.submitted'; name: string; key: string }
  | { type: 'name.abandoned' }
  | { type: 'profile.requested' }
  | { type: 'template.retried' }
  | { type: 'template.closed' };

/** The types, guards, actions and actors of the chart; its states are in the neighboring file. */
export const resumeTemplateSetup = setup({
  types: {} as { context: ResumeTemplateContext; events: ResumeTemplateEvent; input: { form: ResumeForm }; tags: 'busy' | 'waiting' },
  actors: resumeTemplateActors,
  guards: {
    ...answerGuards,
    ...failingGuards,
    isDrawn: ({ context }) => context.drawn === context.form,
    isSavedDraft: ({ context }) => context.draft !== null,
  },
  actions: {
    ...failingActions,
    choose: assign((_, { form, draft }: { form: ResumeForm; draft: ResumeDraft | null }) => ({
      form,
      draft,
      name: draft?.name ?? '',
      pages: [],
      drawn: null,
      resume: null,
      fault: null,
      failure: null,
    })),
    storeForm: assign((_, { form }: { form: ResumeForm }) => ({ form, failure: null })),
    storeKey: assign((_, { key }: { key: string }) => ({ key, fault: null })),
    forgetKey: assign({ key: '', fault: null }),
    /** Sending the same name again saves the same draft; another name is another request. */
    storeName: assign(({ context }, { name, key }: { name: string; key: string }) => ({
      name,
      key: name === context.name && context.key !== '' ? context.key : key,
      fault: null,
    })),
    forgetDraft: assign({ draft: null }),
    storeAnswer: assign(({ context }, { answer }: { answer: TemplateAnswer }) =>
      answer.ok
        ? {
            ...(answer.pages ? { pages: answer.pages, drawn: context.form } : {}),
            resume: answer.resume ?? context.resume,
            draft: answer.draft ?? context.draft,
            fault: null,
            failure: null,
          }
        : { fault: answer.fault ?? null, failure: null },
    ),
  },
});
