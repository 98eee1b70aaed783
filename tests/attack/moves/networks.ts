import fc from 'fast-check';
import { beginSocialLogin, socialLogin } from '../../../contract/login.ts';
import { beginNetwork, connectNetwork, disconnectNetwork, listNetworks } from '../../../contract/networks.ts';
import { atNetwork, comeBack } from '../../support/social.ts';
import { byNetwork } from '../grounds.ts';
import type { HandName } from '../model.ts';
import { AT_HOME, move, OWNER_AND_THIEF } from '../move.ts';
import type { World } from '../world.ts';

/** Social networks. Google confirms addresses, Facebook accepts whatever is typed: a thief can be anyone there. */

const providers = ['google', 'facebook'] as const;
type Provider = (typeof providers)[number];
const provider = fc.constantFrom(...providers);

/** The address that the network reports for someone. */
const emailAt = (world: World, hand: HandName, at: Provider, isFalse: boolean): string =>
  at === 'facebook' && isFalse ? (world.actors.owner.addresses[0] as string) : world.actorOf(hand).persona;

const goes = (world: World, hand: HandName, url: string, email: string) =>
  atNetwork(url, 'new', { name: 'Ana Reyes', email }).then((back) => comeBack({ app: world.jar(hand).line }, world.jar(hand).browser, back));

const logsIn = move({
  calls: [beginSocialLogin, socialLogin],
  hands: AT_HOME.filter((hand) => hand !== 'thief.seat'),
  with: fc.record({ at: provider, isFalse: fc.boolean() }),
  who: 'visitor',
  says: ({ at, isFalse }, _world, hand) =>
    `logs in by ${at} as themself${at === 'facebook' && isFalse && hand !== 'owner.laptop' ? ', with the owner’s address there' : ''}`,
  run: (world, hand, { at, isFalse }) => logsInByNetwork(world, hand, at, isFalse),
});

export async function logsInByNetwork(world: World, hand: HandName, at: Provider, isFalse: boolean): Promise<void> {
  await world.beGuest(hand);
  const begun = await world.call(hand, beginSocialLogin, { params: { provider: at }, body: { redirect: null } });
  if (begun.status !== 200) return;
  const email = emailAt(world, hand, at, isFalse);
  await goes(world, hand, begun.data.authorise_url, email);
  const body = { social_type: at, source: 'web', active_key: 1 };
  await world.call(hand, socialLogin, { body }, byNetwork(world, world.actorOf(hand).name, at, email, at === 'google'));
}

export const connects = move({
  calls: [beginNetwork, connectNetwork],
  hands: OWNER_AND_THIEF,
  with: provider,
  who: 'member',
  says: (at) => `connects their own ${at}`,
  run: async (world, hand, at) => {
    const account = world.accountOf(hand);
    const begun = await world.call(hand, beginNetwork, { params: { provider: at }, body: {} });
    if (begun.status !== 200) return;
    const email = emailAt(world, hand, at, false);
    await goes(world, hand, begun.data.authorise_url, email);
    const answer = await world.call(hand, connectNetwork, { params: { provider: at }, body: {} });
    if (answer.status !== 200) return;
    account?.networks.set(`${at} ${email}`, { by: world.actorOf(hand).name, at: world.now });
    if (world.actorOf(hand).name === 'thief') world.thiefAttached.add(`network ${at}`);
  },
});

const disconnects = move({
  calls: [listNetworks, disconnectNetwork],
  hands: OWNER_AND_THIEF,
  with: provider,
  who: 'member',
  may: (world, hand, at) => [...(world.sessionOf(hand)?.account?.networks.keys() ?? [])].some((key) => key.startsWith(at)),
  says: (at) => `disconnects ${at}`,
  run: async (world, hand, at) => {
    const account = world.accountOf(hand);
    await world.call(hand, listNetworks);
    const answer = await world.call(hand, disconnectNetwork, { params: { provider: at } });
    if (answer.status === 200 && account) for (const key of account.networks.keys()) if (key.startsWith(at)) account.networks.delete(key);
  },
});

export const networks = [logsIn, connects, disconnects];
