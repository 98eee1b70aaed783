// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { failure } from '../../lib/failure.ts';
import { hearCharts } from '../chartFeed.ts';
import { isPanelWanted } from './isWanted.ts';
import { masked } from './masked.ts';
import { RunningCharts } from './runningCharts.ts';

const code = setup({
  types: {
    context: {} as { email: string; isKnown: boolean; phone: number },
    events: {} as { type: 'code.requested'; email: string } | { type: 'code.entered' },
  },
  delays: { untilResend: 60_000 },
}).createMachine({
  id: 'code',
  context: { email: '', isKnown: false, phone: 639_171_234_567 },
  initial: 'start',
  states: {
    start: { on: { 'code.requested': { target: 'entering', actions: assign({ email: ({ event }) => event.email, isKnown: true }) } } },
    entering: { initial: 'fresh', states: { fresh: { after: { untilResend: 'late' } }, late: {} }, on: { 'code.entered': 'done' } },
    done: { type: 'final' },
  },
});

function watching() {
  const charts = new RunningCharts();
  const end = hearCharts((news, at) => charts.hear(news, at));
  return { charts, end };
}

beforeEach(() => localStorage.clear());

test('a running chart is shown with where it is, what it did last, and what it waits for', () => {
  const { charts, end } = watching();
  const before = Date.now();
  const actor = createActor(code).start();
  actor.send({ type: 'code.requested', email: 'ana@example.com' });
  const [shown, ...others] = charts.shown();
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ chart: 'code', states: ['entering.fresh'], steps: [{ transition: 'start: code.requested' }] });
  expect(shown?.outline.filter(({ isCurrent }) => isCurrent).map(({ path }) => path)).toEqual(['entering']);
  expect(shown?.timers).toMatchObject([{ name: 'untilResend' }]);
  expect((shown?.timers[0]?.due ?? 0) - before).toBeGreaterThanOrEqual(60_000);
  actor.send({ type: 'code.entered' });
  expect(charts.shown()[0]).toMatchObject({ states: ['done'], timers: [] });
  end();
});

test('one that is stopped is gone, and the list stays the same while nothing happens', () => {
  const { charts, end } = watching();
  const actor = createActor(code).start();
  expect(charts.shown()).toHaveLength(1);
  expect(charts.shown()).toBe(charts.shown());
  actor.stop();
  end();
  expect(charts.shown()).toEqual([]);
});

test('who looks is told once of what happens together', async () => {
  const { charts, end } = watching();
  const changed = vi.fn<() => void>();
  charts.subscribe(changed);
  const actor = createActor(code).start();
  actor.send({ type: 'code.requested', email: 'ana@example.com' });
  end();
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('nothing that was typed or answered is shown', () => {
  const { charts, end } = watching();
  createActor(code).start().send({ type: 'code.requested', email: 'ana@example.com' });
  end();
  expect(JSON.stringify(charts.shown())).not.toMatch(/ana@|639171234567/);
  expect(charts.shown()[0]?.context).toEqual([
    ['email', 'text'],
    ['isKnown', 'true'],
    ['phone', 'number'],
  ]);
});

test.each([
  [true, 'true'],
  [null, 'none'],
  ['', 'empty text'],
  ['Ana', 'text'],
  [['Ana', 'Ben'], 'list of 2'],
  [{ name: 'Ana' }, 'object'],
  [failure('offline'), 'object: offline'],
  [{ kind: 'Ana Reyes' }, 'object'],
  [new Error('Ana'), 'error'],
  [new Blob(['Ana']), 'file'],
])('%o is masked as %s', (value, text) => {
  expect(masked(value)).toBe(text);
});

test('who switches the panel on has it on the next page too, until it is switched off', () => {
  expect(isPanelWanted('', false)).toBe(false);
  expect(isPanelWanted('?flows=on', false)).toBe(true);
  expect(isPanelWanted('', false)).toBe(true);
  expect(isPanelWanted('?flows=off', true)).toBe(false);
  expect(isPanelWanted('', true)).toBe(false);
  localStorage.clear();
  expect(isPanelWanted('', true)).toBe(true);
});
