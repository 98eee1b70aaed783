import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import type { SuggestOption } from './suggest.actors.ts';
import { suggestMachine } from './suggest.machine.ts';

const titles: SuggestOption[] = [
  { kind: 'title', id: 1, value: 'Accountant', jobs: 120 },
  { kind: 'title', id: 2, value: 'Account Manager', jobs: 80 },
];

export const suggestFlow = defineFlow({
  id: 'suggest',
  area: 'find',
  title: 'Search suggestions',
  purpose: 'Offers titles, companies and places for what is being typed, and earlier searches before anything is.',
  source: 'src/machines/suggest/suggest.machine.ts',
  machine: suggestMachine,
  states: {
    closed: 'No list is shown.',
    recalling: 'Earlier searches of this device are being read.',
    looking: 'Suggestions are on their way; the earlier list stays usable.',
    'looking.waiting': 'Waiting for the typing to pause.',
    'looking.loading': 'Suggestions are being looked up.',
    settling: 'Deciding what there is to offer.',
    offering: 'A list is offered.',
    'offering.unmarked': 'No option is marked; Enter searches for the text.',
    'offering.marked': 'An option is marked; Enter chooses it.',
    forgetting: 'Earlier searches are being removed from this device.',
    nothing: 'There is no suggestion for the text.',
    unavailable: 'Suggestions could not be looked up; the field itself works.',
  },
  fixtures: {
    inputs: { empty: { kind: 'what' }, filled: { kind: 'where', text: 'Mak' } },
    events: {
      'field.focused': [{ type: 'field.focused' }],
      'text.typed': [
        { type: 'text.typed', text: 'acc' },
        { type: 'text.typed', text: '' },
      ],
      'text.filled': [{ type: 'text.filled', text: 'Makati' }],
      'option.next': [{ type: 'option.next' }],
      'option.previous': [{ type: 'option.previous' }],
      'option.first': [{ type: 'option.first' }],
      'option.last': [{ type: 'option.last' }],
      'option.pointed': [{ type: 'option.pointed', index: 1 }],
      'option.chosen': [{ type: 'option.chosen' }, { type: 'option.chosen', index: 0 }],
      'recent.forgotten': [{ type: 'recent.forgotten' }],
      'suggest.dismissed': [{ type: 'suggest.dismissed' }],
    },
    actors: {
      suggest: { done: [titles, []], error: [broken] },
      recallRecent: { done: [[{ kind: 'recent', id: 0, value: 'nurse', jobs: null }], []] },
      forgetRecent: { done: [undefined] },
    },
    project: ({ text, options, active }) => [text.trim() !== '', options[0]?.kind ?? null, active >= 0],
  },
});
