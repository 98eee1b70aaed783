import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { AddAnswer, PasskeyNews, RemoveAnswer } from '../../machines/passkeys/passkeys.actors.ts';
import { passkeysMachine } from '../../machines/passkeys/passkeys.machine.ts';
import { api } from '../api.ts';
import { hasPasskeys } from '../login/passkey.ts';
import { refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const ADD_REFUSALS = {
  [ERRORS.proofNeeded.code]: 'proofNeeded',
  [ERRORS.passkeyRefused.code]: 'refused',
  [ERRORS.notAllowedNow.code]: 'refused',
  [ERRORS.loginLapsed.code]: 'cancelled',
} as const;

async function addPasskey(name: string, signal: AbortSignal): Promise<AddAnswer> {
  try {
    const [{ startRegistration, WebAuthnAbortService }, { data }] = await Promise.all([
      import('@simplewebauthn/browser'),
      api('passkeyOptions', { body: {} }, { signal }),
    ]);
    signal.throwIfAborted();
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
    const attestation = await startRegistration({ optionsJSON: data.options as unknown as PublicKeyCredentialCreationOptionsJSON });
    return { ok: true, passkey: (await api('addPasskey', { body: { attestation: { ...attestation }, name } }, { signal })).data };
  } catch (error) {
    // Thrown by the browser: InvalidStateError means that the passkey already exists; the other errors deliberately don't distinguish closing from
    // timing out (WebAuthn §14.5.2).
    if (error instanceof Error) return { ok: false, failure: error.name === 'InvalidStateError' ? 'refused' : 'cancelled' };
    return refusalOf(error, ADD_REFUSALS);
  }
}

/** The passkeys chart with its actors. */
export const passkeys = passkeysMachine.provide({
  actors: {
    stepUp,
    listPasskeys: fromPromise<PasskeyNews>(async ({ signal }) => ({ keys: (await api('getTwoFactor', {}, { signal })).data.passkeys, canAdd: hasPasskeys() })),
    addPasskey: fromPromise<AddAnswer, { name: string }>(({ input, signal }) => addPasskey(input.name, signal)),
    removePasskey: fromPromise<RemoveAnswer, { id: string }>(async ({ input, signal }) => {
      try {
        await api('removePasskey', { params: { id: input.id } }, { signal });
        return { ok: true };
      } catch (error) {
        const refused = refusalOf(error, { [ERRORS.proofNeeded.code]: 'proofNeeded', [ERRORS.notFound.code]: 'gone' } as const);
        return refused.failure === 'gone' ? { ok: true } : { ok: false, failure: refused.failure };
      }
    }),
  },
});
