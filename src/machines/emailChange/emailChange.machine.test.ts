import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { stepUpActors, type ProofNews } from '../stepUp/stepUp.actors.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';
import type { EmailChangeAnswer } from './emailChange.actors.ts';
import { emailChangeFlow } from './emailChange.fixtures.ts';
import { emailChangeMachine } from './emailChange.machine.ts';

pathTests(emailChangeFlow);

function start(isMember: boolean) {
  const changeEmail = held<EmailChangeAnswer, { ticket: string }>();
  const machine = emailChangeMachine.provide({ actors: { changeEmail: changeEmail.logic } });
  return { actor: createActor(machine, { input: { ticket: 't-1', isMember, email: 'old@example.com' } }).start(), changeEmail };
}

test('without a session nothing changes, and the link stays valid', () => {
  const { actor, changeEmail } = start(false);
  expect([actor.getSnapshot().value, changeEmail.calls.length]).toEqual(['signedOut', 0]);
});

test('shows the new address', async () => {
  const { actor, changeEmail } = start(true);
  await changeEmail.calls[0]?.answer({ ok: true, email: 'new@example.com' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.changedTo]).toEqual(['changed', 'new@example.com']);
});

test('asks to sign in if the session has ended', async () => {
  const { actor, changeEmail } = start(true);
  await changeEmail.calls[0]?.answer({ ok: false, failure: 'signedOut' });
  expect(actor.getSnapshot().value).toBe('signedOut');
});

test('asks to reauthenticate if the last time was before the request, instead of retrying', async () => {
  const changeEmail = held<EmailChangeAnswer, { ticket: string }>();
  const learnProof = fromPromise<ProofNews>(() => Promise.resolve({ isFresh: true, methods: ['password', 'code'] }));
  const stepUp = stepUpMachine.provide({ actors: { ...stepUpActors, learnProof } });
  const machine = emailChangeMachine.provide({ actors: { changeEmail: changeEmail.logic, stepUp } });
  const actor = createActor(machine, { input: { ticket: 't-1', isMember: true, email: 'old@example.com' } }).start();
  await changeEmail.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  const asking = await waitFor(actor, ({ children }) => children.stepUp?.getSnapshot().matches('asking') === true, { timeout: 1_000 });
  expect([asking.value, changeEmail.calls.length]).toEqual(['proving', 1]);
});
