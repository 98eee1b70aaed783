import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, newcomerSession, noSession, seekerSession } from '../samples.ts';
import type { SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { emailVerificationMachine } from '../emailVerification/emailVerification.machine.ts';
import type { RegistrationAnswer, RegistrationDetails } from './register.actors.ts';
import { registerFlow } from './register.fixtures.ts';
import { type RegisterInput, registerMachine } from './register.machine.ts';

pathTests(registerFlow);

const details: RegistrationDetails = { email: 'ana@example.com', password: 'waymark-demo-1', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true };

function start(input: Partial<RegisterInput> = {}) {
  const register = held<RegistrationAnswer, { details: RegistrationDetails }>();
  const code = held<SendAnswer, { email: string }>();
  const machine = registerMachine.provide({
    actors: { register: register.logic, emailVerification: emailVerificationMachine.provide({ actors: { requestCode: code.logic } }) },
  });
  const actor = createActor(machine, { input: { session: noSession, redirect: null, otherSites: [], clockOffset: 0, ...input } }).start();
  const begun: string[] = [];
  actor.on('session.began', ({ session }) => begun.push(session.kind));
  return { actor, begun, codes: code.calls, registers: register.calls, submit: () => actor.send({ type: 'details.submitted', details }) };
}

test('leads to the wizard, or to where the user came from', async () => {
  for (const [redirect, target] of [
    [null, '/jobseeker-complete-profile'],
    ['/job/x-7', '/job/x-7'],
  ] as const) {
    const { actor, registers, submit } = start({ redirect });
    submit();
    await registers[0]?.answer({ ok: true, session: newcomerSession });
    expect(actor.getSnapshot().value).toBe('verifyingEmail');
    actor.getSnapshot().children.emailVerification?.send({ type: 'verification.closed' });
    expect(actor.getSnapshot().output).toEqual({ session: newcomerSession, target });
  }
});

test('emits the user before the address is verified, and sends the code to the registered address', async () => {
  const { begun, codes, registers, submit } = start();
  submit();
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  expect(begun).toEqual(['seeker']);
  expect(codes[0]?.input).toEqual({ email: 'ana@example.com' });
});

test('each refusal accepts the form again, and messages clear on the next attempt', async () => {
  const { actor, registers, submit } = start();
  submit();
  await registers[0]?.answer({ ok: false, failure: 'invalid', fields: { first_name: ['required'] } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'invalid', context: { fields: { first_name: ['required'] } } });
  submit();
  await registers[1]?.answer({ ok: false, failure: 'emailTaken' });
  expect(actor.getSnapshot().value).toBe('emailTaken');
  expect(actor.getSnapshot().context.fields).toEqual({});
  submit();
  await registers[2]?.fail(broken);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('waymark-demo-1');
});

test('a signed-in user can’t register again', async () => {
  expect(start({ session: seekerSession }).actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/onsite-job' });
  const { actor, registers, submit } = start();
  submit();
  await registers[0]?.answer({ ok: false, failure: 'alreadyLoggedIn', session: seekerSession });
  expect(actor.getSnapshot()).toMatchObject({ value: 'already', output: { target: '/onsite-job' } });
});
