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
  purpose: 'Lists the passkeys of an account, makes one on this device under a name, and removes one.',
  source: 'src/machines/passkeys/passkeys.machine.ts',
  machine: passkeysMachine,
  states: {
    loading: 'They are being fetched.',
    unloadable: 'They could not be fetched.',
    listed: 'They are shown.',
    'listed.idle': 'Nothing happened to them.',
    'listed.added': 'One was added.',
    'listed.removed': 'One was removed.',
    'listed.cancelled': 'The device made none; nothing changed.',
    'listed.refused': 'The one it made can not be kept.',
    'listed.failed': 'The last change did not happen.',
    naming: 'A name for the new one is asked for.',
    adding: 'The device asks its owner, and the passkey is kept.',
    confirmingRemoval: 'Whether to remove it is asked.',
    removing: 'It is being removed.',
    proving: 'Who one is has to be proven first.',
    proven: 'It was; what was wanted goes on.',
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
