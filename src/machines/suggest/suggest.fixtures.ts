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
  purpose: 'Suggests titles, companies and places for the typed text, and earlier searches if it is empty.',
  source: 'src/machines/suggest/suggest.machine.ts',
  machine: suggestMachine,
  states: {
    closed: 'No list is shown.',
    recalling: 'Reading earlier searches from this device.',
    looking: 'Loading suggestions; the earlier list stays usable.',
    'looking.waiting': 'Waiting for the user to stop typing.',
    'looking.loading': 'Fetching suggestions.',
    settling: 'Deciding what to show.',
    offering: 'The list is shown.',
    'offering.unmarked': 'No option is active; Enter searches for the text.',
    'offering.marked': 'An option is active; Enter chooses it.',
    forgetting: 'Removing earlier searches from this device.',
    nothing: 'There are no suggestions for the text.',
    unavailable: 'Fetching suggestions failed; the field itself works.',
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
