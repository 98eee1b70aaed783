import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { Session } from '../../../contract/records.ts';
import type { ChoiceAnswer, SecondAnswer, SecondFactor } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { enter } from './answers.ts';
import { noteWaiting } from './tabs.ts';

const WAITING = {
  [ERRORS.accountSuspended.code]: 'suspended',
  [ERRORS.loginLapsed.code]: 'lapsed',
  [ERRORS.notFound.code]: 'lapsed',
} as const;

export const chooseAccount = fromPromise<ChoiceAnswer, { accountId: string }>(({ input, signal }) =>
  enter(() => api('chooseAccount', { body: { account_id: input.accountId } }, { signal }), WAITING, signal),
);

const SECOND_REFUSALS = {
  ...WAITING,
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.parameterInvalid.code]: 'wrong',
  [ERRORS.otpUsed.code]: 'used',
} as const;

export const verifyTwoFactor = fromPromise<SecondAnswer, SecondFactor>(({ input, signal }) => {
  const body = 'code' in input ? input : { recovery_code: input.recoveryCode };
  return enter(() => api('verifyTwoFactor', { body }, { signal }), SECOND_REFUSALS, signal);
});

export const resumeLogin = fromPromise<Session>(async ({ signal }) => {
  const { data: session } = await api('getSession', {}, { signal });
  noteWaiting(session);
  return session;
});

/** If the server doesn't receive it, the waiting login expires on its own. */
export const abandonLogin = fromPromise<void>(async ({ signal }) => {
  noteWaiting({ pending: null });
  await api('abandonLogin', { body: {} }, { signal }).catch(() => undefined);
});
