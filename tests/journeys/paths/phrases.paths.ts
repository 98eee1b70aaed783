import { createPhrase, deletePhrase, listPhrases, updatePhrase } from '../../../contract/phrases.ts';
import type { Phrase, PhraseAnswer } from '../../../src/machines/phrases/phrases.actors.ts';
import { firstPhrase, phrasesFlow } from '../../../src/machines/phrases/phrases.fixtures.ts';
import { drivePaths } from './drive.ts';
import { field, press } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';
import { enterRoom } from './room.ts';
import { words } from './words.ts';

const phrase = (one: Phrase) => ({ ...one, kind: 'phrase' });
/** Chooses an action of the first phrase. */
const ofFirst = (key: string) => (stand: Stand) => stand.page.getByRole('button', { name: words(key).replace('{{text}}', firstPhrase.text) }).click();
/** In the dialog: the room behind it may offer a retry too. */
const retry = (stand: Stand) =>
  stand.page
    .getByRole('dialog')
    .getByRole('button', { name: words('common:retry') })
    .click();

// The chart's paths have a lower limit than the dialog, so the page offers a button that no path clicks.
drivePaths(phrasesFlow)({
  begin: {
    chat: async (stand) => {
      await enterRoom(stand);
      await press('chat:composer.more')(stand);
      await stand.page.getByRole('menuitem', { name: words('chat:compose.phrases') }).click();
    },
  },
  gestures: {
    'load.retried': retry,
    'phrase.added': press('chat:phrases.add'),
    'phrase.edited': ofFirst('chat:phrases.edit'),
    'phrase.submitted': async (stand, { text }) => {
      await field(stand, 'chat:phrases.words').fill(text);
      await press('chat:phrases.save')(stand);
    },
    'editing.cancelled': press('common:cancel'),
    'removal.requested': ofFirst('chat:phrases.delete'),
    // Each phrase behind the dialog has a button whose name starts with the same word.
    'removal.confirmed': (stand) => stand.page.getByRole('button', { name: words('chat:phrases.removal.confirm'), exact: true }).click(),
    'removal.declined': press('chat:phrases.removal.keep'),
  },
  calls: {
    listPhrases: { call: listPhrases, reply: (phrases) => data(phrases.map(phrase)) } satisfies WireCall<Phrase[]>,
    savePhrase: {
      call: [createPhrase, updatePhrase],
      reply: (answer) => (answer.ok ? data(phrase(answer.phrase)) : refusal('parameterInvalid', { errors: { text: ['required'] } })),
    } satisfies WireCall<PhraseAnswer>,
    deletePhrase: { call: deletePhrase, reply: () => data(null) },
  },
});
