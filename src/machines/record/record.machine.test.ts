import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, offline } from '../samples.ts';
import { isDuplicate } from './duplicates.ts';
import type { CheckAnswer, DeleteAnswer, SaveAnswer } from './record.actors.ts';
import { BLANK, cook, recordFlow, written } from './record.fixtures.ts';
import { recordMachine } from './record.machine.ts';
import type { Draft, RecordInput, RecordKind, StoredRecord, Values } from './record.types.ts';

pathTests(recordFlow);

type Kind = { kind: RecordKind };

function start(input: Partial<RecordInput> = {}) {
  const calls = {
    listRecords: held<{ records: readonly StoredRecord[]; draft: Draft | null }, Kind>(),
    checkValues: held<CheckAnswer, Kind & { values: Values }>(),
    saveRecord: held<SaveAnswer, Kind & { id: string | null; values: Values; key: string }>(),
    deleteRecord: held<DeleteAnswer, Kind & { id: string }>(),
    storeDraft: held<void, Kind & { draft: Draft }>(),
    dropDraft: held<void, Kind & { draft: Draft | null }>(),
    waitForConnection: held<void, void>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])) as never;
  const clock = new SimulatedClock();
  const actor = createActor(recordMachine.provide({ actors }), { input: { kind: 'workExperience', records: [cook], ...input }, clock }).start();
  return { actor, clock, ...calls };
}

async function submitted() {
  const flow = start();
  flow.actor.send({ type: 'record.added', values: BLANK, key });
  flow.actor.send({ type: 'values.changed', values: written });
  flow.actor.send({ type: 'record.submitted' });
  await flow.checkValues.calls[0]?.answer({ ok: true, values: written });
  return flow;
}

test('saves what validation completed, beside what was typed', async () => {
  const { actor, checkValues, saveRecord } = start({ kind: 'preference', records: [] });
  actor.send({ type: 'record.added', values: { job_title: 'Cook', industry_id: null, note: 'typed' }, key });
  actor.send({ type: 'record.submitted' });
  await checkValues.calls[0]?.answer({ ok: true, values: { job_title: 'Cook', industry_id: 4 } });
  expect(saveRecord.calls[0]?.input.values).toEqual({ job_title: 'Cook', industry_id: 4, note: 'typed' });
});

test('saves the draft once at a pause, and resumes it after a reload', async () => {
  const { actor, clock, storeDraft } = start();
  actor.send({ type: 'record.added', values: BLANK, key });
  actor.send({ type: 'values.changed', values: { ...BLANK, job_title: 'B' } });
  clock.increment(500);
  actor.send({ type: 'values.changed', values: written });
  clock.increment(999);
  expect(storeDraft.calls).toHaveLength(0);
  clock.increment(1);
  expect(storeDraft.calls.map(({ input }) => input.draft)).toEqual([{ id: null, values: written }]);
  const again = start({ draft: { id: null, values: written } }).actor;
  again.send({ type: 'draft.resumed', key });
  expect(again.getSnapshot()).toMatchObject({ value: { editing: 'kept' }, context: { draft: { values: written } } });
});

test.each(['validating', 'saving', 'offline'])('what is typed while %s is kept, and only it is saved', async (from) => {
  const flow = start();
  const { actor, checkValues, saveRecord, waitForConnection } = flow;
  actor.send({ type: 'record.added', values: BLANK, key });
  actor.send({ type: 'values.changed', values: written });
  actor.send({ type: 'record.submitted' });
  if (from !== 'validating') await checkValues.calls[0]?.answer({ ok: true, values: written });
  if (from === 'offline') await saveRecord.calls[0]?.fail(offline);
  expect(actor.getSnapshot().value).toBe(from);
  const more = { ...written, description: 'Bread and cake' };
  actor.send({ type: 'values.changed', values: more });
  const pending = { validating: checkValues, saving: saveRecord, offline: waitForConnection }[from];
  expect([actor.getSnapshot().value, pending?.calls[0]?.isStopped()]).toEqual([{ editing: 'changed' }, true]);
  const before = saveRecord.calls.length;
  actor.send({ type: 'record.submitted' });
  await checkValues.calls.at(-1)?.answer({ ok: true, values: more });
  expect(saveRecord.calls.slice(before).map(({ input }) => input.values)).toEqual([more]);
});

test('an interrupted save is sent again with the same key', async () => {
  const { actor, saveRecord, waitForConnection, checkValues } = await submitted();
  await saveRecord.calls[0]?.fail(offline);
  expect(actor.getSnapshot().value).toBe('offline');
  await waitForConnection.calls[0]?.answer();
  await saveRecord.calls[1]?.fail(broken);
  actor.send({ type: 'record.retried' });
  await checkValues.calls[1]?.answer({ ok: true, values: written });
  expect(saveRecord.calls.map(({ input }) => input.key)).toEqual([key, key, key]);
});

test('a save interrupted by closing the page is sent again with the same key when it opens', () => {
  const draft = { id: null, values: written, sent: 'first' };
  const { saveRecord } = start({ draft });
  expect(saveRecord.calls.map(({ input }) => [input.key, input.values])).toEqual([['first', written]]);
});

test('retries automatically what the server didn’t store', async () => {
  const { actor, clock, storeDraft } = start();
  actor.send({ type: 'record.added', values: BLANK, key });
  actor.send({ type: 'values.changed', values: written });
  clock.increment(1_000);
  await storeDraft.calls[0]?.fail(broken);
  expect(actor.getSnapshot().value).toEqual({ editing: 'keptHere' });
  clock.increment(10_000);
  await storeDraft.calls[1]?.answer();
  expect(actor.getSnapshot().value).toEqual({ editing: 'kept' });
});

test('a record stored without its file is updated by the next save, not duplicated', async () => {
  const { actor, saveRecord, checkValues } = await submitted();
  const record = { ...cook, ...written, id: 'new' };
  await saveRecord.calls[0]?.answer({ ok: false, failure: 'invalid', faults: { attachment: ['type'] }, record });
  actor.send({ type: 'record.submitted' });
  await checkValues.calls[1]?.answer({ ok: true, values: written });
  expect(saveRecord.calls[1]?.input.id).toBe('new');
});

test('asks about a duplicate, and saves it only after confirmation', async () => {
  const { actor, checkValues, saveRecord } = start();
  actor.send({ type: 'record.added', values: BLANK, key });
  actor.send({ type: 'values.changed', values: cook });
  actor.send({ type: 'record.submitted' });
  await checkValues.calls[0]?.answer({ ok: true, values: { ...cook, job_title: ' COOK ' } });
  expect([actor.getSnapshot().value, saveRecord.calls.length]).toEqual(['confirmingDuplicate', 0]);
  actor.send({ type: 'duplicate.confirmed' });
  expect(saveRecord.calls).toHaveLength(1);
});

test('asks before closing only if there is unsaved input', () => {
  const { actor } = start();
  actor.send({ type: 'record.edited', id: cook.id, key });
  actor.send({ type: 'editor.closed' });
  expect(actor.getSnapshot().value).toEqual({ list: 'listed' });
  actor.send({ type: 'record.edited', id: cook.id, key });
  actor.send({ type: 'values.changed', values: { ...cook, job_title: 'Chef' } });
  actor.send({ type: 'editor.closed' });
  expect(actor.getSnapshot().value).toBe('confirmingDiscard');
});

test('allows 3 and 3 preferences, and keeps the last one', () => {
  const preference = (id: string, work_arrangement: string) => ({ id, work_arrangement });
  const six = ['remote', 'remote', 'remote', 'onsite', 'hybrid', 'onsite'].map((arrangement, index) => preference(`${index}`, arrangement));
  const can = (records: StoredRecord[], type: 'add' | 'delete') =>
    start({ kind: 'preference', records })
      .actor.getSnapshot()
      .can(type === 'add' ? { type: 'record.added', values: {}, key } : { type: 'delete.requested', id: '0' });
  expect([can(six, 'add'), can(six.slice(0, 5), 'add'), can(six.slice(0, 2), 'delete'), can(six.slice(0, 1), 'delete')]).toEqual([false, true, true, false]);
});

test('duplicates are found by their own words, regardless of case and width', () => {
  expect(
    isDuplicate('education', null, { school_name: 'ＣＮＵ', education_level_id: 5 }, [
      { id: '1', school_name: 'cnu', education_level_id: 5, field_of_study: '' },
    ]),
  ).toBe(true);
  expect(isDuplicate('education', '1', { school_name: 'cnu' }, [{ id: '1', school_name: 'cnu' }])).toBe(false);
});
