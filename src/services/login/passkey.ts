import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { Assertion, AssertionAnswer, PasskeyAnswer } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { enter, refusalOf } from './answers.ts';

/** Whether this device can use passkeys at all. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window;

/** @param isOffered among what the browser fills in, in place of a question of its own */
async function sign(isOffered: boolean, signal: AbortSignal): Promise<Assertion> {
  const [{ startAuthentication, WebAuthnAbortService }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('passkeyLoginOptions', { body: {} }, { signal }),
  ]);
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered, verifyBrowserAutofillInput: false })) };
}

export const offerPasskey = fromPromise<Assertion | null>(async ({ signal }) => {
  if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  return sign(true, signal).catch(() => null);
});

export const askPasskey = fromPromise<AssertionAnswer>(async ({ signal }) => {
  try {
    return { ok: true, assertion: await sign(false, signal) };
  } catch (error) {
    // What the browser refuses with tells closing it, running out of time and having none not apart, on purpose (WebAuthn §14.5.2).
    if (error instanceof Error) return { ok: false, failure: 'cancelled' };
    return refusalOf<never>(error, {});
  }
});

const REFUSALS = {
  [ERRORS.passkeyRefused.code]: 'refused',
  [ERRORS.parameterInvalid.code]: 'refused',
  [ERRORS.accountSuspended.code]: 'suspended',
  [ERRORS.loginLapsed.code]: 'lapsed',
} as const;

export const checkPasskey = fromPromise<PasskeyAnswer, { assertion: Assertion }>(({ input, signal }) =>
  enter(() => api('passkeyLogin', { body: { assertion: input.assertion } }, { signal }), REFUSALS, signal),
);
