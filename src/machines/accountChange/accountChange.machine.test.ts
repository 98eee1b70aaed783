import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ChangeAnswer, Values, What } from './accountChange.actors.ts';
import { accountChangeFlow } from './accountChange.fixtures.ts';
import { accountChangeMachine } from './accountChange.machine.ts';

pathTests(accountChangeFlow);

async function proven(what: What) {
  const makeChange = held<ChangeAnswer, { what: What; values: Values }>();
  const leave = held<void, void>();
  const stepUp = fromPromise(async () => ({ isProven: true }));
  const machine = accountChangeMachine.provide({ actors: { makeChange: makeChange.logic, leave: leave.logic, stepUp } as never });
  const actor = createActor(machine, { input: { email: 'ana@example.com' } }).start();
  actor.send({ type: 'change.requested', what });
  await expect.poll(() => actor.getSnapshot().matches('proving')).toBe(false);
  return { actor, makeChange, leave };
}

test('sends a new password and stores it nowhere', async () => {
  const { actor, makeChange } = await proven('password');
  actor.send({ type: 'change.submitted', values: { newPassword: 'another horse 22' } });
  expect(makeChange.calls[0]?.input).toEqual({ what: 'password', values: { newPassword: 'another horse 22' } });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('horse');
  await makeChange.calls[0]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('saved');
});

test('exports all data right away, without further input', async () => {
  const { makeChange } = await proven('export');
  expect(makeChange.calls[0]?.input).toEqual({ what: 'export', values: {} });
});

test('leaves the page once the account is deleted', async () => {
  const { actor, makeChange, leave } = await proven('deletion');
  actor.send({ type: 'change.submitted', values: { confirmation: 'ana@example.com' } });
  await makeChange.calls[0]?.answer({ ok: true });
  actor.send({ type: 'change.dismissed' });
  expect([actor.getSnapshot().value, leave.calls.length]).toEqual(['leaving', 1]);
});
