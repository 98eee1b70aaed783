import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { generateEmailOtp, login } from '../../../contract/auth.ts';
import { generatePhoneOtp, magicLinkStatus, redeemMagicLink, requestMagicLink } from '../../../contract/login.ts';
import { recruiterLogin } from '../../../contract/recovery.ts';
import { byDelivery } from '../grounds.ts';
import type { HandName, Delivery } from '../model.ts';
import { AT_HOME, move, newest, nothing } from '../move.ts';
import type { World } from '../world.ts';

/** Signing in with an emailed or texted code. */

const OUTSIDE = AT_HOME.filter((hand) => hand !== 'thief.seat');

const requestsCode = move({
  calls: [generateEmailOtp],
  hands: OUTSIDE,
  with: nothing,
  who: 'visitor',
  says: () => 'asks for a login code to the owner’s address',
  run: requestsLoginCode,
});

export async function requestsLoginCode(world: World, hand: HandName): Promise<number> {
  await world.beGuest(hand);
  const answer = await world.call(hand, generateEmailOtp, { body: { email: world.actors.owner.addresses[0] as string, purpose: 'login' } });
  if (answer.status === 200) await world.collect(hand, 'login', answer.data.challenge_id);
  return answer.status;
}

/** A code is entered with the challenge it was requested with; someone who only read it makes up a challenge. */
export const challengeOf = (world: World, hand: HandName, { challengeId, requestedBy }: Delivery): string =>
  requestedBy === world.actorOf(hand).name && challengeId !== undefined ? challengeId : randomUUID();

/** Owners enter only codes they requested, but follow links whoever requested them. */
export function deliveriesFor(world: World, hand: HandName, kind: Delivery['kind']): Delivery[] {
  const actor = world.actorOf(hand);
  const deliveries = world.deliveriesOf(actor, kind);
  return actor.name === 'owner' && kind !== 'link' ? deliveries.filter(({ requestedBy }) => requestedBy === 'owner') : deliveries;
}

const typesCode = move({
  calls: [login, recruiterLogin],
  hands: OUTSIDE,
  with: fc.record({ back: newest, isRecruiter: fc.constantFrom(false, false, false, true) }),
  who: 'visitor',
  weight: 2,
  may: (world, hand, { back }) => deliveriesFor(world, hand, 'login').length > back,
  says: ({ back }) => `logs in with the login code they read${back ? ', the one before the last' : ''}`,
  run: async (world, hand, { back, isRecruiter }) => {
    const delivery = deliveriesFor(world, hand, 'login')[back];
    if (delivery) await logsInByCode(world, hand, delivery, isRecruiter);
  },
});

export async function logsInByCode(world: World, hand: HandName, delivery: Delivery, isRecruiter = false): Promise<number> {
  await world.beGuest(hand);
  const body = { login: delivery.to, otp: delivery.secret, challenge_id: challengeOf(world, hand, delivery) };
  const answer = await world.call(hand, isRecruiter ? recruiterLogin : login, { body }, byDelivery(world, hand, delivery));
  return answer.status;
}

const requestsLink = move({
  calls: [requestMagicLink, magicLinkStatus],
  hands: OUTSIDE,
  with: nothing,
  who: 'visitor',
  says: () => 'asks for a login link to the owner’s address',
  run: async (world, hand) => {
    if ((await requestsLoginLink(world, hand)) === 200) await world.call(hand, magicLinkStatus);
  },
});

export async function requestsLoginLink(world: World, hand: HandName): Promise<number> {
  await world.beGuest(hand);
  const answer = await world.call(hand, requestMagicLink, { body: { email: world.actors.owner.addresses[0] as string } });
  if (answer.status === 200) await world.collect(hand, 'link');
  return answer.status;
}

const followsLink = move({
  calls: [redeemMagicLink],
  hands: OUTSIDE,
  with: newest,
  who: 'visitor',
  weight: 2,
  may: (world, hand, back) => deliveriesFor(world, hand, 'link').length > back,
  says: (back) => `follows the login link they read${back ? ', the one before the last' : ''}`,
  run: async (world, hand, back) => {
    const delivery = deliveriesFor(world, hand, 'link')[back];
    if (delivery) await logsInByLink(world, hand, delivery);
  },
});

export async function logsInByLink(world: World, hand: HandName, delivery: Delivery): Promise<number> {
  await world.beGuest(hand);
  const answer = await world.call(hand, redeemMagicLink, { body: { token: delivery.secret } }, byDelivery(world, hand, delivery));
  return answer.status;
}

const logsInByPhone = move({
  calls: [generatePhoneOtp, login],
  hands: OUTSIDE,
  with: nothing,
  who: 'visitor',
  may: (world) => world.accounts.some(({ phone }) => phone),
  says: () => 'asks for a login code to their own number, and logs in with it',
  run: byPhone,
});

export async function byPhone(world: World, hand: HandName): Promise<void> {
  const actor = world.actorOf(hand);
  await world.beGuest(hand);
  const answer = await world.call(hand, generatePhoneOtp, { body: { phone: actor.phone, purpose: 'login' } });
  if (answer.status !== 200) return;
  await world.collect(hand, 'smsLogin', answer.data.challenge_id);
  const delivery = deliveriesFor(world, hand, 'smsLogin')[0];
  if (!delivery) return;
  const body = { login: actor.phone, otp: delivery.secret, challenge_id: challengeOf(world, hand, delivery) };
  await world.call(hand, login, { body }, byDelivery(world, hand, delivery));
}

export const codes = [requestsCode, typesCode, requestsLink, followsLink, logsInByPhone];
