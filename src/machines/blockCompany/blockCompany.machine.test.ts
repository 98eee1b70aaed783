import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { BlockAnswer } from './blockCompany.actors.ts';
import { acme, blockCompanyFlow, blockedAcme } from './blockCompany.fixtures.ts';
import { blockCompanyMachine } from './blockCompany.machine.ts';

pathTests(blockCompanyFlow);

function start(input: { isBlocked?: boolean; isSeeker?: boolean; isRequested?: boolean }) {
  const block = held<BlockAnswer, { id: number }>();
  const unblock = held<void, { id: number }>();
  const actors = { blockCompany: block.logic, unblockCompany: unblock.logic };
  const actor = createActor(blockCompanyMachine.provide({ actors: actors as never }), {
    input: { company: acme, isBlocked: false, isSeeker: true, isRequested: true, ...input },
  }).start();
  return { actor, blocks: block.calls, unblocks: unblock.calls, state: () => actor.getSnapshot().value };
}

test('blocks only after explaining what that hides', async () => {
  const { actor, blocks, state } = start({});
  expect([state(), blocks.length]).toEqual(['confirming', 0]);
  actor.send({ type: 'block.declined' });
  expect([state(), blocks.length]).toEqual([{ resting: 'idle' }, 0]);
  actor.send({ type: 'block.requested', company: acme });
  actor.send({ type: 'block.confirmed' });
  expect(blocks[0]?.input).toEqual({ id: acme.id });
  await blocks[0]?.answer({ ok: true, company: blockedAcme });
  expect(state()).toEqual({ resting: 'blocked' });
});

test('asks a visitor for confirmation after signing in on the page', () => {
  const { actor, blocks, state } = start({ isSeeker: false });
  expect(state()).toBe('signingIn');
  actor.send({ type: 'signIn.declined' });
  actor.send({ type: 'block.requested', company: acme });
  expect(state()).toBe('signingIn');
  actor.send({ type: 'seeker.signedIn' });
  expect([state(), blocks.length]).toEqual(['confirming', 0]);
});

test('undoes blocking and unblocking without asking again', async () => {
  const { actor, blocks, unblocks, state } = start({ isBlocked: true, isRequested: false });
  actor.send({ type: 'unblock.requested', id: acme.id });
  await unblocks[0]?.answer();
  expect(state()).toEqual({ resting: 'unblocked' });
  actor.send({ type: 'undo.requested' });
  expect(state()).toBe('restoring');
  await blocks[0]?.answer({ ok: true, company: blockedAcme });
  actor.send({ type: 'unblock.requested', id: acme.id });
  expect(state()).toBe('unblocking');
});

test('says so if an action fails, and changes nothing', async () => {
  const { actor, blocks, unblocks, state } = start({});
  actor.send({ type: 'block.confirmed' });
  await blocks[0]?.fail(offline);
  expect(state()).toEqual({ resting: 'offline' });
  expect(actor.getSnapshot().context.blocked).toEqual([]);
  const held = start({ isBlocked: true, isRequested: false });
  held.actor.send({ type: 'unblock.requested', id: acme.id });
  await held.unblocks[0]?.fail(broken);
  expect(held.state()).toEqual({ resting: 'notUnblocked' });
  expect(held.actor.getSnapshot().context.blocked).toHaveLength(1);
  expect(unblocks).toHaveLength(0);
});
