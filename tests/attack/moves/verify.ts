import fc from 'fast-check';
import { generateEmailOtp } from '../../../contract/auth.ts';
import { generatePhoneOtp } from '../../../contract/login.ts';
import { getMembership, verifyEmail, verifyEmailByLink, verifyPhone } from '../../../contract/recovery.ts';
import { proved } from '../grounds.ts';
import type { HandName } from '../model.ts';
import { move, nothing, OWNER_AND_THIEF } from '../move.ts';
import type { World } from '../world.ts';
import { challengeOf, deliveriesFor } from './codes.ts';

/** Verifying an address or number of the current account. */

/** An honest owner doesn't confirm an address in an account they didn't register: that would let in whoever did. Accepted, and left out. */
const isTheirs = (world: World, hand: HandName) => !hand.startsWith('owner.') || world.accountOf(hand)?.registeredBy === 'owner';

export const requestsVerification = move({
  calls: [generateEmailOtp],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'asks for a code to prove the address of the account',
  run: async (world, hand) => {
    const email = world.sessionOf(hand)?.account?.email ?? '';
    const answer = await world.call(hand, generateEmailOtp, { body: { email, purpose: 'verify' } });
    if (answer.status === 200) await world.collect(hand, 'verify', answer.data.challenge_id);
  },
});

export const typesVerify = move({
  calls: [verifyEmail, verifyEmailByLink],
  hands: OWNER_AND_THIEF,
  with: fc.boolean(),
  who: 'member',
  weight: 2,
  may: (world, hand) => isTheirs(world, hand) && deliveriesFor(world, hand, 'verify').length > 0,
  says: (isLink) => `proves the address by the code they read${isLink ? ', in an old link' : ''}`,
  run: async (world, hand, isLink) => {
    const actor = world.actorOf(hand);
    const [delivery] = deliveriesFor(world, hand, 'verify');
    const account = world.accountOf(hand);
    if (!delivery) return;
    const { isUsed } = delivery;
    const answer = isLink
      ? await world.call(hand, verifyEmailByLink, { query: { code: delivery.secret } })
      : await world.call(hand, verifyEmail, { body: { otp: delivery.secret, challenge_id: challengeOf(world, hand, delivery) } });
    if (answer.status !== 200 || !account) return;
    if (isUsed) world.violate('revoked', 'a code that proved an address proves it again');
    if (delivery.to !== account.email) world.violate('factor', 'a code proves an address it was not sent to');
    delivery.isUsed = true;
    proved(world, account, actor.name, world.sessionOf(hand));
  },
});

export const provesNumber = move({
  calls: [generatePhoneOtp, verifyPhone],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'makes their own number the account’s',
  run: async (world, hand) => {
    const actor = world.actorOf(hand);
    const account = world.accountOf(hand);
    const sent = await world.call(hand, generatePhoneOtp, { body: { phone: actor.phone, purpose: 'verify' } });
    if (sent.status !== 200) return;
    await world.collect(hand, 'smsVerify', sent.data.challenge_id);
    const [delivery] = deliveriesFor(world, hand, 'smsVerify');
    if (!delivery) return;
    const body = { phone: actor.phone, otp: delivery.secret, challenge_id: challengeOf(world, hand, delivery) };
    const answer = await world.call(hand, verifyPhone, { body });
    if (answer.status !== 200 || !account) return;
    account.phone = { number: actor.phone, by: actor.name, at: world.now };
    if (actor.name === 'thief') world.thiefAttached.add('phone');
  },
});

const looksAtCompany = move({
  calls: [getMembership],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  may: (world, hand) => world.sessionOf(hand)?.account?.role === 'recruiter',
  says: () => 'looks at the company they hire for',
  run: async (world, hand) => void (await world.call(hand, getMembership)),
});

export const verifying = [requestsVerification, typesVerify, provesNumber, looksAtCompany];
