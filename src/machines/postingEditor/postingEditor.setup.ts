import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { PostingDraft, PostingFields } from '../../../contract/posting-fields.ts';
import type { Posting, PostingEditing } from '../../../contract/postings.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PostingWarning } from '../../lib/postingWarnings.ts';
import { answerGuards } from '../answer.ts';
import { failingActions, failingGuards } from '../failing.ts';
import { type CheckAnswer, type Faults, type OpenAnswer, postingEditorActors, type PublishAnswer, type Same } from './postingEditor.actors.ts';
import { faultsIn, firstWrong, type Step, stepAfter, STEPS } from './steps.ts';

interface Input {
  /** Null for a new one. */
  id: number | null;
  /** Idempotency-Key for creating the draft. */
  key: string;
  /** The step to start with, which a link can specify. */
  step: Step;
}
interface Context extends Input {
  /** Its fields are those that the server has. */
  editing: PostingEditing | null;
  /** The current input. */
  fields: PostingDraft | null;
  faults: Faults;
  checked: PostingFields | null;
  warnings: PostingWarning[];
  /** The Idempotency-Key of publishing, the same on every retry. */
  publishKey: string;
  same: Same | null;
  published: Posting | null;
  failure: Failure | null;
}
type Event =
  | { type: 'load.retried' }
  | { type: 'values.changed'; changes: Partial<PostingDraft> }
  | { type: 'save.retried' }
  | { type: 'check.retried' }
  | { type: 'step.finished' }
  | { type: 'step.chosen'; step: Step }
  | { type: 'preview.requested' }
  | { type: 'editing.resumed' }
  | { type: 'posting.published'; key: string }
  | { type: 'posting.retried' };

export const postingEditorSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'editor' | 'unloaded' },
  actors: postingEditorActors,
  guards: {
    ...failingGuards,
    ...answerGuards,
    isDraft: ({ context }) => context.editing?.posting.status === 'draft',
    isUntouched: ({ context }) => context.fields === context.editing?.posting.fields,
    isLastStep: ({ context }) => context.step === STEPS.at(-1),
    isWrongHere: ({ context }, { answer }: { answer: CheckAnswer }) => !answer.ok && firstWrong(faultsIn(context.step, answer.faults)) !== null,
    hasWarnings: (_, { answer }: { answer: CheckAnswer }) => answer.ok && answer.warnings.length > 0,
  },
  actions: {
    ...failingActions,
    storeOpened: assign({
      editing: (_, { answer }: { answer: OpenAnswer }) => (answer.ok ? answer.editing : null),
      fields: (_, { answer }: { answer: OpenAnswer }) => (answer.ok ? answer.editing.posting.fields : null),
      failure: null,
    }),
    write: assign({
      fields: ({ context }, { changes }: { changes: Partial<PostingDraft> }) => context.fields && { ...context.fields, ...changes },
      // An edited field counts as valid until it is validated again.
      faults: ({ context }, { changes }: { changes: Partial<PostingDraft> }) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => !(name in changes))),
    }),
    storeSaved: assign({
      editing: ({ context: { editing, fields } }) => editing && fields && { ...editing, posting: { ...editing.posting, fields } },
    }),
    goTo: assign({ step: (_, { step }: { step: Step }) => step }),
    goOn: assign({ step: ({ context }) => stepAfter(context.step) }),
    // Later steps aren't validated yet.
    storeWrongHere: assign({ faults: ({ context }, { answer }: { answer: CheckAnswer }) => (answer.ok ? {} : faultsIn(context.step, answer.faults)) }),
    goToFault: assign({ step: ({ context }) => firstWrong(context.faults) ?? context.step }),
    storeChecked: assign({
      checked: (_, { answer }: { answer: CheckAnswer }) => (answer.ok ? answer.fields : null),
      warnings: (_, { answer }: { answer: CheckAnswer }) => (answer.ok ? answer.warnings : []),
      faults: (_, { answer }: { answer: CheckAnswer }) => (answer.ok ? {} : answer.faults),
    }),
    storeKey: assign({ publishKey: (_, params: { key: string }) => params.key }),
    storePublished: assign({
      published: (_, { answer }: { answer: PublishAnswer }) => (answer.ok ? answer.posting : null),
      same: (_, { answer }: { answer: PublishAnswer }) => ('same' in answer ? answer.same : null),
      faults: (_, { answer }: { answer: PublishAnswer }) => ('faults' in answer ? answer.faults : {}),
    }),
  },
  // Long enough to type a word, short enough to lose little with the tab.
  delays: { untilSaved: LIMITS.debounce },
});
