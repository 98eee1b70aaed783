import { draftOf } from './apply.context.ts';
import type { ApplyContext } from './apply.types.ts';

/** Saves what was typed once typing pauses, and again after a failure, beside the steps of the application. */
export const savingDraft = {
  initial: 'deciding',
  on: { 'answer.given': '.dirty', 'message.typed': '.dirty', 'resume.chosen': '.dirty', 'video.chosen': '.dirty' },
  states: {
    deciding: { always: [{ guard: 'isDraftStale', target: 'dirty' }, { target: 'clean' }] },
    clean: {},
    dirty: { after: { untilTypingPauses: 'saving' } },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }: { context: ApplyContext }) => ({ jobId: context.jobId, draft: draftOf(context) }),
        onDone: { target: 'saved', actions: 'markDraftSaved' },
        onError: 'failed',
      },
    },
    saved: {},
    failed: { after: { untilDraftRetry: 'saving' } },
  },
} as const;
