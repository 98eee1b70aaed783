import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PostingDraft, PostingFields } from '../../../contract/posting-fields.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { posting } from '../postings/postings.fixtures.ts';
import { broken, key, offline } from '../samples.ts';
import type { CheckAnswer, OpenAnswer, PublishAnswer } from './postingEditor.actors.ts';
import { editingOf, fields, postingEditorFlow } from './postingEditor.fixtures.ts';
import { postingEditorMachine } from './postingEditor.machine.ts';
import { unsavedIn } from './unsaved.ts';

pathTests(postingEditorFlow);

async function open(status: 'draft' | 'open' = 'draft') {
  const openPosting = held<OpenAnswer, { id: number | null; key: string }>();
  const saveDraft = held<void, { id: number; fields: PostingDraft }>();
  const checkPosting = held<CheckAnswer, { fields: PostingDraft }>();
  const publishPosting = held<PublishAnswer, { id: number; fields: PostingFields; key: string }>();
  const waitForConnection = held<void, void>();
  const clock = new SimulatedClock();
  const all = { openPosting, saveDraft, checkPosting, publishPosting, waitForConnection };
  const actors = Object.fromEntries(Object.entries(all).map(([name, { logic }]) => [name, logic]));
  const actor = createActor(postingEditorMachine.provide({ actors: actors as never }), { input: { id: null, key, step: 'job' }, clock }).start();
  await openPosting.calls[0]?.answer({ ok: true, editing: editingOf(status) });
  const type = (title: string) => actor.send({ type: 'values.changed', changes: { title } });
  return { actor, clock, type, state: () => actor.getSnapshot(), ...all };
}

test('saves a draft once, a second after the last key, with all input', async () => {
  const { clock, type, state, saveDraft } = await open();
  type('A');
  clock.increment(999);
  type('Ac');
  clock.increment(999);
  expect(saveDraft.calls).toHaveLength(0);
  clock.increment(1);
  expect(saveDraft.calls[0]?.input).toMatchObject({ id: 7, fields: { title: 'Ac', salary_from: 40_000 } });
  type('Acc');
  expect(saveDraft.calls[0]?.isStopped()).toBe(true);
  clock.increment(1_000);
  await saveDraft.calls[1]?.answer();
  expect([state().value, saveDraft.calls.length]).toEqual([{ editing: 'saved' }, 2]);
});

test('waits while offline, and then saves everything typed in the meantime', async () => {
  const { clock, type, state, saveDraft, waitForConnection } = await open();
  type('Ac');
  clock.increment(1_000);
  await saveDraft.calls[0]?.fail(offline);
  expect(state().value).toEqual({ editing: 'offline' });
  await waitForConnection.calls[0]?.answer();
  await saveDraft.calls[1]?.answer();
  expect([saveDraft.calls[1]?.input.fields.title, state().value]).toEqual(['Ac', { editing: 'saved' }]);
});

test('typing doesn’t change a published job', async () => {
  const { clock, type, state, saveDraft } = await open('open');
  type('Ac');
  clock.increment(10_000);
  expect([state().value, saveDraft.calls.length]).toEqual([{ editing: 'unpublished' }, 0]);
});

test('shows a problem at its field until the field changes', async () => {
  const { actor, type, state, checkPosting, publishPosting } = await open();
  actor.send({ type: 'preview.requested' });
  await checkPosting.calls[0]?.answer({ ok: false, failure: 'invalid', faults: { title: ['required'], description: ['required'] } });
  expect(state().value).toEqual({ editing: 'invalid' });
  type('Accountant');
  expect(state().context.faults).toEqual({ description: ['required'] });
  expect(publishPosting.calls).toHaveLength(0);
});

test('validates a step when it is completed: shows only its own problems, and saves the input', async () => {
  const { actor, clock, type, state, checkPosting, saveDraft } = await open();
  type('');
  actor.send({ type: 'step.finished' });
  await checkPosting.calls[0]?.answer({ ok: false, failure: 'invalid', faults: { title: ['required'], description: ['required'] } });
  expect(state()).toMatchObject({ value: { editing: 'invalid' }, context: { step: 'job', faults: { title: ['required'] } } });
  expect(state().context.faults).not.toHaveProperty('description');
  clock.increment(1_000);
  expect(saveDraft.calls[0]?.input.fields.title).toBe('');
  type('Accountant');
  actor.send({ type: 'step.finished' });
  await checkPosting.calls[1]?.answer({ ok: false, failure: 'invalid', faults: { description: ['required'] } });
  expect([state().value, state().context.step, saveDraft.calls.at(-1)?.input.fields.title]).toEqual([{ editing: 'saving' }, 'place', 'Accountant']);
});

test('validates everything after the last step, and goes to the first problem', async () => {
  const { actor, state, checkPosting } = await open();
  actor.send({ type: 'step.chosen', step: 'promise' });
  expect(state()).toMatchObject({ value: { editing: 'resting' }, context: { step: 'promise' } });
  actor.send({ type: 'step.finished' });
  expect(state().value).toBe('checking');
  await checkPosting.calls[0]?.answer({ ok: false, failure: 'invalid', faults: { description: ['required'], apply_url: ['url'] } });
  expect(state()).toMatchObject({ value: { editing: 'invalid' }, context: { step: 'text' } });
});

test('returns from the preview to any step, and saves what isn’t saved yet', async () => {
  const { actor, type, state, checkPosting, saveDraft } = await open();
  type('Senior Accountant');
  actor.send({ type: 'preview.requested' });
  await checkPosting.calls[0]?.answer({ ok: true, fields, warnings: [] });
  actor.send({ type: 'step.chosen', step: 'who' });
  expect([state().value, state().context.step, saveDraft.calls[0]?.input.fields.title]).toEqual([{ editing: 'saving' }, 'who', 'Senior Accountant']);
});

test('publishes what was validated; a retry uses the same key, a second click another', async () => {
  const { actor, state, checkPosting, publishPosting } = await open();
  actor.send({ type: 'preview.requested' });
  await checkPosting.calls[0]?.answer({ ok: true, fields, warnings: ['payment'] });
  expect(state().value).toEqual({ previewing: 'warned' });
  actor.send({ type: 'posting.published', key: 'k-1' });
  await publishPosting.calls[0]?.fail(broken);
  actor.send({ type: 'posting.retried' });
  await publishPosting.calls[1]?.answer({ ok: false, failure: 'same', same: { id: 9, title: 'Accountant', status: 'open' } });
  expect(state()).toMatchObject({ value: { notPublished: 'same' }, context: { same: { id: 9 } } });
  actor.send({ type: 'editing.resumed' });
  actor.send({ type: 'preview.requested' });
  await checkPosting.calls[1]?.answer({ ok: true, fields: { ...fields, title: 'Other' }, warnings: [] });
  actor.send({ type: 'posting.published', key: 'k-2' });
  await publishPosting.calls[2]?.answer({ ok: true, posting });
  expect(publishPosting.calls.map(({ input }) => [input.key, input.fields.title])).toEqual([
    ['k-1', 'Accountant'],
    ['k-1', 'Accountant'],
    ['k-2', 'Other'],
  ]);
  expect(state()).toMatchObject({ value: 'published', context: { published: { id: 7 } } });
});

test.each(['draft', 'open'] as const)('%s: what is typed during a check is kept, and the check of the older input has no effect', async (status) => {
  const { actor, type, state, checkPosting } = await open(status);
  actor.send({ type: 'preview.requested' });
  type('Senior Accountant');
  expect(checkPosting.calls[0]?.isStopped()).toBe(true);
  await checkPosting.calls[0]?.answer({ ok: true, fields, warnings: [] });
  expect(state()).toMatchObject({ value: { editing: status === 'draft' ? 'changed' : 'unpublished' }, context: { fields: { title: 'Senior Accountant' } } });
});

test('trying a failed check of a published job again checks it, and saves nothing', async () => {
  const { actor, state, checkPosting, saveDraft } = await open('open');
  actor.send({ type: 'preview.requested' });
  await checkPosting.calls[0]?.fail(broken);
  expect(state().can({ type: 'save.retried' })).toBe(false);
  actor.send({ type: 'check.retried' });
  await checkPosting.calls[1]?.answer({ ok: true, fields, warnings: [] });
  expect([state().value, saveDraft.calls.length]).toEqual([{ previewing: 'clean' }, 0]);
});

test('only a draft whose input isn’t saved has something to save on leaving', async () => {
  const { clock, type, state, saveDraft } = await open();
  expect(unsavedIn(state().context)).toBeNull();
  type('Senior Accountant');
  expect(unsavedIn(state().context)).toMatchObject({ id: 7, fields: { title: 'Senior Accountant' } });
  clock.increment(1_000);
  await saveDraft.calls[0]?.answer();
  expect(unsavedIn(state().context)).toBeNull();
  const published = await open('open');
  published.type('Senior Accountant');
  expect(unsavedIn(published.state().context)).toBeNull();
});
