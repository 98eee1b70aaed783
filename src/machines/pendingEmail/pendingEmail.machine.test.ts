import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ResendAnswer } from './pendingEmail.actors.ts';
import { pendingEmailFlow } from './pendingEmail.fixtures.ts';
import { pendingEmailMachine } from './pendingEmail.machine.ts';

pathTests(pendingEmailFlow);

test('sends the email to the pending address after reauthentication; a later change replaces it', async () => {
  const [readPending, resendEmail] = [held<string | null, void>(), held<ResendAnswer, { email: string }>()];
  const actors = { readPending: readPending.logic, resendEmail: resendEmail.logic, stepUp: fromPromise(async () => ({ isProven: true })) } as never;
  const actor = createActor(pendingEmailMachine.provide({ actors }), { input: { email: 'ana@example.com' } }).start();
  await readPending.calls[0]?.answer('first@example.com');
  actor.send({ type: 'letter.resendRequested' });
  await resendEmail.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => resendEmail.calls.length).toBe(2);
  expect(resendEmail.calls.map(({ input }) => input.email)).toEqual(['first@example.com', 'first@example.com']);
  actor.send({ type: 'address.awaited', email: 'second@example.com' });
  expect(resendEmail.calls[1]?.isStopped()).toBe(true);
  expect(actor.getSnapshot()).toMatchObject({ value: { waiting: 'idle' }, context: { pending: 'second@example.com' } });
});
