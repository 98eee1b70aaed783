import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline, user } from '../samples.ts';
import type { Step } from './steps.ts';
import type { Begun, CompletionAnswer } from './wizard.actors.ts';
import { wizardFlow } from './wizard.fixtures.ts';
import { wizardMachine } from './wizard.machine.ts';

pathTests(wizardFlow);

async function begunAt(begun: Begun) {
  const [load, keep, complete, connection] = [held<Begun, void>(), held<void, { step: Step }>(), held<CompletionAnswer, void>(), held<void, void>()];
  const actors = { loadWizard: load.logic, keepStep: keep.logic, completeProfile: complete.logic, waitForConnection: connection.logic } as never;
  const actor = createActor(wizardMachine.provide({ actors })).start();
  await load.calls[0]?.answer(begun);
  return { actor, keep: keep.calls, complete: complete.calls, connection: connection.calls };
}

test('left in the third step, it goes on there, with every step told to the other devices', async () => {
  const { actor, keep } = await begunAt({ step: 'experience', preferences: 1 });
  expect(actor.getSnapshot().value).toBe('experience');
  actor.send({ type: 'step.finished' });
  actor.send({ type: 'step.left' });
  actor.send({ type: 'step.left' });
  expect(keep.map(({ input }) => input.step)).toEqual(['experience', 'education', 'experience', 'about']);
});

test('without a preference nobody goes past the first step', async () => {
  const { actor } = await begunAt({ step: 'preferences', preferences: 0 });
  expect(actor.getSnapshot().can({ type: 'step.finished' })).toBe(false);
  actor.send({ type: 'preferences.counted', count: 1 });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toBe('about');
});

test('what is written and not saved keeps one in its step, and nobody for good', async () => {
  const { actor } = await begunAt({ step: 'experience', preferences: 1 });
  actor.send({ type: 'writing.changed', isWriting: true });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toBe('experience');
  actor.send({ type: 'step.left' });
  actor.send({ type: 'step.finished' });
  actor.send({ type: 'step.finished' });
  expect(actor.getSnapshot().value).toBe('education');
});

test('completing waits out being offline, can be tried again, and tells who one is', async () => {
  const { actor, complete, connection } = await begunAt({ step: 'education', preferences: 1 });
  actor.send({ type: 'step.finished' });
  await complete[0]?.fail(offline);
  await connection[0]?.answer();
  await complete[1]?.fail(broken);
  actor.send({ type: 'wizard.retried' });
  await complete[2]?.answer({ ok: true, user });
  expect(actor.getSnapshot().output).toEqual({ user });
});
