import fc from 'fast-check';
import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import { byDelivery, close, drop, isFormer } from '../grounds.ts';
import { UNDONE_WITHIN, judge, type Ground, type HandName, type Delivery } from '../model.ts';
import { AT_HOME, move, newest, nothing } from '../move.ts';
import type { World } from '../world.ts';
import { deliveriesFor } from './codes.ts';

/** Getting back in through the mailbox. */

const OUTSIDE = AT_HOME.filter((hand) => hand !== 'thief.seat');
/** The thief's own address too: an account may have had it for a while. */
const addressOwner = fc.constantFrom('owner' as const, 'owner' as const, 'own' as const);

const requests = move({
  calls: [requestResetOtp],
  hands: OUTSIDE,
  with: addressOwner,
  who: 'visitor',
  says: (of) => `asks for a reset code to ${of === 'owner' ? 'the owner’s' : 'their own'} address`,
  run: async (world, hand, of) => void (await requestsReset(world, hand, (of === 'owner' ? world.actors.owner : world.actorOf(hand)).addresses[0] as string)),
});

export async function requestsReset(world: World, hand: HandName, email: string): Promise<number> {
  await world.beGuest(hand);
  const answer = await world.call(hand, requestResetOtp, { body: { email } });
  if (answer.status === 200) await world.collect(hand, 'reset', answer.data.challenge_id);
  return answer.status;
}

const types = move({
  calls: [verifyResetOtp],
  hands: OUTSIDE,
  with: newest,
  who: 'visitor',
  may: (world, hand, back) => deliveriesFor(world, hand, 'reset').length > back,
  says: () => 'types the reset code they read',
  run: async (world, hand, back) => {
    const delivery = deliveriesFor(world, hand, 'reset')[back];
    if (delivery) await typesReset(world, hand, delivery);
  },
});

export async function typesReset(world: World, hand: HandName, delivery: Delivery): Promise<number> {
  await world.beGuest(hand);
  const actor = world.actorOf(hand);
  const ground = byDelivery(world, hand, delivery);
  const challenge = delivery.requestedBy === actor.name && delivery.challengeId ? { challenge_id: delivery.challengeId } : {};
  const answer = await world.call(hand, verifyResetOtp, { body: { email: delivery.to, otp: delivery.secret, ...challenge } });
  if (answer.status === 200) world.jar(hand).reset = { ...ground, proves: () => resets(world, hand, delivery, ground) };
  delivery.isUsed ||= answer.status === 200;
  return answer.status;
}

/** Every account with the address, and those that had it recently: what was attached within a week is undone. */
function resets(world: World, hand: HandName, { to, step }: Delivery, { by }: Ground): void {
  const at = world.now;
  const value = world.actorOf(hand).passwords[1];
  for (const account of world.accounts) {
    const former = account.formers.find(({ address }) => address === to);
    if (account.isDeleted || (account.email !== to && !isFormer(world, account, to, world.jar(hand).device))) continue;
    // If two accounts have an address, the code may open only one of them.
    if (account.closedAt > step) continue;
    if (account.email !== to && former) {
      account.formers = account.formers.slice(0, account.formers.indexOf(former));
      account.email = to;
      account.emailBy = former.by;
    }
    drop(account, account.isProven ? at - UNDONE_WITHIN : -Infinity, account.isProven ? account.madeAt : null);
    account.password = { value, by, at };
    account.isProven = true;
    account.isProvenByOwner ||= by === 'owner';
    close(world, account, 'the password was reset');
  }
}

const chooses = move({
  calls: [resetPassword],
  hands: OUTSIDE,
  with: nothing,
  who: 'visitor',
  weight: 2,
  may: (world, hand) => Boolean(world.jar(hand).reset),
  says: () => 'chooses their second password as the new one',
  run: async (world, hand) => void (await choosesPassword(world, hand)),
});

/** @returns the status, or 0 without a right to choose */
export async function choosesPassword(world: World, hand: HandName): Promise<number> {
  const jar = world.jar(hand);
  const right = jar.reset;
  if (!right) return 0;
  await world.beGuest(hand);
  // Judged as of entering the code; the reset itself closes the account to everything started earlier.
  const faults = new Map(world.accounts.map((account) => [account, judge(right, account)]));
  const ground: Ground = { ...right, step: world.step + 1, provenAt: world.now, fault: (account) => faults.get(account) ?? null };
  const answer = await world.call(hand, resetPassword, { body: { new_password: world.actorOf(hand).passwords[1] } }, ground);
  if (answer.status === 200) jar.reset = null;
  return answer.status;
}

export const recovery = [requests, types, chooses];
