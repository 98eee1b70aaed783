import type { PostingDraft, PostingFields } from '../../../contract/posting-fields.ts';
import type { PostingEditing } from '../../../contract/postings.ts';
import { answerIn, refused } from '../answer.ts';
import { errorOf, storeFailure, unloadedStates, waitsFor } from '../failing.ts';
import type { CheckAnswer, OpenAnswer, PublishAnswer } from './postingEditor.actors.ts';
import { postingEditorSetup } from './postingEditor.setup.ts';
import type { Step } from './steps.ts';

const offlineAt = <const T extends string>(target: T) => ({ guard: { type: 'isOffline' as const, params: errorOf }, target, actions: storeFailure });
const opened = { type: 'storeOpened', params: answerIn<OpenAnswer> } as const;
const checked = { type: 'storeChecked', params: answerIn<CheckAnswer> } as const;
const published = { type: 'storePublished', params: answerIn<PublishAnswer> } as const;
const write = { type: 'write', params: ({ event }: { event: { changes: Partial<PostingDraft> } }) => ({ changes: event.changes }) } as const;
const storeKey = { type: 'storeKey', params: ({ event }: { event: { key: string } }) => ({ key: event.key }) } as const;
const goTo = { type: 'goTo', params: ({ event }: { event: { step: Step } }) => ({ step: event.step }) } as const;
/** Typing continues with the next save; a check of what was there before ends. */
const typing = {
  'values.changed': [
    { guard: 'isDraft', target: '#postingEditor.editing.changed', actions: write, reenter: true },
    { target: '#postingEditor.editing.unpublished', actions: write },
  ],
} as const;
const resume = { 'editing.resumed': '#postingEditor.editing.returning', 'step.chosen': { target: '#postingEditor.editing.returning', actions: goTo } } as const;

/**
 * Writes a job posting in steps. Each is validated when completed, and any can be opened at any time. A draft is saved on the server while typing, so
 * it survives a reload and is available on other devices and to colleagues. It is validated by the server's rules, previewed with the warnings for
 * job seekers, and published once. Changes to a published job are published together, so nobody ever sees half of them.
 */
export const postingEditorMachine = postingEditorSetup.createMachine({
  id: 'postingEditor',
  context: ({ input }) => ({
    ...input,
    editing: null,
    fields: null,
    faults: {},
    checked: null,
    warnings: [],
    publishKey: input.key,
    same: null,
    published: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'unloaded'],
      invoke: {
        id: 'openPosting',
        src: 'openPosting',
        input: ({ context: { id, key } }) => ({ id, key }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'editing', actions: opened },
          refused('refused', 'refused'),
          { target: 'notFound' },
        ],
        onError: [offlineAt('disconnected'), { target: 'unloadable', actions: storeFailure }],
      },
    },
    ...unloadedStates('unloaded'),
    notFound: {},
    refused: {},
    editing: {
      tags: 'editor',
      initial: 'resting',
      on: {
        ...typing,
        'step.chosen': { actions: goTo },
        'step.finished': [{ guard: 'isLastStep', target: 'checking' }, { target: 'checkingStep' }],
        'preview.requested': 'checking',
      },
      states: {
        resting: {},
        /** Back from a check or the preview: saves what isn't saved yet. */
        returning: { always: [{ guard: 'isUntouched', target: 'resting' }, { guard: 'isDraft', target: 'saving' }, { target: 'unpublished' }] },
        changed: { after: { untilSaved: 'saving' } },
        saving: {
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context }) => ({ id: (context.editing as PostingEditing).posting.id, fields: context.fields as PostingDraft }),
            onDone: { target: 'saved', actions: 'storeSaved' },
            onError: [offlineAt('offline'), { target: 'notSaved', actions: storeFailure }],
          },
        },
        saved: {},
        notSaved: { on: { 'save.retried': 'saving' } },
        offline: { invoke: waitsFor('saving') },
        /** Of a published job: nobody else sees the changes yet. */
        unpublished: {},
        /** Shows what is wrong, but saves the input anyway. */
        invalid: { after: { untilSaved: { guard: 'isDraft', target: 'saving' } } },
        /** A check failed, which says nothing about the input. The check itself waits for its code, so there is no waiting for the connection here. */
        notChecked: {
          initial: 'all',
          states: {
            step: { on: { 'check.retried': '#postingEditor.checkingStep' } },
            all: { on: { 'check.retried': '#postingEditor.checking' } },
          },
        },
      },
    },
    checkingStep: {
      tags: ['busy', 'editor'],
      on: typing,
      invoke: {
        id: 'checkStep',
        src: 'checkPosting',
        input: ({ context }) => ({ fields: context.fields as PostingDraft }),
        onDone: [
          {
            guard: { type: 'isWrongHere', params: answerIn<CheckAnswer> },
            target: 'editing.invalid',
            actions: { type: 'storeWrongHere', params: answerIn<CheckAnswer> },
          },
          { target: 'editing.returning', actions: 'goOn' },
        ],
        onError: { target: 'editing.notChecked.step', actions: storeFailure },
      },
    },
    checking: {
      tags: ['busy', 'editor'],
      on: typing,
      invoke: {
        id: 'checkPosting',
        src: 'checkPosting',
        input: ({ context }) => ({ fields: context.fields as PostingDraft }),
        onDone: [
          { guard: { type: 'hasWarnings', params: answerIn }, target: 'previewing.warned', actions: checked },
          { guard: { type: 'isAccepted', params: answerIn }, target: 'previewing.clean', actions: checked },
          { target: 'editing.invalid', actions: [checked, 'goToFault'] },
        ],
        onError: { target: 'editing.notChecked', actions: storeFailure },
      },
    },
    previewing: {
      initial: 'clean',
      on: { ...resume, 'posting.published': { target: 'publishing', actions: storeKey } },
      states: { clean: {}, warned: {} },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publishPosting',
        src: 'publishPosting',
        input: ({ context }) => ({
          id: (context.editing as PostingEditing).posting.id,
          fields: context.checked as PostingFields,
          key: context.publishKey,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'published', actions: published },
          { ...refused('invalid', 'editing.invalid'), actions: [published, 'goToFault'] },
          { ...refused('same', 'notPublished.same'), actions: published },
          refused('full', 'notPublished.full'),
          refused('masking', 'notPublished.masking'),
          refused('unconfirmed', 'notPublished.unconfirmed'),
          refused('gone', 'notPublished.gone'),
          { target: 'notPublished.refused' },
        ],
        onError: [offlineAt('offline'), { target: 'failed', actions: storeFailure }],
      },
    },
    offline: {
      invoke: waitsFor('publishing'),
      on: { 'posting.retried': 'publishing' },
    },
    failed: { on: { 'posting.retried': 'publishing', ...resume } },
    notPublished: {
      initial: 'refused',
      on: resume,
      states: { same: {}, full: {}, masking: {}, unconfirmed: {}, gone: {}, refused: {} },
    },
    published: {},
  },
});
