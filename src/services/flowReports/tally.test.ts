import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { withDeferredCalls } from '../../../packages/flows/paths/stage.ts';
import { sampleFlow } from '../../../packages/flows/sample/sample.fixtures.ts';
import { sampleMachine } from '../../../packages/flows/sample/sample.machine.ts';
import { MOST_NAMES, MOST_TIMES, TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import { type ChartReport, reportFlows } from '../../../contract/flow-reports.ts';
import { hearCharts } from '../chartFeed.ts';
import { bucketOf, Tally } from './tally.ts';

const input = sampleFlow.fixtures.inputs.open as { locked: boolean };
const always = () => true;
const bucket = (at: number, times = 1) => Array.from({ length: TIME_BUCKETS.length + 1 }, (_, index) => (index === at ? times : 0));

/** Runs charts while a tally hears them, by a clock of its own. */
function counting(tally: Tally, run: (wait: (seconds: number) => void) => void): void {
  let clock = 0;
  const end = hearCharts((news) => tally.hear(news, clock));
  run((seconds) => (clock += seconds * 1_000));
  end();
}

const door = setup({ types: { events: {} as { type: 'opened' } | { type: 'closed' } | { type: 'knocked' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open', knocked: { actions: () => {} } } }, open: { on: { closed: 'shut' } } },
});

test('transitions, the states they lead to, and how long each lasted are counted', () => {
  const tally = new Tally();
  counting(tally, (wait) => {
    const actor = createActor(door).start();
    wait(2);
    actor.send({ type: 'knocked' });
    wait(2);
    actor.send({ type: 'opened' });
    wait(45);
    actor.send({ type: 'closed' });
  });
  expect(tally.take(always)).toEqual({
    door: {
      taken: { 'shut: knocked': [true, 1], 'shut: opened': [true, 1], 'open: closed': [true, 1] },
      reached: { shut: [true, 2], open: [true, 1] },
      left: { shut: [true, bucket(2)], open: [true, bucket(4)] },
    },
  });
  expect(tally.isEmpty).toBe(true);
});

test('a state that goes on is timed from when it began, and is not reached twice', () => {
  const tally = new Tally();
  counting(tally, (wait) => {
    const actor = createActor(door).start();
    expect(tally.take(always)['door']?.reached).toEqual({ shut: [true, 1] });
    wait(20);
    actor.send({ type: 'opened' });
    expect(tally.take(() => false)['door']).toMatchObject({ reached: { open: [false, 1] }, left: { shut: [false, bucket(3)] } });
  });
});

test('nothing that was typed, answered, or known is in a report', () => {
  const tally = new Tally();
  counting(tally, () => {
    const actor = createActor(withDeferredCalls(sampleMachine), { input }).start();
    actor.send({ type: 'address.submitted', address: 'ana@example.com' });
    actor.send({ type: 'connection.lost' });
  });
  const charts = tally.take(always);
  expect(Object.keys(charts)).toEqual(['sample']);
  expect(charts['sample']?.taken).toHaveProperty(['connection.online: connection.lost']);
  expect(JSON.stringify(charts)).not.toMatch(/ana@|example/);
});

test('a report never holds more than the server takes, however much happens', () => {
  const tally = new Tally();
  counting(tally, () => {
    const actor = createActor(door).start();
    for (let turn = 0; turn < 2 * MOST_TIMES + 10; turn += 1) actor.send({ type: turn % 2 === 0 ? 'opened' : 'closed' });
    const states = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`state${index}`, {}]));
    for (let chart = 0; chart <= MOST_NAMES / 10; chart += 1) {
      const id = `many${String.fromCharCode(65 + (chart % 26), 65 + Math.floor(chart / 26))}`;
      createActor(setup({}).createMachine({ id, type: 'parallel', states })).start();
    }
  });
  expect(tally.isFull).toBe(true);
  const charts: Record<string, ChartReport> = tally.take(always);
  expect(charts['door']?.taken['shut: opened']).toEqual([true, MOST_TIMES]);
  const body = { release: '0.1.0', country_id: 167, device: 'phone', day: '2026-03-02', share: 1, charts };
  expect(reportFlows.body.safeParse(body).error).toBeUndefined();
});

test('times fall in the bucket that ends after them', () => {
  expect([0, 999, 1_000, 9_999, 604_799_999, 604_800_000].map(bucketOf)).toEqual([0, 0, 1, 2, 11, 12]);
});
