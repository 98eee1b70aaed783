import { ERRORS } from '../../../contract/errors.ts';

/** What a refused code is called in the charts, by the catalogue's code (contract/errors.ts). */
export const CODE_REFUSALS = {
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.otpExpired.code]: 'expired',
  [ERRORS.otpUsed.code]: 'used',
  [ERRORS.parameterInvalid.code]: 'wrong',
} as const;

export const NOT_SENT = { [ERRORS.otpNotSent.code]: 'notSent', [ERRORS.parameterInvalid.code]: 'notSent' } as const;
