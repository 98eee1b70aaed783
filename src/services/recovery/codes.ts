import { ERRORS } from '../../../contract/errors.ts';

/** Maps error codes (contract/errors.ts) to the charts' failures for a rejected code. */
export const CODE_REFUSALS = {
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.otpExpired.code]: 'expired',
  [ERRORS.otpUsed.code]: 'used',
  [ERRORS.parameterInvalid.code]: 'wrong',
} as const;

export const NOT_SENT = { [ERRORS.otpNotSent.code]: 'notSent', [ERRORS.parameterInvalid.code]: 'notSent' } as const;
