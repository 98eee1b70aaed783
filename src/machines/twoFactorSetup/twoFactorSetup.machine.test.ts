import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ConfirmAnswer, DisableAnswer, EnrolAnswer, RenewAnswer } from './twoFactorSetup.actors.ts';
import { recoveryCodes, twoFactorSetupFlow } from './twoFactorSetup.fixtures.ts';
import { twoFactorSetupMachine } from './twoFactorSetup.machine.ts';

pathTests(twoFactorSetupFlow);

function start(isProven = true) {
  const calls = {
    readTwoFactor: held<{ isOn: boolean; codesLeft: number }, void>(),
    enrol: held<EnrolAnswer, void>(),
    confirmCode: held<ConfirmAnswer, { code: string }>(),
    renewCodes: held<RenewAnswer, void>(),
    disable: held<DisableAnswer, void>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic]));
  const machine = twoFactorSetupMachine.provide({ actors: { ...actors, stepUp: fromPromise(async () => ({ isProven })) } as never });
  return { actor: createActor(machine, { input: { email: 'ana@example.com' } }).start(), ...calls };
}
const enrolment = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };

test('turns on only after a code, then stores neither secret nor recovery codes', async () => {
  const { actor, readTwoFactor, enrol, confirmCode } = start();
  await readTwoFactor.calls[0]?.answer({ isOn: false, codesLeft: 0 });
  actor.send({ type: 'setup.requested' });
  await enrol.calls[0]?.answer({ ok: true, enrolment });
  actor.send({ type: 'code.submitted', code: '123456' });
  expect(confirmCode.calls[0]?.input).toEqual({ code: '123456' });
  await confirmCode.calls[0]?.answer({ ok: true, codes: recoveryCodes });
  expect(actor.getSnapshot()).toMatchObject({ value: 'showingCodes', context: { codes: recoveryCodes } });
  actor.send({ type: 'codes.kept' });
  expect(actor.getSnapshot()).toMatchObject({ value: { on: 'idle' }, context: { codes: [], enrolment: null, codesLeft: 2 } });
});

test('continues the action after reauthentication', async () => {
  const { actor, readTwoFactor, disable } = start();
  await readTwoFactor.calls[0]?.answer({ isOn: true, codesLeft: 3 });
  actor.send({ type: 'disable.requested' });
  actor.send({ type: 'disable.confirmed' });
  await disable.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => disable.calls.length).toBe(2);
  await disable.calls[1]?.answer({ ok: true });
  expect(actor.getSnapshot().matches('off')).toBe(true);
});

test('without reauthentication nothing changes', async () => {
  const { actor, readTwoFactor, disable } = start(false);
  await readTwoFactor.calls[0]?.answer({ isOn: true, codesLeft: 3 });
  actor.send({ type: 'disable.requested' });
  actor.send({ type: 'disable.confirmed' });
  await disable.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => actor.getSnapshot().matches('on')).toBe(true);
  expect(disable.calls).toHaveLength(1);
});
