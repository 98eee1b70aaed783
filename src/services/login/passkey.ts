import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { Assertion, AssertionAnswer, PasskeyAnswer } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { enter, refusalOf } from './answers.ts';

/** Whether this device supports passkeys at all. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window;

/** @param isOffered in the browser's autofill, instead of a prompt */
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
    // The browser's error deliberately doesn't distinguish closing, timing out and having none (WebAuthn §14.5.2).
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
