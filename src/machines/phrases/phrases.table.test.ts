import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { firstPhrase, phrasesFlow } from './phrases.fixtures.ts';

const input = { kind: 'phrase', place: 'chat', most: 2 };
const second = { id: 'second', text: 'Thank you.' };
const one = { phrases: [firstPhrase] };
const two = { phrases: [firstPhrase, second] };
const lists = { calls: { listPhrases: { kind: 'phrase' } } };
const submit = (text: string) => ({ type: 'phrase.submitted', text });

stateTable(phrasesFlow, input, [
  starts(input, 'loading', lists),
  ['loading', done('listPhrases', [firstPhrase]), 'listed.shown', { sets: one }],
  ['loading', fails('listPhrases', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listPhrases', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', lists],
  ['disconnected', 'load.retried', 'loading', lists],
  ['unloadable', 'load.retried', 'loading', lists],
  ...['shown', 'saved', 'removed', 'notRemoved'].flatMap((part): Row[] => [
    [`listed.${part}`, 'phrase.added', 'editing.typing', { given: { ...one, id: 'x', text: 'x' }, sets: { id: null, text: '' } }],
    [`listed.${part}`, 'phrase.added', null, { given: two }],
    [`listed.${part}`, { type: 'phrase.edited', id: firstPhrase.id }, 'editing.typing', { given: two, sets: { id: firstPhrase.id, text: firstPhrase.text } }],
    [`listed.${part}`, { type: 'phrase.edited', id: 'other' }, null, { given: two }],
    [
      `listed.${part}`,
      { type: 'removal.requested', id: firstPhrase.id },
      'confirmingRemoval',
      { given: two, sets: { id: firstPhrase.id, text: firstPhrase.text } },
    ],
    [`listed.${part}`, { type: 'removal.requested', id: 'other' }, null, { given: two }],
  ]),
  ...['typing', 'empty', 'refused', 'notSaved'].flatMap((part): Row[] => [
    [
      `editing.${part}`,
      submit(' Thank you. '),
      'saving',
      {
        given: { refusal: 'hasContact' },
        sets: { text: 'Thank you.', refusal: null },
        calls: { savePhrase: { kind: 'phrase', place: 'chat', id: null, text: 'Thank you.' } },
      },
    ],
    [`editing.${part}`, submit(' '), 'editing.empty', { calls: {} }],
    [`editing.${part}`, 'editing.cancelled', 'listed.shown'],
  ]),
  ['saving', done('savePhrase', { ok: true, phrase: second }), 'listed.saved', { given: one, sets: two }],
  ['saving', done('savePhrase', { ok: true, phrase: second }), 'listed.saved', { given: { ...one, id: firstPhrase.id }, sets: { phrases: [second] } }],
  ['saving', done('savePhrase', { ok: false, failure: 'hasContact' }), 'editing.refused', { sets: { refusal: 'hasContact' } }],
  ['saving', fails('savePhrase', broken), 'editing.notSaved', saysFailed],
  ['confirmingRemoval', 'removal.confirmed', 'removing', { given: { id: 'second' }, calls: { deletePhrase: { kind: 'phrase', id: 'second' } } }],
  ['confirmingRemoval', 'removal.declined', 'listed.shown'],
  ['removing', done('deletePhrase'), 'listed.removed', { given: { ...two, id: 'second' }, sets: one }],
  ['removing', fails('deletePhrase', broken), 'listed.notRemoved', saysFailed],
]);
