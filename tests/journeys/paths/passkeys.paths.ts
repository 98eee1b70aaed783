import { addPasskey, getTwoFactor, removePasskey } from '../../../contract/two-factor.ts';
import type { AddAnswer, PasskeyNews, RemoveAnswer } from '../../../src/machines/passkeys/passkeys.actors.ts';
import { laptop, passkeysFlow } from '../../../src/machines/passkeys/passkeys.fixtures.ts';
import { answerOther, close, confirm, openAccount } from './accountPage.ts';
import { haveDevice } from './device.ts';
import { drivePaths } from './drive.ts';
import { field, press, retry } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

const state = { is_on: false, recovery_codes_left: 0 };

drivePaths(passkeysFlow)({
  begin: {
    member: openAccount(async (stand) => {
      await haveDevice(stand);
      await answerOther(stand, getTwoFactor, 1, { ...state, passkeys: [] });
    }),
  },
  gestures: {
    'passkey.requested': press('account:passkeys.add'),
    'name.submitted': async (stand, { name }) => {
      await field(stand, 'account:passkeys.name').fill(name);
      await press('account:passkeys.create')(stand);
    },
    'removal.requested': ({ page }) => page.getByRole('button', { name: `Remove ${laptop.name}` }).click(),
    'removal.confirmed': confirm('account:passkeys.remove'),
    'passkey.dismissed': close,
    'load.retried': retry,
  },
  calls: {
    // The device can't be without passkeys here.
    listPasskeys: { call: getTwoFactor, reply: ({ keys, canAdd }) => (canAdd ? data({ ...state, passkeys: keys }) : null) } satisfies WireCall<PasskeyNews>,
    // The server's challenge and the device's answer are real. What it stores is not: with a second one, this device would refuse. A device without an
    // answer ends like a challenge that has lapsed.
    addPasskey: {
      call: addPasskey,
      reply: (answer) => {
        if (answer.ok) return data(answer.passkey);
        return refusal(({ proofNeeded: 'proofNeeded', refused: 'passkeyRefused', cancelled: 'loginLapsed' } as const)[answer.failure]);
      },
    } satisfies WireCall<AddAnswer>,
    removePasskey: { call: removePasskey, reply: (answer) => (answer.ok ? data(null) : refusal('proofNeeded')) } satisfies WireCall<RemoveAnswer>,
    stepUp: proof,
  },
});
