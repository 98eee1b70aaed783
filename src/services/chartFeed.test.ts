import { afterEach, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { type ChartNews, hearCharts, storeEarlyNews } from './chartFeed.ts';

const door = setup({ types: { events: {} as { type: 'opened' } | { type: 'closed' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: { on: { closed: 'shut' } } },
});
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const kinds = (heard: readonly ChartNews[]) => heard.map(({ type }) => type);

test('every chart that starts is heard, and none after the end', () => {
  const heard: ChartNews[] = [];
  const end = hearCharts((news) => heard.push(news));
  createActor(door).start().send({ type: 'opened' });
  expect(kinds(heard)[0]).toBe('started');
  expect(kinds(heard).filter((kind) => kind === '@xstate.microstep')).toHaveLength(1);
  const before = heard.length;
  end();
  createActor(door).start();
  expect(heard).toHaveLength(before);
});

test('listeners end on their own: the first to come may be the first to go', () => {
  const heard: ChartNews[] = [];
  const endFirst = hearCharts(() => {});
  const endSecond = hearCharts((news) => heard.push(news));
  endFirst();
  createActor(door).start();
  expect(kinds(heard)).toContain('started');
  endSecond();
  const before = heard.length;
  createActor(door).start();
  expect(heard).toHaveLength(before);
});

test('a listener that comes later misses nothing, and hears on', () => {
  const { hear, end } = storeEarlyNews();
  ends.push(end);
  const actor = createActor(door).start();
  actor.send({ type: 'opened' });
  const heard: ChartNews[] = [];
  hear((news) => heard.push(news));
  const early = heard.length;
  expect(kinds(heard)).toContain('@xstate.microstep');
  actor.send({ type: 'closed' });
  expect(heard.length).toBeGreaterThan(early);
});

test('what nobody comes for takes no more room than its limit', () => {
  const { hear, end } = storeEarlyNews();
  ends.push(end);
  const actor = createActor(door).start();
  for (let turn = 0; turn < 1_000; turn += 1) actor.send({ type: turn % 2 === 0 ? 'opened' : 'closed' });
  const heard: ChartNews[] = [];
  hear((news) => heard.push(news));
  expect(heard).toHaveLength(600);
});
