import { passkeyLogin, passkeyLoginOptions } from '../../../contract/login.ts';
import { addPasskey, getTwoFactor, passkeyOptions, removePasskey } from '../../../contract/two-factor.ts';
import { byPasskey } from '../grounds.ts';
import type { HandName } from '../model.ts';
import { AT_HOME, move, nothing, OWNER_AND_THIEF } from '../move.ts';
import type { World } from '../world.ts';

/** Everyone has one passkey, their own. */

const idOf = (world: World, hand: HandName) => world.actorOf(hand).key.id.toString('base64url');

export const adds = move({
  calls: [passkeyOptions, addPasskey],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'adds their own passkey',
  run: async (world, hand) => {
    const actor = world.actorOf(hand);
    const account = world.accountOf(hand);
    const options = await world.call(hand, passkeyOptions, { body: {} });
    if (options.status !== 200) return;
    const answer = await world.call(hand, addPasskey, { body: { attestation: actor.key.register(options.data), name: actor.name } });
    if (answer.status >= 400) return;
    account?.passkeys.set(idOf(world, hand), { by: actor.name, at: world.now });
    if (actor.name === 'thief') world.thiefAttached.add('passkey');
  },
});

const removes = move({
  calls: [getTwoFactor, removePasskey],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  may: (world, hand) => (world.sessionOf(hand)?.account?.passkeys.size ?? 0) > 0,
  says: () => 'removes the newest passkey',
  run: async (world, hand) => {
    const account = world.accountOf(hand);
    const listed = await world.call(hand, getTwoFactor);
    const [key] = listed.status === 200 ? listed.data.passkeys : [];
    if (!key) return;
    const answer = await world.call(hand, removePasskey, { params: { id: key.id } });
    if (answer.status >= 400 || !account) return;
    // A passkey is named after its holder.
    for (const [id, { by }] of account.passkeys) if (by === key.name) account.passkeys.delete(id);
  },
});

const logsIn = move({
  calls: [passkeyLoginOptions, passkeyLogin],
  hands: AT_HOME,
  with: nothing,
  who: 'visitor',
  weight: 2,
  may: (world) => world.accounts.some(({ passkeys }) => passkeys.size > 0) || world.recorded.some(({ call }) => call === passkeyLogin),
  says: () => 'logs in with their own passkey',
  run: logsInByKey,
});

export async function logsInByKey(world: World, hand: HandName): Promise<void> {
  const actor = world.actorOf(hand);
  await world.beGuest(hand);
  const options = await world.call(hand, passkeyLoginOptions, { body: {} });
  if (options.status !== 200) return;
  // A passkey opens its account on its own: the waiting login it replaces doesn't have to be valid anymore.
  const ground = byPasskey(world, actor.name, idOf(world, hand));
  await world.call(hand, passkeyLogin, { body: { assertion: actor.key.sign(options.data) } }, ground);
}

export const passkeys = [adds, removes, logsIn];
