import type { OtpChallenge } from '../../../contract/auth.ts';

/** `retryAt`: ISO-8601 on the server's clock. */
export type Refused<F extends string> = { ok: false; failure: F } | { ok: false; failure: 'tooMany'; retryAt: string };

/** The code was sent, or why not. */
export type SendAnswer = { ok: true; challenge: OtpChallenge } | Refused<'notSent'>;

/** Why a code was rejected. */
export type CodeRefusal<F extends string = never> = Refused<'wrong' | 'expired' | 'used' | F>;
