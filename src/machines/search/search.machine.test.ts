import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { NearPlace } from '../../../contract/config.ts';
import type { SearchQuery } from '../../../contract/search.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, jobCard, searchQuery } from '../samples.ts';
import type { SearchAnswer } from './search.actors.ts';
import { searchFlow } from './search.fixtures.ts';
import { type SearchInput, searchMachine } from './search.machine.ts';

pathTests(searchFlow);

const found = (before: string, count = 1, total = 40): SearchAnswer & { ok: true } => ({
  ok: true,
  reply: { jobs: Array.from({ length: count }, () => jobCard), query_id: before, is_recorded: false, before, corrected_query: null, related: 0 },
  meta: { page: 1, size: 30, total },
});

function start(input: SearchInput = {}) {
  const search = held<SearchAnswer, { query: SearchQuery }>();
  const actor = createActor(searchMachine.provide({ actors: { searchJobs: search.logic } }), { input }).start();
  const go = (change: Partial<SearchQuery>, unknownPlace: string | null = null) =>
    actor.send({ type: 'url.changed', query: { ...searchQuery, ...change }, unknownPlace });
  return { actor, go, calls: search.calls };
}

test('doesn’t search again for results the server rendered', () => {
  const { actor, calls } = start({ query: searchQuery, found: found('b-1') });
  expect(actor.getSnapshot().value).toBe('results');
  expect(calls).toHaveLength(0);
});

test('doesn’t repeat a query the server rejected while rendering, until the URL changes', () => {
  const { actor, go, calls } = start({ query: searchQuery, fields: { query: ['query.tooLong'] } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { fields: { query: ['query.tooLong'] } } });
  expect(calls).toHaveLength(0);
  go({ query: 'nurse' });
  expect(calls).toHaveLength(1);
});

test('a newer search supersedes the current one', async () => {
  const { actor, go, calls } = start({ query: searchQuery });
  go({ query: 'nurse' });
  expect(calls[0]?.isStopped()).toBe(true);
  await calls[0]?.answer(found('old'));
  expect(actor.getSnapshot().context.found).toBeNull();
  await calls[1]?.answer(found('new'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'results', context: { found: { reply: { before: 'new' } } } });
});

test('earlier results stay while the next load, and if that fails or is refused', async () => {
  const { actor, go, calls } = start({ query: searchQuery, found: found('b-1') });
  const earlier = actor.getSnapshot().context.found;
  go({ query: 'nurse' });
  expect(actor.getSnapshot()).toMatchObject({ context: { found: earlier } });
  await calls[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { found: earlier, failure: broken } });
  actor.send({ type: 'search.retried' });
  await calls[1]?.answer({ ok: false, fields: { salary_to: ['salary.upsideDown'] } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { found: earlier, fields: { salary_to: ['salary.upsideDown'] } } });
});

test('later pages pass on where the first page ended; another search doesn’t', async () => {
  const { go, calls } = start({ query: searchQuery, found: found('b-1') });
  go({ page: 2 });
  expect(calls[0]?.input.query).toMatchObject({ page: 2, before: 'b-1' });
  await calls[0]?.answer(found('b-1'));
  go({ query: 'nurse', page: 2 });
  expect(calls[1]?.input.query.before).toBeUndefined();
  go({ page: 1 });
  expect(calls[2]?.input.query.before).toBeUndefined();
});

test('reports words once answered, and not again for another page, order or spelling', async () => {
  const { actor, go, calls } = start();
  const emitted: unknown[] = [];
  actor.on('words.searched', (event) => emitted.push(event));
  const nurse = { type: 'words.searched', query: 'Night nurse', titleId: 431 };
  go({ query: ' Night nurse ', function_job_title_ids: [431] });
  expect(emitted).toEqual([]);
  await calls[0]?.answer(found('b-1', 0, 0));
  expect(emitted).toEqual([nurse]);
  go({ query: 'night nurse', page: 2, sort: 1 });
  await calls[1]?.answer(found('b-1'));
  go({ query: undefined });
  await calls[2]?.answer(found('b-2'));
  expect(emitted).toEqual([nurse]);
  go({ query: 'cook' });
  await calls[3]?.fail(broken);
  expect(emitted).toEqual([nurse]);
  actor.send({ type: 'search.retried' });
  await calls[4]?.answer(found('b-3'));
  expect(emitted).toEqual([nurse, { type: 'words.searched', query: 'cook', titleId: null }]);
});

test('distinguishes no results from a page beyond the last', async () => {
  const { actor, go, calls } = start({ query: searchQuery });
  await calls[0]?.answer(found('b-1', 0, 0));
  expect(actor.getSnapshot().value).toBe('empty');
  go({ page: 9 });
  await calls[1]?.answer(found('b-1', 0, 40));
  expect(actor.getSnapshot().value).toBe('pastEnd');
});

test('searches nothing in an unknown place, and hides results from elsewhere', async () => {
  const near = held<NearPlace[], { place: string }>();
  const search = held<SearchAnswer, { query: SearchQuery }>();
  const actors = { searchJobs: search.logic, findNearPlaces: near.logic };
  const actor = createActor(searchMachine.provide({ actors }), { input: { query: searchQuery, found: found('b-1') } }).start();
  actor.send({ type: 'url.changed', query: searchQuery, unknownPlace: 'manilla' });
  expect([actor.getSnapshot().value, search.calls.length, near.calls[0]?.input]).toEqual([{ placeUnknown: 'looking' }, 0, { place: 'manilla' }]);
  const manila = { value: 'Manila', seo_value: 'manila', country: 'ph', country_name: null };
  await near.calls[0]?.answer([manila]);
  expect(actor.getSnapshot()).toMatchObject({ value: { placeUnknown: 'told' }, context: { near: [manila] } });
  actor.send({ type: 'url.changed', query: searchQuery, unknownPlace: null });
  expect([actor.getSnapshot().value, search.calls.length]).toEqual([{ searching: 'prompt' }, 1]);
});
