import fc from 'fast-check';
import { generateEmailOtp } from '../../../contract/auth.ts';
import { confirmTwoFactor, disableTwoFactor, enrolTwoFactor, getProof, getTwoFactor, renewRecoveryCodes, stepUp } from '../../../contract/two-factor.ts';
import { digitsOf } from '../actor.ts';
import { byDelivery, byPassword, bySession, proved } from '../grounds.ts';
import type { Ground, HandName, ModelSession } from '../model.ts';
import { move, nothing, OWNER_AND_THIEF } from '../move.ts';
import type { World } from '../world.ts';
import { challengeOf, deliveriesFor } from './codes.ts';

/** The second factor of a signed-in user, and reauthentication. */

export const turnsOn = move({
  calls: [enrolTwoFactor, confirmTwoFactor],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  weight: 2,
  says: () => 'turns on the second factor with their own authenticator',
  run: async (world, hand) => {
    const actor = world.actorOf(hand);
    const account = world.accountOf(hand);
    const enrolled = await world.call(hand, enrolTwoFactor, { body: {} });
    if (enrolled.status !== 200) return;
    const { secret } = enrolled.data;
    const confirmed = await world.call(hand, confirmTwoFactor, { body: { code: digitsOf(secret, world.now) } });
    if (confirmed.status !== 200 || !account) return;
    actor.secrets.push(secret);
    actor.recovery = confirmed.data.recovery_codes;
    account.totp = { secret, by: actor.name, at: world.now };
    account.recovery = new Set(actor.recovery);
    account.recoveryAt = world.now;
  },
});

const turnsOff = move({
  calls: [disableTwoFactor],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'turns off the second factor',
  run: async (world, hand) => {
    const account = world.accountOf(hand);
    const answer = await world.call(hand, disableTwoFactor, { body: {} });
    if (answer.status !== 200 || !account) return;
    account.totp = null;
    account.recovery = new Set();
  },
});

const renews = move({
  calls: [renewRecoveryCodes, getTwoFactor],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  may: (world, hand) => Boolean(world.sessionOf(hand)?.account?.totp),
  says: () => 'asks for new recovery codes',
  run: async (world, hand) => {
    const account = world.accountOf(hand);
    await world.call(hand, getTwoFactor);
    const answer = await world.call(hand, renewRecoveryCodes, { body: {} });
    if (answer.status !== 200 || !account) return;
    world.actorOf(hand).recovery = answer.data.recovery_codes;
    account.recovery = new Set(answer.data.recovery_codes);
    account.recoveryAt = world.now;
  },
});

const requestsProof = move({
  calls: [getProof, generateEmailOtp],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'asks for a code to prove who they are',
  run: async (world, hand) => void (await requestsProofCode(world, hand)),
});

export async function requestsProofCode(world: World, hand: HandName): Promise<number> {
  await world.call(hand, getProof);
  const email = world.sessionOf(hand)?.account?.email ?? '';
  const answer = await world.call(hand, generateEmailOtp, { body: { email, purpose: 'proof' } });
  if (answer.status === 200) await world.collect(hand, 'proof', answer.data.challenge_id);
  return answer.status;
}

const WAYS = ['password', 'code', 'totp'] as const;
type Way = (typeof WAYS)[number];

const stepsUp = move({
  calls: [stepUp],
  hands: OWNER_AND_THIEF,
  with: fc.constantFrom(...WAYS),
  who: 'member',
  weight: 2,
  may: (world, hand, way) => (way !== 'code' || deliveriesFor(world, hand, 'proof').length > 0) && (way !== 'totp' || world.actorOf(hand).secrets.length > 0),
  says: (way) => `proves who they are by ${{ password: 'their own password', code: 'the code they read', totp: 'their authenticator' }[way]}`,
  run: async (world, hand, way) => void (await provesAgain(world, hand, way)),
});

export async function provesAgain(world: World, hand: HandName, way: Way): Promise<number> {
  const session = world.sessionOf(hand);
  const actor = world.actorOf(hand);
  if (!session?.account) return 0;
  const { password } = session.account;
  const delivery = deliveriesFor(world, hand, 'proof')[0];
  const secret = actor.secrets.at(-1) ?? '';
  const typed = actor.passwords.find((one) => one === password?.value) ?? actor.passwords[0];
  if (way === 'code' && !delivery) return 0;
  const body =
    way === 'password'
      ? { password: typed }
      : way === 'code' && delivery
        ? { otp: delivery.secret, challenge_id: challengeOf(world, hand, delivery) }
        : { totp: digitsOf(secret, world.now) };
  const ground =
    way === 'password' ? byPassword(world, actor.name, typed) : way === 'code' && delivery ? byDelivery(world, hand, delivery) : byTotp(world, session, secret);
  const { account } = session;
  // A proof code verifies the address of the account it is entered in, and of no other with the same address.
  const used = () => {
    if (delivery) delivery.isUsed = true;
    proved(world, account, actor.name, session);
  };
  const { proves: _, ...rest } = ground;
  const answer = await world.call(hand, stepUp, { body }, { ...rest, replaces: session, ...(way === 'code' ? { proves: used } : {}) });
  return answer.status;
}

function byTotp(world: World, session: ModelSession, secret: string): Ground {
  const same = bySession(session.by, 'by an authenticator', session);
  return {
    ...same,
    provenAt: world.now,
    isWhole: false,
    hasSecond: true,
    fault: (account) =>
      account.totp?.secret === secret ? same.fault(account) : { invariant: 'factor', key: 'an authenticator that is not the account’s proves who one is' },
  };
}

export const twoFactor = [turnsOn, turnsOff, renews, requestsProof, stepsUp];
