import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { twoFactorSetupMachine } from './twoFactorSetup.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
const tooMany = { ...refused('tooMany'), retryAt: '2026-01-10T09:05:00Z' };
export const recoveryCodes = ['abcde-fghjk', 'mnpqr-stuvw'];

export const twoFactorSetupFlow = defineFlow({
  id: 'twoFactorSetup',
  area: 'account',
  title: 'Set up the second factor',
  purpose: 'Turns two-step sign-in on with an authenticator, gives recovery codes, and turns it off again.',
  source: 'src/machines/twoFactorSetup/twoFactorSetup.machine.ts',
  machine: twoFactorSetupMachine,
  states: {
    loading: 'Whether it is on is being asked.',
    unloadable: 'That could not be asked.',
    off: 'It is off.',
    'off.idle': 'It can be set up.',
    'off.failed': 'Setting it up could not begin; it can be tried again.',
    enrolling: 'A secret is being made.',
    confirming: 'The QR code and secret are shown; a code of the authenticator is asked for.',
    'confirming.fresh': 'None was tried yet.',
    'confirming.wrong': 'It was wrong.',
    'confirming.failed': 'It could not be checked; it can be tried again.',
    verifying: 'The code is being checked.',
    tooMany: 'Too many tries; it goes on after a while.',
    showingCodes: 'It is on; the recovery codes are shown this once.',
    on: 'It is on.',
    'on.idle': 'It can be turned off, and the recovery codes made anew.',
    'on.failed': 'The last change did not happen; it can be tried again.',
    renewing: 'New recovery codes are being made.',
    confirmingDisable: 'Whether to turn it off is asked.',
    disabling: 'It is being turned off.',
    proving: 'Who one is has to be proven first.',
    proven: 'It was; what was wanted goes on.',
  },
  fixtures: {
    inputs: { member: { email: user.email } },
    events: {
      'setup.requested': [{ type: 'setup.requested' }],
      'setup.dismissed': [{ type: 'setup.dismissed' }],
      'code.submitted': [{ type: 'code.submitted', code: '123456' }],
      'codes.kept': [{ type: 'codes.kept' }],
      'renewal.requested': [{ type: 'renewal.requested' }],
      'disable.requested': [{ type: 'disable.requested' }],
      'disable.confirmed': [{ type: 'disable.confirmed' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      readTwoFactor: {
        done: [
          { isOn: true, codesLeft: 8 },
          { isOn: false, codesLeft: 0 },
        ],
        error: [broken],
      },
      enrol: {
        done: [
          { ok: true, enrolment: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP' } },
          refused('proofNeeded'),
          refused('changed'),
        ],
        error: [broken],
      },
      confirmCode: {
        done: [{ ok: true, codes: recoveryCodes }, refused('wrong'), tooMany, refused('proofNeeded'), refused('changed')],
        error: [broken],
      },
      renewCodes: { done: [{ ok: true, codes: recoveryCodes }, refused('proofNeeded'), refused('changed')], error: [broken] },
      disable: { done: [{ ok: true }, refused('proofNeeded'), refused('changed')], error: [broken] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ wanted }) => wanted,
  },
});
