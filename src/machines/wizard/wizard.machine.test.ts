import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, offline, user } from '../samples.ts';
import type { Step } from './steps.ts';
import type { Begun, CompletionAnswer } from './wizard.actors.ts';
import { wizardFlow } from './wizard.fixtures.ts';
import { wizardMachine } from './wizard.machine.ts';

pathTests(wizardFlow);

async function begunAt(begun: Omit<Begun, 'hasName'>, hasName = true) {
  const [load, keep, complete, connection] = [held<Begun, void>(), held<void, { step: Step }>(), held<CompletionAnswer, void>(), held<void, void>()];
  const actors = { loadWizard: load.logic, storeStep: keep.logic, completeProfile: complete.logic, waitForConnection: connection.logic } as never;
  const actor = createActor(wizardMachine.provide({ actors })).start();
  await load.calls[0]?.answer({ ...begun, hasName });
  return { actor, keep: keep.calls, complete: complete.calls, connection: connection.calls };
}

test('left in the third step, continues there, and stores every step for other devices', async () => {
  const { actor, keep } = await begunAt({ step: 'experience', preferences: 1 });
  expect(actor.getSnapshot().value).toBe('experience');
  actor.send({ type: 'step.finished' });
  actor.send({ type: 'step.left' });
  actor.send({ type: 'step.left' });
  expect(keep.map(({ input }) => input.step)).toEqual(['experience', 'education', 'experience', 'about']);
});

test('requires a preference to leave the first step', async () => {
  const { actor } = await begunAt({ step: 'preferences', preferences: 0 });
  expect(actor.getSnapshot().can({ type: 'step.finished' })).toBe(false);
  actor.send({ type: 'preferences.counted', count: 1 });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toEqual({ about: 'ready' });
});

test('requires a name to leave the second step, wherever a person without one stopped before', async () => {
  const { actor } = await begunAt({ step: 'education', preferences: 1 }, false);
  expect(actor.getSnapshot().value).toEqual({ about: 'needed' });
  expect(actor.getSnapshot().can({ type: 'step.finished' })).toBe(false);
  actor.send({ type: 'name.changed', hasName: true });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toBe('experience');
});

test('unsaved input keeps the user in the step, but not forever', async () => {
  const { actor } = await begunAt({ step: 'experience', preferences: 1 });
  actor.send({ type: 'writing.changed', isWriting: true });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toBe('experience');
  actor.send({ type: 'step.left' });
  actor.send({ type: 'step.finished' });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toBe('education');
});

test('completing waits while offline, can be retried, and emits the user', async () => {
  const { actor, complete, connection } = await begunAt({ step: 'education', preferences: 1 });
  actor.send({ type: 'step.finished' });
  await complete[0]?.fail(offline);
  await connection[0]?.answer();
  await complete[1]?.fail(broken);
  actor.send({ type: 'wizard.retried' });
  await complete[2]?.answer({ ok: true, user });
  expect(actor.getSnapshot().output).toEqual({ user });
});

const failed = { failure: expect.objectContaining({ kind: 'refused' }) };
const isOffline = { failure: expect.objectContaining({ kind: 'offline' }) };
const finish = 'step.finished';

stateTable(wizardFlow, undefined, [
  starts(undefined, 'loading', { calls: { loadWizard: undefined } }),
  ['*', { type: 'writing.changed', isWriting: true }, null, { sets: { isWriting: true } }],
  [
    'loading',
    done('loadWizard', { step: 'preferences', preferences: 0, hasName: false }),
    'preferences.needed',
    { calls: { 'keep.preferences': { step: 'preferences' } } },
  ],
  [
    'loading',
    done('loadWizard', { step: 'preferences', preferences: 2, hasName: true }),
    'preferences.ready',
    { sets: { preferences: 2, hasName: true, step: 'preferences' } },
  ],
  ['loading', done('loadWizard', { step: 'about', preferences: 1, hasName: true }), 'about.ready', { calls: { 'keep.about': { step: 'about' } } }],
  [
    'loading',
    done('loadWizard', { step: 'experience', preferences: 1, hasName: true }),
    'experience',
    { calls: { 'keep.experience': { step: 'experience' } } },
  ],
  ['loading', done('loadWizard', { step: 'education', preferences: 1, hasName: true }), 'education', { calls: { 'keep.education': { step: 'education' } } }],
  ['loading', done('loadWizard', { step: 'about', preferences: 1, hasName: false }), 'about.needed', { calls: { 'keep.about': { step: 'about' } } }],
  ['loading', done('loadWizard', { step: 'experience', preferences: 1, hasName: false }), 'about.needed', { calls: { 'keep.about': { step: 'about' } } }],
  ['loading', done('loadWizard', { step: 'education', preferences: 1, hasName: false }), 'about.needed', { calls: { 'keep.about': { step: 'about' } } }],
  ['loading', fails('loadWizard', offline), 'unreachable', { sets: isOffline, calls: { waitToLoad: undefined } }],
  ['loading', fails('loadWizard', broken), 'unloadable', { sets: failed }],
  ['unreachable', done('waitToLoad'), 'loading', { calls: { loadWizard: undefined } }],
  ['unloadable', 'wizard.retried', 'loading', { calls: { loadWizard: undefined } }],
  ['preferences.needed', { type: 'preferences.counted', count: 1 }, 'preferences.ready', { sets: { preferences: 1 } }],
  ['preferences.ready', { type: 'preferences.counted', count: 0 }, 'preferences.needed', { sets: { preferences: 0 } }],
  ['preferences.ready', finish, 'about.needed', { given: { hasName: false }, calls: { 'keep.about': { step: 'about' } } }],
  ['preferences.ready', finish, 'about.ready', { given: { hasName: true }, calls: { 'keep.about': { step: 'about' } } }],
  // With unsaved input, the user can't go forward; going back discards it.
  ['preferences.ready', finish, null, { given: { isWriting: true } }],
  ...['about.needed', 'about.ready'].flatMap((state): Row[] => [
    [state, { type: 'name.changed', hasName: true }, 'about.ready', { sets: { hasName: true } }],
    [state, { type: 'name.changed', hasName: false }, 'about.needed', { sets: { hasName: false } }],
    [state, 'step.left', 'preferences.needed', { given: { isWriting: true }, sets: { isWriting: false } }],
  ]),
  ['about.needed', finish, null],
  ['about.ready', finish, 'experience', { calls: { 'keep.experience': { step: 'experience' } } }],
  ['about.ready', finish, null, { given: { isWriting: true } }],
  ['experience', finish, 'education', { calls: { 'keep.education': { step: 'education' } } }],
  ['experience', finish, null, { given: { isWriting: true } }],
  ['experience', 'step.left', 'about.ready', { given: { hasName: true, isWriting: true }, sets: { isWriting: false } }],
  ['education', finish, 'completing', { calls: { completeProfile: undefined } }],
  ['education', finish, null, { given: { isWriting: true } }],
  ['education', 'step.left', 'experience', { given: { isWriting: true }, sets: { isWriting: false } }],
  ['completing', done('completeProfile', { ok: true, user }), 'done', { sets: { user }, output: { user } }],
  ['completing', done('completeProfile', { ok: false, failure: 'unfinished', missing: 'preference' }), 'unfinished.preference'],
  ['completing', done('completeProfile', { ok: false, failure: 'unfinished', missing: 'name' }), 'unfinished.name'],
  ['completing', fails('completeProfile', offline), 'offline', { sets: isOffline, calls: { waitForConnection: undefined } }],
  ['completing', fails('completeProfile', broken), 'failed', { sets: failed }],
  ['unfinished', 'step.left', 'loading', { calls: { loadWizard: undefined } }],
  ['offline', done('waitForConnection'), 'completing', { calls: { completeProfile: undefined } }],
  ['offline', 'step.left', 'education'],
  ['failed', 'wizard.retried', 'completing', { calls: { completeProfile: undefined } }],
  ['failed', 'step.left', 'education'],
]);
