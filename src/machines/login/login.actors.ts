import { fromPromise } from 'xstate';
import type { SocialProvider } from '../../../contract/login.ts';
import type { Session } from '../../../contract/records.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import type { CodeRefusal, Refused, SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { missing } from '../missing.ts';

/** Identifies the account: an email address as typed, or a phone number as E.164 with its plus. */
export type Identifier = { kind: 'email' | 'phone'; address: string };

/** A link that was emailed; instants on the server's clock. */
export type SentLink = { expires_at: string; resend_at: string };
/** What to show as a QR code, and until when. */
export type ShownQr = { text: string; expires_at: string };
/** AuthenticationResponseJSON of WebAuthn: a passkey's signature of one challenge, which can't be used twice. */
export type Assertion = Record<string, unknown>;
/** An authenticator's six digits, or a recovery code. */
export type SecondFactor = { code: string } | { recoveryCode: string };

/**
 * Authenticated; `session.pending` says what is still required. If a session started in another tab in the meantime, returns that instead of a
 * refusal.
 */
type Entry<F extends string> = { ok: true; session: Session } | Refused<F>;

export type PhoneAnswer = { ok: true; phone: string } | { ok: false; failure: PhoneFault };
export type VerifyAnswer = { ok: true; session: Session } | CodeRefusal<'suspended'>;
export type PasswordAnswer = Entry<'invalid' | 'suspended'>;
export type LinkAnswer = { ok: true; link: SentLink } | Refused<'notSent'>;
export type LinkNews = Entry<'elsewhere' | 'expired'>;
export type RedeemAnswer = Entry<'expired' | 'used' | 'suspended'>;
export type QrAnswer = { ok: true; qr: ShownQr } | Refused<never>;
export type QrNews = 'scanned' | 'approved' | 'denied' | 'expired';
export type ClaimAnswer = Entry<'expired' | 'suspended'>;
export type LeaveAnswer = Refused<'unavailable' | 'cancelled'>;
export type SocialAnswer = Entry<'invalidCredentials' | 'accountExists' | 'cancelled' | 'suspended'>;
export type AssertionAnswer = { ok: true; assertion: Assertion } | Refused<'cancelled'>;
export type PasskeyAnswer = Entry<'refused' | 'suspended' | 'lapsed'>;
export type ChoiceAnswer = Entry<'suspended' | 'lapsed'>;
export type SecondAnswer = Entry<'wrong' | 'used' | 'suspended' | 'lapsed'>;

/** Actors of the login flow. Passwords, codes and tickets pass through and are never stored in the context. */
export const loginActors = {
  /** Parses a phone number as people of the country write it. */
  readPhone: fromPromise<PhoneAnswer, { text: string; countryCode: string }>(missing('readPhone')),
  /** By email or SMS. The answer is the same whether or not the address has an account. */
  requestCode: fromPromise<SendAnswer, Identifier>(missing('requestCode')),
  verifyCode: fromPromise<VerifyAnswer, { address: string; challengeId: string; code: string }>(missing('verifyCode')),
  checkPassword: fromPromise<PasswordAnswer, { address: string; password: string }>(missing('checkPassword')),
  requestMagicLink: fromPromise<LinkAnswer, { email: string; redirect: string | null }>(missing('requestMagicLink')),
  /** Completes once the link was opened, in a tab of this browser or elsewhere. Doesn't fail: polls again if there is no response. */
  watchMagicLink: fromPromise<LinkNews>(missing('watchMagicLink')),
  /** Uses the ticket this page was opened with, and removes it from the URL. */
  redeemMagicLink: fromPromise<RedeemAnswer>(missing('redeemMagicLink')),
  createQr: fromPromise<QrAnswer>(missing('createQr')),
  /** Completes once the code's state differs from `seen`. Doesn't fail: polls again if there is no response. */
  watchQr: fromPromise<QrNews, { seen: 'showing' | 'scanned' }>(missing('watchQr')),
  claimQr: fromPromise<ClaimAnswer>(missing('claimQr')),
  /** Leaves for the network's page; completes only if that fails, or if the user returned with the browser's back button. */
  leaveForSocial: fromPromise<LeaveAnswer, { provider: SocialProvider; redirect: string | null }>(missing('leaveForSocial')),
  /** Uses what the server stored for the round trip. */
  finishSocial: fromPromise<SocialAnswer, { provider: SocialProvider }>(missing('finishSocial')),
  /** Offers passkeys in the browser's autofill for the address; completes with the chosen one, or null if not supported. Doesn't fail. */
  offerPasskey: fromPromise<Assertion | null>(missing('offerPasskey')),
  askPasskey: fromPromise<AssertionAnswer>(missing('askPasskey')),
  checkPasskey: fromPromise<PasskeyAnswer, { assertion: Assertion }>(missing('checkPasskey')),
  chooseAccount: fromPromise<ChoiceAnswer, { accountId: string }>(missing('chooseAccount')),
  verifyTwoFactor: fromPromise<SecondAnswer, SecondFactor>(missing('verifyTwoFactor')),
  /** The session as the server knows it, with what it still requires. */
  resumeLogin: fromPromise<Session>(missing('resumeLogin')),
  /** Cancels a login that waits; doesn't fail. */
  abandonLogin: fromPromise<void>(missing('abandonLogin')),
};
