import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { SaveAnswer } from './savedJob.actors.ts';
import { savedJobFlow } from './savedJob.fixtures.ts';
import { type SavedJobInput, savedJobMachine } from './savedJob.machine.ts';

pathTests(savedJobFlow);

function start(input: Partial<SavedJobInput> = {}) {
  const [save, unsave] = [held<SaveAnswer, { jobId: number }>(), held<SaveAnswer, { jobId: number }>()];
  const [remember, forget] = [held<void, { jobId: number }>(), held<void, { jobId: number }>()];
  const clock = new SimulatedClock();
  const machine = savedJobMachine.provide({ actors: { saveJob: save.logic, unsaveJob: unsave.logic, rememberSave: remember.logic, forgetSave: forget.logic } });
  const actor = createActor(machine, { input: { jobId: 7, isSeeker: true, isSaved: false, ...input }, clock }).start();
  const notices: string[] = [];
  actor.on('notice.raised', ({ notice }) => notices.push(notice.message));
  const isShownSaved = () => actor.getSnapshot().hasTag('shownSaved');
  return { actor, clock, notices, isShownSaved, saves: save.calls, unsaves: unsave.calls, remembered: remember.calls, forgotten: forget.calls };
}

test('is shown as saved right away, and rolled back with a notice on failure', async () => {
  const { actor, isShownSaved, notices, saves } = start();
  actor.send({ type: 'job.saved' });
  expect(isShownSaved()).toBe(true);
  await saves[0]?.fail(broken);
  expect(isShownSaved()).toBe(false);
  expect(notices).toEqual(['jobs:save.failed']);
});

test('rolls back removing it too', async () => {
  const { actor, isShownSaved, notices, unsaves } = start({ isSaved: true });
  actor.send({ type: 'job.unsaved' });
  expect(isShownSaved()).toBe(false);
  await unsaves[0]?.fail(broken);
  expect(isShownSaved()).toBe(true);
  expect(notices).toEqual(['jobs:unsave.failed']);
});

test('offers undo for six seconds', async () => {
  const { actor, clock, saves, unsaves } = start({ isSaved: true });
  actor.send({ type: 'job.unsaved' });
  await unsaves[0]?.answer({ ok: true });
  clock.increment(5_999);
  expect(actor.getSnapshot().hasTag('undoable')).toBe(true);
  actor.send({ type: 'undo.requested' });
  await saves[0]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toEqual({ saved: 'undoable' });
  clock.increment(6_000);
  actor.send({ type: 'undo.requested' });
  expect(actor.getSnapshot().value).toEqual({ saved: 'settled' });
});

test('a second click waits for the first call', async () => {
  const { actor, isShownSaved, saves, unsaves } = start();
  actor.send({ type: 'job.saved' });
  actor.send({ type: 'job.unsaved' });
  expect(isShownSaved()).toBe(false);
  expect(unsaves).toHaveLength(0);
  await saves[0]?.answer({ ok: true });
  expect(unsaves).toHaveLength(1);
  await unsaves[0]?.answer({ ok: true });
  expect(actor.getSnapshot().matches('unsaved')).toBe(true);
});

test('stores what a guest saves on the device, and shows it as saved whether they sign in or not', async () => {
  const { actor, isShownSaved, saves, remembered, forgotten } = start({ isSeeker: false });
  actor.send({ type: 'job.saved' });
  expect(actor.getSnapshot().value).toEqual({ kept: 'asking' });
  expect([isShownSaved(), remembered[0]?.input, saves.length]).toEqual([true, { jobId: 7 }, 0]);
  actor.send({ type: 'signIn.declined' });
  expect([actor.getSnapshot().value, isShownSaved()]).toEqual([{ kept: 'settled' }, true]);
  actor.send({ type: 'job.unsaved' });
  expect([isShownSaved(), forgotten[0]?.input]).toEqual([false, { jobId: 7 }]);
  await forgotten[0]?.answer(undefined);
  expect(actor.getSnapshot().matches('unsaved')).toBe(true);
});

test('a job stored on the device is shown as saved to a guest; for a job seeker only the account counts', () => {
  expect(start({ isKept: true, isSeeker: false }).isShownSaved()).toBe(true);
  expect(start({ isKept: true, isSeeker: true }).isShownSaved()).toBe(false);
});

test('an ended session keeps it on the device, and offers to sign in', async () => {
  const { actor, saves } = start();
  actor.send({ type: 'job.saved' });
  await saves[0]?.answer({ ok: false, failure: 'signInRequired' });
  expect(actor.getSnapshot()).toMatchObject({ value: { kept: 'asking' }, context: { isSeeker: false } });
});

test('another save button for the same job updates this one, without a call of its own', () => {
  const { actor, isShownSaved, saves, unsaves } = start();
  actor.send({ type: 'job.savedElsewhere' });
  expect([actor.getSnapshot().value, isShownSaved()]).toEqual([{ saved: 'settled' }, true]);
  actor.send({ type: 'job.unsavedElsewhere' });
  expect([actor.getSnapshot().value, isShownSaved()]).toEqual([{ unsaved: 'settled' }, false]);
  expect([saves.length, unsaves.length]).toEqual([0, 0]);
  const guest = start({ isSeeker: false });
  guest.actor.send({ type: 'job.savedElsewhere' });
  expect(guest.actor.getSnapshot().value).toEqual({ kept: 'settled' });
});
