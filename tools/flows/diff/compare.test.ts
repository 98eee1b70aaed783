import { spawnSync } from 'node:child_process';
import { type AnyStateMachine, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import type { Flow } from '../../../packages/flows/flow.ts';
import { releasesIn, withSection } from './changelog.ts';
import { compareChart, compareCharts } from '../../../packages/flows/diff/compare.ts';
import { type RecordedChart, recordOf } from '../../../packages/flows/diff/record.ts';
import { summaryOf } from '../../../packages/flows/diff/summary.ts';

type Config = Parameters<typeof createMachine>[0];
const root = new URL('../../../', import.meta.url).pathname;

/** A chart without samples, except the given ones. */
function recorded(
  config: Config,
  { states = {}, events = {} }: { states?: Record<string, string>; events?: Record<string, { type: string }[]> } = {},
): RecordedChart {
  const machine = createMachine(config) as AnyStateMachine;
  const fixtures = { inputs: { start: undefined }, events, actors: {}, project: () => null };
  return recordOf({ id: machine.id, area: 'shared', title: 'Send', purpose: 'Sends.', source: 'tools', machine, states, fixtures } as unknown as Flow);
}

const config = (own: object = {}, more: object = {}): Config => ({
  id: 'send',
  initial: 'writing',
  states: {
    writing: { on: { 'text.sent': 'sending' } },
    sending: { after: { 5_000: 'failed' }, on: { 'sending.done': 'sent' } },
    failed: { on: { 'text.sent': 'sending' }, ...own },
    sent: { type: 'final' },
    ...more,
  },
});
const texts = (before: RecordedChart, after: RecordedChart) => compareChart(before, after).changes.map(({ text }) => text);

test('an unchanged chart has no changes', () => {
  expect(compareCharts([recorded(config())], [recorded(config())])).toEqual([]);
});

test('states, events, guards, timers, and transitions are added and removed', () => {
  const more = recorded(
    config(
      { on: { 'text.sent': { target: 'sending', guard: 'isOnline' }, 'text.dropped': 'dropped' }, after: { 90_000: 'dropped' } },
      { dropped: { type: 'final' } },
    ),
  );
  expect(texts(recorded(config()), more)).toEqual([
    'New state “Dropped”.',
    'New event text.dropped.',
    'New guard isOnline.',
    'New timer 90 s in “Failed”.',
    '“Failed” → “Sending” when text.sent: only if isOnline; before always.',
    'New: “Failed” → “Dropped” when text.dropped.',
    'New: “Failed” → “Dropped” when 90 s has passed.',
  ]);
  expect(texts(more, recorded(config()))).toEqual([
    'The state “Dropped” is gone.',
    'The event text.dropped is gone.',
    'The guard isOnline is gone.',
    'The timer 90 s is gone.',
    '“Failed” → “Sending” when text.sent: always; before only if isOnline.',
    'No longer: “Failed” → “Dropped” when text.dropped.',
    'No longer: “Failed” → “Dropped” when 90 s has passed.',
  ]);
});

test('something that only got another name counts as renamed, recognized by its use', () => {
  const renamed = recorded({
    id: 'send',
    initial: 'composing',
    states: {
      composing: { on: { 'message.sent': 'sending' } },
      sending: { after: { 5_000: 'failed' }, on: { 'sending.done': 'sent' } },
      failed: { on: { 'message.sent': 'sending' } },
      sent: { type: 'final' },
    },
  });
  expect(texts(recorded(config()), renamed)).toEqual(['“Writing” is now “Composing”.', 'The event text.sent is now message.sent.']);
});

test('a path is the same under new names, and lost if its state is gone', () => {
  const events = { 'text.sent': [{ type: 'text.sent' }], 'sending.done': [{ type: 'sending.done' }] };
  const { writing, ...states } = config().states as Record<string, object>;
  const renamed = recorded({ ...config(), initial: 'composing', states: { composing: writing, ...states } } as never, { events });
  expect(compareChart(recorded(config(), { events }), renamed).paths).toMatchObject({ gained: [], lost: [] });
  const shorter = compareChart(recorded(config(), { events }), recorded(config(), { events: { 'text.sent': [{ type: 'text.sent' }] } })).paths;
  expect(shorter.lost.map(({ title }) => title)).toEqual(['sending done → sent']);
});

test('reports a state that no transition leads to anymore', () => {
  const before = recorded(config({ on: { 'text.sent': 'sending', 'text.kept': 'filed' } }, { filed: {} }));
  const after = recorded(config({}, { filed: {} }));
  expect(compareChart(before, after).changes).toContainEqual({
    kind: 'unreachable',
    what: 'state',
    text: 'No way leads to “Filed” any longer.',
    state: 'filed',
    arrow: null,
  });
});

test('reports a transition with another target, and a timer with another duration', () => {
  const before = recorded(config());
  const after = recorded({ ...config(), states: { ...config().states, sending: { after: { 5_000: 'writing' }, on: { 'sending.done': 'sent' } } } } as never);
  expect(texts(before, after)).toEqual(['“Sending”, 5 s has passed: leads to “Writing”; before leads to “Failed”.', 'No way leads to “Failed” any longer.']);
});

test('the summary sentence omits no change', () => {
  const change = compareChart(recorded(config()), recorded(config({ on: { 'text.sent': { target: 'sending', guard: 'isOnline' } } })));
  expect(summaryOf(change)).toBe('1 new guard and 1 changed arrow.');
});

test('a release stays in the changelog, and the unreleased section is replaced', () => {
  const changes = compareCharts([], [recorded(config())]);
  const revision = { name: '1.0', commit: 'a'.repeat(40), date: '2026-11-22' };
  const released = withSection('', changes, revision);
  expect(releasesIn(released)).toEqual([{ name: '1.0', commit: 'a'.repeat(40) }]);
  const unreleased = withSection(released, [], null);
  expect(withSection(unreleased, changes, null).match(/^## .*/gm)).toEqual(['## Unreleased', '## 1.0, 2026-11-22']);
  expect(unreleased).toContain('No chart changed.');
  expect(withSection(unreleased, changes, { ...revision, name: '1.1' }).match(/^## .*/gm)).toEqual(['## 1.1, 2026-11-22', '## 1.0, 2026-11-22']);
});

test('the command compares the working tree with a commit, and names a revision that git doesn’t know', { timeout: 60_000 }, () => {
  const run = (revision: string) => spawnSync(process.execPath, ['tools/flows/main.ts', 'diff', revision, '--brief'], { cwd: root, encoding: 'utf8' });
  expect(run('HEAD').stdout).toMatch(/^(No chart changed|Charts) since HEAD/);
  const unknown = run('no-such-revision');
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('no-such-revision')]);
});
