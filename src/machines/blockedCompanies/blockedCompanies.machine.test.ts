import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { BlockAnswer } from '../blockCompany/blockCompany.actors.ts';
import { acme, blockedAcme } from '../blockCompany/blockCompany.fixtures.ts';
import type { BlockedAnswer } from './blockedCompanies.actors.ts';
import { blockedCompaniesFlow } from './blockedCompanies.fixtures.ts';
import { blockedCompaniesMachine } from './blockedCompanies.machine.ts';

pathTests(blockedCompaniesFlow);

const globex: BlockedCompany = { id: 4, name: 'Globex', logo: '/logo/4.svg', blocked_at: '2026-01-08T08:00:00Z' };

async function opened(answer: Partial<BlockedAnswer> = {}, requestedId: number | null = null) {
  const listBlocked = held<BlockedAnswer, { requestedId: number | null }>();
  const findCompanies = held<CompanyName[], { text: string }>();
  const blockCompany = held<BlockAnswer, { id: number }>();
  const unblockCompany = held<void, { id: number }>();
  const clock = new SimulatedClock();
  const actors = {
    listBlocked: listBlocked.logic,
    findCompanies: findCompanies.logic,
    blockCompany: blockCompany.logic,
    unblockCompany: unblockCompany.logic,
  };
  const actor = createActor(blockedCompaniesMachine.provide({ actors }), { input: { requestedId }, clock }).start();
  await listBlocked.calls[0]?.answer({ blocked: [], requested: null, ...answer });
  return {
    actor,
    clock,
    found: findCompanies.calls,
    blocks: blockCompany.calls,
    unblocks: unblockCompany.calls,
    names: () => actor.getSnapshot().context.blocked.map(({ name }) => name),
    is: (doing: unknown) => expect(actor.getSnapshot().value).toMatchObject({ ready: { doing } }),
  };
}

test('blocks only after explaining what that hides', async () => {
  const { actor, blocks, names, is } = await opened({ blocked: [globex] });
  actor.send({ type: 'block.requested', company: acme });
  is('confirming');
  actor.send({ type: 'block.declined' });
  expect(blocks).toHaveLength(0);
  actor.send({ type: 'block.requested', company: acme });
  actor.send({ type: 'block.confirmed' });
  await blocks[0]?.answer({ ok: true, company: blockedAcme });
  is({ resting: 'blocked' });
  expect(blocks[0]?.input).toEqual({ id: acme.id });
  expect(names()).toEqual(['Acme', 'Globex']);
});

test('a link to block a company asks for confirmation; if already blocked, shows the list; if gone, says so', async () => {
  (await opened({ requested: acme }, acme.id)).is('confirming');
  (await opened({ requested: acme, blocked: [blockedAcme] }, acme.id)).is({ resting: 'idle' });
  (await opened({ requested: null }, acme.id)).is({ resting: 'gone' });
});

test('an unblocked company leaves the list right away, and undo blocks it again without asking', async () => {
  const { actor, blocks, unblocks, names, is } = await opened({ blocked: [blockedAcme, globex] });
  actor.send({ type: 'unblock.requested', id: acme.id });
  await unblocks[0]?.answer();
  is({ resting: 'unblocked' });
  expect(names()).toEqual(['Globex']);
  actor.send({ type: 'undo.requested' });
  is('restoring');
  await blocks[0]?.answer({ ok: true, company: blockedAcme });
  expect(names()).toEqual(['Acme', 'Globex']);
});

test('a company that couldn’t be unblocked stays in the list', async () => {
  const { actor, unblocks, names, is } = await opened({ blocked: [blockedAcme] });
  actor.send({ type: 'unblock.requested', id: acme.id });
  await unblocks[0]?.fail(broken);
  is({ resting: 'notUnblocked' });
  actor.send({ type: 'unblock.requested', id: acme.id });
  await unblocks[1]?.fail(offline);
  is({ resting: 'offline' });
  expect(names()).toEqual(['Acme']);
});

test('neither blocks a blocked company nor unblocks one that isn’t', async () => {
  const { actor, is } = await opened({ blocked: [blockedAcme] });
  actor.send({ type: 'block.requested', company: acme });
  actor.send({ type: 'unblock.requested', id: 99 });
  is({ resting: 'idle' });
});

test('searches once the user stops typing, only for the last text', async () => {
  const { actor, clock, found } = await opened();
  const type = (text: string) => actor.send({ type: 'name.typed', text });
  type('a');
  clock.increment(1_000);
  type('ac');
  clock.increment(149);
  type(' acm ');
  clock.increment(149);
  expect(found).toHaveLength(0);
  clock.increment(1);
  expect(found.map(({ input }) => input)).toEqual([{ text: 'acm' }]);
  type('acme');
  expect(found[0]?.isStopped()).toBe(true);
  clock.increment(150);
  await found[1]?.answer([acme]);
  expect(actor.getSnapshot().context.found).toEqual([acme]);
  type('');
  expect(actor.getSnapshot().context.found).toEqual([]);
});

test('the list stays usable if a search fails', async () => {
  const { actor, clock, found, unblocks } = await opened({ blocked: [blockedAcme] });
  actor.send({ type: 'name.typed', text: 'glo' });
  clock.increment(150);
  await found[0]?.fail(broken);
  expect(actor.getSnapshot().value).toMatchObject({ ready: { finding: 'failed' } });
  actor.send({ type: 'unblock.requested', id: acme.id });
  expect(unblocks).toHaveLength(1);
  actor.send({ type: 'search.retried' });
  await found[1]?.answer([]);
  expect(actor.getSnapshot().value).toMatchObject({ ready: { finding: 'nothing' } });
});
