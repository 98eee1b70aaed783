import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn } from '../answer.ts';
import { failingActions, failingGuards, failsTo, storeFailure, unloadedStates } from '../failing.ts';
import { type Phrase, type PhraseAnswer, type PhraseFailure, type PhraseKind, phrasesActors } from './phrases.actors.ts';

export interface PhrasesInput {
  kind: PhraseKind;
  place: 'chat' | 'settings';
  /** The maximum number of texts. */
  most: number;
}

interface PhrasesContext extends PhrasesInput {
  phrases: Phrase[];
  /** The one being edited or deleted; null for a new one. */
  id: string | null;
  text: string;
  refusal: PhraseFailure | null;
  failure: Failure | null;
}

export type PhrasesEvent =
  | { type: 'load.retried' }
  | { type: 'phrase.added' }
  | { type: 'phrase.edited'; id: string }
  | { type: 'phrase.submitted'; text: string }
  | { type: 'editing.cancelled' }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' };

const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const textIn = ({ event }: { event: { text: string } }) => ({ text: event.text });
const submitted = { guard: { type: 'hasText' as const, params: textIn }, target: 'saving', actions: { type: 'storeText' as const, params: textIn } } as const;

/** Common phrases for a chat, or greetings that open one: stored on the server, up to a limit, edited in place. */
export const phrasesMachine = setup({
  types: {} as { context: PhrasesContext; events: PhrasesEvent; input: PhrasesInput; tags: 'busy' | 'unloaded' },
  actors: phrasesActors,
  guards: {
    ...failingGuards,
    hasRoom: ({ context }) => context.phrases.length < context.most,
    isKnown: ({ context }, { id }: { id: string }) => context.phrases.some((one) => one.id === id),
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    ...answerGuards,
  },
  actions: {
    ...failingActions,
    storePhrases: assign((_, { phrases }: { phrases: Phrase[] }) => ({ phrases, failure: null })),
    begin: assign({ id: null, text: '', refusal: null, failure: null }),
    aim: assign(({ context }, { id }: { id: string }) => ({
      id,
      text: context.phrases.find((one) => one.id === id)?.text ?? '',
      refusal: null,
      failure: null,
    })),
    storeText: assign({ text: (_, { text }: { text: string }) => text.trim(), refusal: null, failure: null }),
    storeSaved: assign(({ context }, { answer }: { answer: PhraseAnswer }) => {
      if (!answer.ok) return {};
      const isNew = context.id === null;
      return { phrases: isNew ? [...context.phrases, answer.phrase] : context.phrases.map((one) => (one.id === context.id ? answer.phrase : one)) };
    }),
    storeRefusal: assign({ refusal: (_, { answer }: { answer: PhraseAnswer }) => (answer.ok ? null : answer.failure) }),
    dropPhrase: assign({ phrases: ({ context }) => context.phrases.filter(({ id }) => id !== context.id) }),
  },
}).createMachine({
  id: 'phrases',
  context: ({ input }) => ({ ...input, phrases: [], id: null, text: '', refusal: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'unloaded'],
      invoke: {
        id: 'listPhrases',
        src: 'listPhrases',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'listed', actions: { type: 'storePhrases', params: ({ event }) => ({ phrases: event.output }) } },
        onError: failsTo('disconnected', 'unloadable'),
      },
    },
    ...unloadedStates('unloaded'),
    listed: {
      initial: 'shown',
      on: {
        'phrase.added': { guard: 'hasRoom', target: 'editing', actions: 'begin' },
        'phrase.edited': { guard: { type: 'isKnown', params: idIn }, target: 'editing', actions: { type: 'aim', params: idIn } },
        'removal.requested': { guard: { type: 'isKnown', params: idIn }, target: 'confirmingRemoval', actions: { type: 'aim', params: idIn } },
      },
      states: { shown: {}, saved: {}, removed: {}, notRemoved: {} },
    },
    editing: {
      initial: 'typing',
      on: { 'phrase.submitted': [submitted, { target: '.empty' }], 'editing.cancelled': 'listed' },
      states: { typing: {}, empty: {}, refused: {}, notSaved: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'savePhrase',
        src: 'savePhrase',
        input: ({ context: { kind, place, id, text } }) => ({ kind, place, id, text }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerIn<PhraseAnswer> },
            target: 'listed.saved',
            actions: { type: 'storeSaved', params: answerIn<PhraseAnswer> },
          },
          { target: 'editing.refused', actions: { type: 'storeRefusal', params: answerIn<PhraseAnswer> } },
        ],
        onError: { target: 'editing.notSaved', actions: storeFailure },
      },
    },
    confirmingRemoval: { on: { 'removal.confirmed': 'removing', 'removal.declined': 'listed' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'deletePhrase',
        src: 'deletePhrase',
        input: ({ context }) => ({ kind: context.kind, id: context.id as string }),
        onDone: { target: 'listed.removed', actions: 'dropPhrase' },
        onError: { target: 'listed.notRemoved', actions: storeFailure },
      },
    },
  },
});
