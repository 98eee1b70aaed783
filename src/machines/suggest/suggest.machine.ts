import { assign, emit, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import { type SuggestKind, type SuggestOption, suggestActors } from './suggest.actors.ts';

export interface SuggestContext {
  kind: SuggestKind;
  text: string;
  /** The current options, or those from before the text changed: the list doesn't flicker while the next one loads. */
  options: SuggestOption[];
  /** Index of the active option; -1 for none. */
  active: number;
}

export type SuggestEvent =
  | { type: 'field.focused' }
  | { type: 'text.typed'; text: string }
  /** Filled in without typing: the user asked for their location. */
  | { type: 'text.filled'; text: string }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  | { type: 'option.first' }
  | { type: 'option.last' }
  | { type: 'option.pointed'; index: number }
  /** The active option with Enter, or the one clicked. */
  | { type: 'option.chosen'; index?: number }
  | { type: 'recent.forgotten' }
  /** Escape, or the field lost focus. */
  | { type: 'suggest.dismissed' };

export type SuggestEmitted = { type: 'suggestion.chosen'; option: SuggestOption };

type Way = 'next' | 'previous' | 'first' | 'last';

/** Up and down wrap; without an active option, down starts at the first and up at the last (APG, combobox). */
function moved(way: Way, active: number, count: number): number {
  if (way === 'first') return 0;
  if (way === 'last') return count - 1;
  if (way === 'next') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}

const move = (way: Way) => ({ target: '#suggest.offering.marked', actions: { type: 'move' as const, params: { way } } });
/** During a lookup, there may be no earlier list. */
const moveIfOffered = (way: Way) => ({ ...move(way), guard: 'hasOptions' as const });

const indexIn = ({ event }: { event: { index?: number } }) => ({ index: event.index });

/** What the pointer does on a list, both the current one and the earlier one during a lookup. */
const onList = {
  'option.pointed': {
    guard: { type: 'isOption' as const, params: indexIn },
    target: '#suggest.offering.marked',
    actions: { type: 'mark' as const, params: indexIn },
  },
  'option.chosen': {
    guard: { type: 'isOption' as const, params: indexIn },
    target: '#suggest.closed',
    actions: [
      { type: 'emitChoice' as const, params: indexIn },
      { type: 'takeText' as const, params: indexIn },
    ],
  },
};

/**
 * Suggestions below a search field, for keyboard and pointer. A newer text supersedes the current lookup. Moving onto an option of the earlier list
 * cancels the lookup, so that the list never changes under the pointer. A failed lookup is `unavailable`: the field itself still works.
 */
export const suggestMachine = setup({
  types: {} as { context: SuggestContext; events: SuggestEvent; input: { kind: SuggestKind; text?: string }; emitted: SuggestEmitted; tags: 'open' },
  actors: suggestActors,
  guards: {
    isEmptyText: (_, params: { text: string }) => params.text.trim() === '',
    hasText: ({ context }) => context.text.trim() !== '',
    hasOptions: ({ context }) => context.options.length > 0,
    hasRecent: ({ context }) => context.options.some(({ kind }) => kind === 'recent'),
    isOption: ({ context }, params: { index?: number | undefined }) => context.options[params.index ?? context.active] !== undefined,
  },
  actions: {
    storeText: assign({ text: (_, params: { text: string }) => params.text, active: -1 }),
    offer: assign({ options: (_, params: { options: SuggestOption[] }) => params.options, active: -1 }),
    withdrawOffer: assign({ options: [], active: -1 }),
    move: assign({ active: ({ context }, params: { way: Way }) => moved(params.way, context.active, context.options.length) }),
    mark: assign({ active: ({ context }, params: { index?: number | undefined }) => params.index ?? context.active }),
    unmark: assign({ active: -1 }),
    takeText: assign(({ context }, params: { index?: number | undefined }) => ({
      text: context.options[params.index ?? context.active]?.value ?? context.text,
    })),
    emitChoice: emit(({ context }, params: { index?: number | undefined }) => ({
      type: 'suggestion.chosen' as const,
      option: context.options[params.index ?? context.active] as SuggestOption,
    })),
  },
  delays: { untilTypingPauses: LIMITS.suggestDebounce },
}).createMachine({
  id: 'suggest',
  context: ({ input }) => ({ kind: input.kind, text: input.text ?? '', options: [], active: -1 }),
  initial: 'closed',
  on: {
    'text.typed': [
      {
        guard: { type: 'isEmptyText', params: ({ event }) => ({ text: event.text }) },
        target: '.recalling',
        actions: { type: 'storeText', params: ({ event }) => ({ text: event.text }) },
      },
      { target: '.looking', actions: { type: 'storeText', params: ({ event }) => ({ text: event.text }) } },
    ],
    'text.filled': { target: '.closed', actions: { type: 'storeText', params: ({ event }) => ({ text: event.text }) } },
    'suggest.dismissed': '.closed',
  },
  states: {
    closed: {
      entry: 'withdrawOffer',
      on: { 'field.focused': [{ guard: 'hasText', target: 'looking' }, { target: 'recalling' }], 'suggest.dismissed': undefined },
    },
    recalling: {
      entry: 'withdrawOffer',
      invoke: {
        id: 'recallRecent',
        src: 'recallRecent',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'settling', actions: { type: 'offer', params: ({ event }) => ({ options: event.output }) } },
      },
    },
    looking: {
      tags: 'open',
      initial: 'waiting',
      on: {
        ...onList,
        'option.next': moveIfOffered('next'),
        'option.previous': moveIfOffered('previous'),
        'option.first': moveIfOffered('first'),
        'option.last': moveIfOffered('last'),
      },
      states: {
        waiting: { after: { untilTypingPauses: 'loading' } },
        loading: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text.trim(), kind: context.kind }),
            onDone: { target: '#suggest.settling', actions: { type: 'offer', params: ({ event }) => ({ options: event.output }) } },
            onError: '#suggest.unavailable',
          },
        },
      },
    },
    settling: { always: [{ guard: 'hasOptions', target: 'offering' }, { guard: 'hasText', target: 'nothing' }, { target: 'closed' }] },
    offering: {
      tags: 'open',
      initial: 'unmarked',
      on: {
        ...onList,
        'option.next': move('next'),
        'option.previous': move('previous'),
        'option.first': move('first'),
        'option.last': move('last'),
        'recent.forgotten': { guard: 'hasRecent', target: 'forgetting' },
      },
      states: { unmarked: { entry: 'unmark' }, marked: {} },
    },
    forgetting: { invoke: { id: 'forgetRecent', src: 'forgetRecent', input: ({ context }) => ({ kind: context.kind }), onDone: 'closed' } },
    nothing: { entry: 'withdrawOffer', tags: 'open' },
    unavailable: { entry: 'withdrawOffer' },
  },
});
