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
  purpose: 'Keeps the words one uses again in chats, and the greetings that open one.',
  source: 'src/machines/phrases/phrases.machine.ts',
  machine: phrasesMachine,
  states: {
    loading: 'They are being fetched.',
    disconnected: 'The device is offline; they are fetched once it is back.',
    unloadable: 'They could not be fetched.',
    listed: 'They are shown; one can be added where there is room.',
    'listed.shown': 'Nothing else is told.',
    'listed.saved': 'The words are stored.',
    'listed.removed': 'One was deleted.',
    'listed.notRemoved': 'One could not be deleted, and is still there.',
    editing: 'Words are being typed.',
    'editing.typing': 'They can be stored or left.',
    'editing.refused': 'They can not be stored; why is told, and they are still there to be changed.',
    'editing.notSaved': 'They did not arrive; they are still there to be stored again.',
    saving: 'The words are on their way.',
    confirmingRemoval: 'Whether one is to be deleted is asked.',
    removing: 'It is being deleted.',
  },
  fixtures: {
    inputs: { chat: { kind: 'phrase', place: 'chat', most: 2 } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'phrase.added': [{ type: 'phrase.added' }],
      'phrase.edited': [{ type: 'phrase.edited', id: first.id }],
      'phrase.submitted': [{ type: 'phrase.submitted', text: second.text }],
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
