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

test('leaves right away if nothing needs confirmation', async () => {
  const { mints, leaves } = start();
  await mints[0]?.answer(minted('1'));
  expect(leaves[0]?.input).toEqual({ url: 'https://employers.example/#handoff=1', isModalClosed: false });
});

test('on mobile web, asks before leaving, and declining stays', async () => {
  const { actor, mints, leaves } = start({ isModalWanted: true });
  await mints[0]?.answer(minted('1'));
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
  actor.send({ type: 'redirect.abandoned' });
  expect(actor.getSnapshot().value).toBe('stayed');
  expect(leaves).toHaveLength(0);
});

test('an expired token is replaced without asking again', async () => {
  const { actor, clock, mints, leaves } = start({ isModalWanted: true });
  await mints[0]?.answer(minted('1'));
  clock.increment(50_000);
  actor.send({ type: 'redirect.confirmed' });
  await mints[1]?.answer(minted('2'));
  expect(leaves.map(({ input }) => input)).toEqual([{ url: 'https://employers.example/#handoff=2', isModalClosed: true }]);
});

test('visitors sign in before following a link, but go to the employers’ site right away', () => {
  const link = start({ to: { kind: 'address', redirectUrl: 'https://employers.example/x' }, isMember: false });
  expect(link.actor.getSnapshot().value).toBe('signedOut');
  expect(link.mints).toHaveLength(0);
  expect(start({ isMember: false }).mints).toHaveLength(1);
});
