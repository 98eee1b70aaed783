import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { Given, ProofAnswer, ProofNews, SentAnswer } from './stepUp.actors.ts';
import { stepUpFlow } from './stepUp.fixtures.ts';
import { stepUpMachine } from './stepUp.machine.ts';

pathTests(stepUpFlow);

function start(isAnew = false) {
  const calls = { learnProof: held<ProofNews, void>(), sendProofCode: held<SentAnswer, { email: string }>(), checkProof: held<ProofAnswer, Given>() };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])) as never;
  const actor = createActor(stepUpMachine.provide({ actors }), { input: { email: 'ana@example.com', isAnew } }).start();
  return { actor, ...calls };
}

test('doesn’t ask again after recent authentication', async () => {
  const { actor, learnProof } = start();
  await learnProof.calls[0]?.answer({ isFresh: true, methods: ['password', 'code'] });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { isProven: true } });
});

test('ignores recent authentication if a new one is required', async () => {
  const { actor, learnProof } = start(true);
  await learnProof.calls[0]?.answer({ isFresh: true, methods: ['password', 'code'] });
  expect(actor.getSnapshot().value).toEqual({ asking: 'fresh' });
});

test('asks again after a wrong password; the right one authenticates, and neither is stored', async () => {
  const { actor, learnProof, checkProof } = start();
  await learnProof.calls[0]?.answer({ isFresh: false, methods: ['password', 'code'] });
  actor.send({ type: 'proof.submitted', text: 'wrong horse 1' });
  await checkProof.calls[0]?.answer({ ok: false, failure: 'wrong' });
  expect(actor.getSnapshot().matches({ asking: 'wrong' })).toBe(true);
  actor.send({ type: 'proof.submitted', text: 'correct horse 1' });
  expect(checkProof.calls[1]?.input).toEqual({ method: 'password', text: 'correct horse 1', challengeId: null });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('horse');
  await checkProof.calls[1]?.answer({ ok: true });
  expect(actor.getSnapshot().output).toEqual({ isProven: true });
});

test('with a code instead: sends it, and answers its own challenge', async () => {
  const { actor, learnProof, sendProofCode, checkProof } = start();
  await learnProof.calls[0]?.answer({ isFresh: false, methods: ['password', 'code'] });
  actor.send({ type: 'method.changed' });
  expect(sendProofCode.calls[0]?.input).toEqual({ email: 'ana@example.com' });
  await sendProofCode.calls[0]?.answer({ ok: true, challengeId: 'c-1' });
  actor.send({ type: 'proof.submitted', text: '123456' });
  expect(checkProof.calls[0]?.input).toEqual({ method: 'code', text: '123456', challengeId: 'c-1' });
});

test('canceling authenticates nobody', async () => {
  const { actor, learnProof } = start();
  await learnProof.calls[0]?.answer({ isFresh: false, methods: ['totp'] });
  actor.send({ type: 'method.changed' });
  expect(actor.getSnapshot().matches('asking')).toBe(true);
  actor.send({ type: 'proof.dismissed' });
  expect(actor.getSnapshot().output).toEqual({ isProven: false });
});
