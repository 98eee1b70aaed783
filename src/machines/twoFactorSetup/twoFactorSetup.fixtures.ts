import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { twoFactorSetupMachine } from './twoFactorSetup.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
const tooMany = { ...refused('tooMany'), retryAt: '2026-01-10T09:05:00Z' };
export const recoveryCodes = ['abcde-fghjk', 'mnpqr-stuvw'];

export const twoFactorSetupFlow = defineFlow({
  id: 'twoFactorSetup',
  area: 'account',
  title: 'Set up two-factor authentication',
  purpose: 'Turns two-factor authentication on with an authenticator app, shows recovery codes, and turns it off again.',
  source: 'src/machines/twoFactorSetup/twoFactorSetup.machine.ts',
  machine: twoFactorSetupMachine,
  states: {
    loading: 'Checking whether it is on.',
    unloadable: 'The check failed.',
    off: 'It is off.',
    'off.idle': 'It can be set up.',
    'off.failed': 'The setup couldn’t start; the user can try again.',
    enrolling: 'Creating a secret.',
    confirming: 'The QR code and secret are shown; the user enters a code from the authenticator app.',
    'confirming.fresh': 'Nothing has been submitted yet.',
    'confirming.wrong': 'The code was wrong.',
    'confirming.failed': 'The check failed; the user can try again.',
    verifying: 'Checking the code.',
    tooMany: 'Too many attempts; continues after a while.',
    showingCodes: 'It is on; the recovery codes are shown only once.',
    on: 'It is on.',
    'on.idle': 'It can be turned off, and new recovery codes created.',
    'on.failed': 'The last change failed; the user can try again.',
    renewing: 'Creating new recovery codes.',
    confirmingDisable: 'Asking for confirmation to turn it off.',
    disabling: 'Turning it off.',
    proving: 'The user must reauthenticate.',
    proven: 'Reauthenticated; continues the action.',
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
