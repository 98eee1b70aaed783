import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { DeletionAnswer } from './companyDeletion.actors.ts';
import { companyDeletionFlow } from './companyDeletion.fixtures.ts';
import { companyDeletionMachine } from './companyDeletion.machine.ts';

pathTests(companyDeletionFlow);

function start() {
  const deletion = held<DeletionAnswer, { name: string }>();
  const proof = held<{ isProven: boolean }, { email: string }>();
  const actor = createActor(companyDeletionMachine.provide({ actors: { deleteCompany: deletion.logic, stepUp: proof.logic } as never }), {
    input: { email: 'mei@acme.example' },
  }).start();
  return { actor, calls: deletion.calls, proofs: proof.calls, state: () => actor.getSnapshot() };
}

test('deletes only after asking and typing a name; closing it changes nothing', () => {
  const { actor, calls, state } = start();
  actor.send({ type: 'deletion.submitted', name: 'Acme' });
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'deletion.dismissed' });
  expect([calls.length, state().value]).toEqual([0, 'resting']);
});

test('a wrong name, a refusal and a failure keep the question with an explanation; the right name deletes', async () => {
  const { actor, calls, state } = start();
  actor.send({ type: 'deletion.requested' });
  const submit = (name: string) => actor.send({ type: 'deletion.submitted', name });
  submit('Acm');
  await calls[0]?.answer({ ok: false, failure: 'invalid', fields: { name: ['no'] } });
  expect(state()).toMatchObject({ value: { asking: 'invalid' }, context: { fields: { name: ['no'] } } });
  submit('Acme');
  expect([calls[1]?.input, state().context.fields]).toEqual([{ name: 'Acme' }, {}]);
  await calls[1]?.answer({ ok: false, failure: 'refused', message: 'Only the coordinator can.' });
  expect(state()).toMatchObject({ value: { asking: 'refused' }, context: { message: 'Only the coordinator can.' } });
  submit('Acme');
  await calls[2]?.fail(broken);
  expect(state()).toMatchObject({ value: { asking: 'failed' }, context: { message: '' } });
  submit('Acme');
  await calls[3]?.answer({ ok: true });
  expect(state().status).toBe('done');
});

test('continues with the typed name after reauthentication; asks again without it', async () => {
  for (const isProven of [true, false]) {
    const { actor, calls, proofs, state } = start();
    actor.send({ type: 'deletion.requested' });
    actor.send({ type: 'deletion.submitted', name: 'Acme' });
    await calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
    expect(proofs[0]?.input).toEqual({ email: 'mei@acme.example' });
    await proofs[0]?.answer({ isProven });
    expect(calls.map(({ input }) => input)).toEqual(isProven ? [{ name: 'Acme' }, { name: 'Acme' }] : [{ name: 'Acme' }]);
    expect(state().value).toEqual(isProven ? 'deleting' : { asking: 'idle' });
  }
});
