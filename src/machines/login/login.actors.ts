import { fromPromise } from 'xstate';
import type { SocialProvider } from '../../../contract/login.ts';
import type { Session } from '../../../contract/records.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import type { CodeRefusal, Refused, SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { missing } from '../missing.ts';

/** Whose account: an e-mail address as typed, or a phone number as E.164 with its plus. */
export type Identifier = { kind: 'email' | 'phone'; address: string };

/** A link that was sent; instants on the server's clock. */
export type SentLink = { expires_at: string; resend_at: string };
/** What to show as a QR code, and until when. */
export type ShownQr = { text: string; expires_at: string };
/** AuthenticationResponseJSON of WebAuthn: a passkey's signature of one challenge, worth nothing twice. */
export type Assertion = Record<string, unknown>;
/** An authenticator's six digits, or a recovery code. */
export type SecondFactor = { code: string } | { recoveryCode: string };

/** Proven; `session.pending` says what is still waited for. A session that began in another tab meanwhile is given in place of a refusal. */
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

/** What the login flow needs done for it. Passwords, codes and tickets pass through and are never kept in the context. */
export const loginActors = {
  /** Reads a number as people of the country write it. */
  readPhone: fromPromise<PhoneAnswer, { text: string; countryCode: string }>(missing('readPhone')),
  /** By e-mail or SMS. Answers alike whether or not the address has an account. */
  requestCode: fromPromise<SendAnswer, Identifier>(missing('requestCode')),
  verifyCode: fromPromise<VerifyAnswer, { address: string; challengeId: string; code: string }>(missing('verifyCode')),
  checkPassword: fromPromise<PasswordAnswer, { address: string; password: string }>(missing('checkPassword')),
  requestMagicLink: fromPromise<LinkAnswer, { email: string; redirect: string | null }>(missing('requestMagicLink')),
  /** Done once the link was opened: in a tab of this browser, or elsewhere. Does not fail: without an answer it asks again. */
  watchMagicLink: fromPromise<LinkNews>(missing('watchMagicLink')),
  /** With the ticket this page was opened with, which it takes out of the address. */
  redeemMagicLink: fromPromise<RedeemAnswer>(missing('redeemMagicLink')),
  createQr: fromPromise<QrAnswer>(missing('createQr')),
  /** Done once the code's state is another than `seen`. Does not fail: without an answer it asks again. */
  watchQr: fromPromise<QrNews, { seen: 'showing' | 'scanned' }>(missing('watchQr')),
  claimQr: fromPromise<ClaimAnswer>(missing('claimQr')),
  /** Leaves the page for the network's; done only when that was not to be, or when one came back by the browser's back button. */
  leaveForSocial: fromPromise<LeaveAnswer, { provider: SocialProvider; redirect: string | null }>(missing('leaveForSocial')),
  /** With what the server kept of the round trip. */
  finishSocial: fromPromise<SocialAnswer, { provider: SocialProvider }>(missing('finishSocial')),
  /** Offers passkeys among what the browser fills in for the address; done with the one picked, null where it can not. Does not fail. */
  offerPasskey: fromPromise<Assertion | null>(missing('offerPasskey')),
  askPasskey: fromPromise<AssertionAnswer>(missing('askPasskey')),
  checkPasskey: fromPromise<PasskeyAnswer, { assertion: Assertion }>(missing('checkPasskey')),
  chooseAccount: fromPromise<ChoiceAnswer, { accountId: string }>(missing('chooseAccount')),
  verifyTwoFactor: fromPromise<SecondAnswer, SecondFactor>(missing('verifyTwoFactor')),
  /** The session as the server knows it, with what it waits for. */
  resumeLogin: fromPromise<Session>(missing('resumeLogin')),
  /** Gives up a login that waits; does not fail. */
  abandonLogin: fromPromise<void>(missing('abandonLogin')),
};
