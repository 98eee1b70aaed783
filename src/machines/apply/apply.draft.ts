import { draftOf } from './apply.context.ts';
import type { ApplyContext } from './apply.types.ts';

const draftIn = ({ context }: { context: ApplyContext }) => ({ jobId: context.jobId, draft: draftOf(context) });

/**
 * Saves what was typed, beside the steps of the application: on this device with each change, and on the server once typing pauses, and again after a
 * failure.
 */
export const savingDraft = {
  initial: 'deciding',
  on: { 'answer.given': '.dirty', 'message.typed': '.dirty', 'resume.chosen': '.dirty', 'video.chosen': '.dirty' },
  states: {
    deciding: { always: [{ guard: 'isDraftStale', target: 'dirty' }, { target: 'clean' }] },
    clean: {},
    dirty: { entry: { type: 'storeHere', params: draftIn }, after: { untilTypingPauses: 'saving' } },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: draftIn,
        onDone: { target: 'saved', actions: 'markDraftSaved' },
        onError: 'failed',
      },
    },
    saved: {},
    failed: { after: { untilDraftRetry: 'saving' } },
  },
} as const;
