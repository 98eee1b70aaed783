import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { Phrase, PhraseAnswer } from './phrases.actors.ts';
import { phrasesFlow } from './phrases.fixtures.ts';
import { phrasesMachine } from './phrases.machine.ts';

pathTests(phrasesFlow);

const one = (id: string): Phrase => ({ id, text: `Words ${id}` });

async function listed(phrases: Phrase[], most = 3) {
  const listPhrases = held<Phrase[], object>();
  const savePhrase = held<PhraseAnswer, { id: string | null; text: string }>();
  const deletePhrase = held<void, { id: string }>();
  const actors = { listPhrases: listPhrases.logic, savePhrase: savePhrase.logic, deletePhrase: deletePhrase.logic };
  const actor = createActor(phrasesMachine.provide({ actors: actors as never }), { input: { kind: 'phrase', place: 'chat', most } }).start();
  await listPhrases.calls[0]?.answer(phrases);
  return { actor, savePhrase, deletePhrase, state: () => actor.getSnapshot() };
}

test('can’t add more than the limit', async () => {
  const { state, actor } = await listed([one('a'), one('b')], 2);
  actor.send({ type: 'phrase.added' });
  expect(state().value).toEqual({ listed: 'shown' });
});

test('stores no empty text, and trims texts', async () => {
  const { state, actor, savePhrase } = await listed([]);
  actor.send({ type: 'phrase.added' });
  actor.send({ type: 'phrase.submitted', text: '  ' });
  expect(state().value).toEqual({ editing: 'empty' });
  actor.send({ type: 'phrase.submitted', text: ' Hello ' });
  expect(savePhrase.calls[0]?.input).toMatchObject({ id: null, text: 'Hello' });
});

test('an edited text replaces the original', async () => {
  const { state, actor, savePhrase } = await listed([one('a'), one('b')]);
  actor.send({ type: 'phrase.edited', id: 'a' });
  expect(state().context.text).toBe('Words a');
  actor.send({ type: 'phrase.submitted', text: 'New' });
  await savePhrase.calls[0]?.answer({ ok: true, phrase: { id: 'a', text: 'New' } });
  expect(state().context.phrases.map(({ text }) => text)).toEqual(['New', 'Words b']);
});

test('keeps the input after a refusal or failure', async () => {
  const { state, actor, savePhrase } = await listed([]);
  actor.send({ type: 'phrase.added' });
  actor.send({ type: 'phrase.submitted', text: 'www.example.com' });
  await savePhrase.calls[0]?.answer({ ok: false, failure: 'hasContact' });
  expect(state()).toMatchObject({ value: { editing: 'refused' }, context: { text: 'www.example.com', refusal: 'hasContact' } });
  actor.send({ type: 'phrase.submitted', text: 'Hello' });
  await savePhrase.calls[1]?.fail(broken);
  expect(state()).toMatchObject({ value: { editing: 'notSaved' }, context: { text: 'Hello', refusal: null } });
});

test('deletes only after confirmation', async () => {
  const { state, actor, deletePhrase } = await listed([one('a'), one('b')]);
  actor.send({ type: 'removal.requested', id: 'a' });
  actor.send({ type: 'removal.declined' });
  expect(deletePhrase.calls).toHaveLength(0);
  actor.send({ type: 'removal.requested', id: 'a' });
  actor.send({ type: 'removal.confirmed' });
  await deletePhrase.calls[0]?.answer();
  expect(state()).toMatchObject({ value: { listed: 'removed' }, context: { phrases: [{ id: 'b' }] } });
});
