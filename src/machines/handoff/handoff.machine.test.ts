import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { Destination, MintAnswer } from './handoff.actors.ts';
import { handoffFlow } from './handoff.fixtures.ts';
import { handoffMachine, type HandoffInput } from './handoff.machine.ts';

pathTests(handoffFlow);

const employers: Destination = { kind: 'employers', redirect: null };
const minted = (token: string): MintAnswer => ({ ok: true, way: { url: `https://employers.example/#handoff=${token}`, site: 'employers.example' } });

function start(input: Partial<HandoffInput> = {}) {
  const [mint, leave] = [held<MintAnswer, Destination>(), held<void, { url: string; isModalClosed: boolean }>()];
  const machine = handoffMachine.provide({ actors: { mintHandoff: mint.logic, leaveForSite: leave.logic } });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { to: employers, isMember: true, isModalWanted: false, ...input } }).start();
  return { actor, clock, mints: mint.calls, leaves: leave.calls };
}

test('one leaves at once where nothing is to be asked', async () => {
  const { mints, leaves } = start();
  await mints[0]?.answer(minted('1'));
  expect(leaves[0]?.input).toEqual({ url: 'https://employers.example/#handoff=1', isModalClosed: false });
});

test('on mobile web nobody leaves unasked, and saying no stays', async () => {
  const { actor, mints, leaves } = start({ isModalWanted: true });
  await mints[0]?.answer(minted('1'));
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
  actor.send({ type: 'redirect.abandoned' });
  expect(actor.getSnapshot().value).toBe('stayed');
  expect(leaves).toHaveLength(0);
});

test('a token that lapsed while one thought about it is made anew, and one is not asked again', async () => {
  const { actor, clock, mints, leaves } = start({ isModalWanted: true });
  await mints[0]?.answer(minted('1'));
  clock.increment(50_000);
  actor.send({ type: 'redirect.confirmed' });
  await mints[1]?.answer(minted('2'));
  expect(leaves.map(({ input }) => input)).toEqual([{ url: 'https://employers.example/#handoff=2', isModalClosed: true }]);
});

test('a visitor signs in before a link is followed; to the employers’ site they go as they are', () => {
  const link = start({ to: { kind: 'address', redirectUrl: 'https://employers.example/x' }, isMember: false });
  expect(link.actor.getSnapshot().value).toBe('signedOut');
  expect(link.mints).toHaveLength(0);
  expect(start({ isMember: false }).mints).toHaveLength(1);
});
