import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { phrasesMachine } from './phrases.machine.ts';

const first = { id: '1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31', text: 'When could you begin?' };
const second = { id: '2f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d32', text: 'Thank you, I will come back to you tomorrow.' };
export const firstPhrase = first;

export const phrasesFlow = defineFlow({
  id: 'phrases',
  area: 'chat',
  title: 'Common phrases',
  purpose: 'Stores the texts a user reuses in chats, and the greetings that open one.',
  source: 'src/machines/phrases/phrases.machine.ts',
  machine: phrasesMachine,
  states: {
    loading: 'Loading the texts.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    listed: 'They are shown; more can be added up to the limit.',
    'listed.shown': 'No notice is shown.',
    'listed.saved': 'The text is saved.',
    'listed.removed': 'One was deleted.',
    'listed.notRemoved': 'One couldn’t be deleted, and is still there.',
    editing: 'The user writes a text.',
    'editing.typing': 'It can be saved or canceled.',
    'editing.empty': 'Nothing was entered; the field says so.',
    'editing.refused': 'It was refused with a reason; the text is still there to be changed.',
    'editing.notSaved': 'Saving failed; the text is still there to be saved again.',
    saving: 'Saving the text.',
    confirmingRemoval: 'Asking for confirmation to delete one.',
    removing: 'Deleting it.',
  },
  fixtures: {
    inputs: { chat: { kind: 'phrase', place: 'chat', most: 2 } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'phrase.added': [{ type: 'phrase.added' }],
      'phrase.edited': [{ type: 'phrase.edited', id: first.id }],
      'phrase.submitted': [
        { type: 'phrase.submitted', text: second.text },
        { type: 'phrase.submitted', text: ' ' },
      ],
      'editing.cancelled': [{ type: 'editing.cancelled' }],
      'removal.requested': [{ type: 'removal.requested', id: first.id }],
      'removal.confirmed': [{ type: 'removal.confirmed' }],
      'removal.declined': [{ type: 'removal.declined' }],
    },
    actors: {
      listPhrases: { done: [[first], [first, second]], error: [broken, offline] },
      savePhrase: {
        done: [
          { ok: true, phrase: { ...second, id: '3f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d33' } },
          { ok: false, failure: 'hasContact' },
        ],
        error: [broken],
      },
      deletePhrase: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ phrases, id }) => [phrases.map((one) => one.id), id],
  },
});
