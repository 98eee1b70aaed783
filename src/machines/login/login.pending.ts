import { entered, failing, loginSetup, on } from './login.setup.ts';

/** The identity has several accounts, a job seeker's and an employer's: asks which one. */
export const choosingAccount = loginSetup.createStateConfig({
  initial: 'choosing',
  after: { untilLapse: 'lapsed' },
  states: {
    choosing: { on: { 'accountChoice.made': 'opening' } },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'chooseAccount',
        src: 'chooseAccount',
        input: ({ event }) => ({ accountId: event.type === 'accountChoice.made' ? event.accountId : '' }),
        onDone: [entered, on('suspended', 'choosingAccount.suspended'), on('tooMany', 'choosingAccount.failed'), { target: '#login.lapsed' }],
        onError: failing('choosingAccount.failed'),
      },
    },
    failed: { on: { 'accountChoice.made': 'opening' } },
    suspended: { on: { 'accountChoice.made': 'opening' } },
  },
});

const toCode = { 'authenticator.chosen': '#login.twoFactor.entering' } as const;
const toRecovery = { 'recovery.chosen': '#login.twoFactor.recovering' } as const;

/** The second factor: an authenticator's code, a recovery code, or a passkey. */
export const twoFactor = loginSetup.createStateConfig({
  initial: 'entering',
  after: { untilLapse: 'lapsed' },
  on: { 'passkey.chosen': 'passkey' },
  states: {
    entering: {
      initial: 'fresh',
      on: { ...toRecovery, 'secondFactor.submitted': 'verifying' },
      states: { fresh: {}, wrong: {}, used: {}, failed: {} },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verifyCodeOfTwo',
        src: 'verifyTwoFactor',
        input: ({ event }) => ({ code: event.type === 'secondFactor.submitted' ? event.code : '' }),
        onDone: [
          entered,
          on('suspended', 'suspended'),
          on('lapsed', 'lapsed'),
          on('tooMany', 'twoFactor.tooMany'),
          on('used', 'twoFactor.entering.used'),
          { target: '#login.twoFactor.entering.wrong' },
        ],
        onError: failing('twoFactor.entering.failed'),
      },
    },
    recovering: {
      initial: 'fresh',
      on: { ...toCode, 'recovery.submitted': 'verifyingRecovery' },
      states: { fresh: {}, wrong: {}, used: {}, failed: {} },
    },
    verifyingRecovery: {
      tags: 'busy',
      invoke: {
        id: 'verifyRecoveryCode',
        src: 'verifyTwoFactor',
        input: ({ event }) => ({ recoveryCode: event.type === 'recovery.submitted' ? event.recoveryCode : '' }),
        onDone: [
          entered,
          on('suspended', 'suspended'),
          on('lapsed', 'lapsed'),
          on('tooMany', 'twoFactor.tooMany'),
          on('used', 'twoFactor.recovering.used'),
          { target: '#login.twoFactor.recovering.wrong' },
        ],
        onError: failing('twoFactor.recovering.failed'),
      },
    },
    tooMany: { after: { untilRetry: 'entering' } },
  },
});
