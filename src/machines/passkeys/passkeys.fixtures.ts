import type { PasskeyRecord } from '../../../contract/two-factor.ts';
import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { passkeysMachine } from './passkeys.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
export const laptop: PasskeyRecord = {
  id: '4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01',
  name: 'Chrome on Mac',
  is_backed_up: true,
  created_at: '2026-01-08T09:00:00Z',
  last_used_at: null,
};
const phone: PasskeyRecord = { ...laptop, id: '4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02', name: 'My phone', last_used_at: '2026-01-09T09:00:00Z' };

export const passkeysFlow = defineFlow({
  id: 'passkeys',
  area: 'account',
  title: 'Passkeys',
  purpose: 'Lists the passkeys of an account, creates one on this device with a name, and removes one.',
  source: 'src/machines/passkeys/passkeys.machine.ts',
  machine: passkeysMachine,
  states: {
    loading: 'Loading the passkeys.',
    unloadable: 'Loading failed.',
    listed: 'The passkeys are shown.',
    'listed.idle': 'Nothing has changed.',
    'listed.added': 'One was added.',
    'listed.removed': 'One was removed.',
    'listed.cancelled': 'The device created none; nothing changed.',
    'listed.refused': 'The new passkey can’t be stored.',
    'listed.failed': 'The last change failed.',
    naming: 'Asking for a name for the new one.',
    adding: 'The device asks its owner for confirmation, and the passkey is stored.',
    confirmingRemoval: 'Asking for confirmation to remove it.',
    removing: 'Removing it.',
    proving: 'The user must reauthenticate.',
    proven: 'Reauthenticated; continues the action.',
  },
  fixtures: {
    inputs: { member: { email: user.email } },
    events: {
      'passkey.requested': [{ type: 'passkey.requested' }],
      'name.submitted': [
        { type: 'name.submitted', name: 'My phone' },
        { type: 'name.submitted', name: ' ' },
      ],
      'removal.requested': [{ type: 'removal.requested', id: laptop.id }],
      'removal.confirmed': [{ type: 'removal.confirmed' }],
      'passkey.dismissed': [{ type: 'passkey.dismissed' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      listPasskeys: {
        done: [
          { keys: [laptop], canAdd: true },
          { keys: [], canAdd: false },
        ],
        error: [broken],
      },
      addPasskey: { done: [{ ok: true, passkey: phone }, refused('proofNeeded'), refused('refused'), refused('cancelled')], error: [broken] },
      removePasskey: { done: [{ ok: true }, refused('proofNeeded')], error: [broken] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ keys, canAdd, wanted }) => [keys.some(({ id }) => id === laptop.id), keys.length === 0, canAdd, wanted],
  },
});
