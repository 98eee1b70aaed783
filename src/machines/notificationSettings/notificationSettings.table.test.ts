import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { notificationSettingsFlow } from './notificationSettings.fixtures.ts';

const cell = { topic: 'followed', channel: 'email' };
const reach = { off: [cell], quiet: null, country_zone: 'Asia/Manila' };
const on = { ...reach, off: [] };
const hours = { from: '22:00', until: '07:00', time_zone: 'Asia/Manila' };
const stored = { stored: reach, shown: reach };
const turn = { type: 'switch.turned', ...cell };
const quiet = { type: 'quiet.changed', quiet: hours };
const turns = { given: stored, sets: { shown: on }, calls: { saveReach: { change: { switches: [{ ...cell, on: true }] } } } };
const hushes = { given: stored, sets: { shown: { ...reach, quiet: hours } }, calls: { saveReach: { change: { switches: [], quiet: hours } } } };
const takesUp = { given: { ...stored, before: on }, sets: { shown: on }, calls: turns.calls };
const reads = { calls: { readReach: undefined } };

stateTable(notificationSettingsFlow, undefined, [
  starts(undefined, 'loading', reads),
  ['loading', done('readReach', reach), 'ready.idle', { sets: stored }],
  ['loading', fails('readReach', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('readReach', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', reads],
  ['disconnected', 'load.retried', 'loading', reads],
  ['unloadable', 'load.retried', 'loading', reads],
  ...['ready.idle', 'ready.saved', 'ready.failed', 'saving.prompt', 'saving.slow'].flatMap((from): Row[] => [
    [from, turn, 'saving.prompt', { ...turns, waits: { untilSlow: 3_000 } }],
    [from, quiet, 'saving.prompt', hushes],
  ]),
  ['ready.saved', 'change.undone', 'saving.prompt', takesUp],
  ['ready.failed', 'save.retried', 'saving.prompt', takesUp],
  ['saving.prompt', passes('untilSlow'), 'saving.slow'],
  ['saving.prompt', done('saveReach', on), 'ready.saved', { given: stored, sets: { before: reach, stored: on, shown: on } }],
  ['saving.prompt', fails('saveReach', offline), 'waiting', { ...saysOffline, calls: { waitToSave: undefined } }],
  ['saving.prompt', fails('saveReach', broken), 'ready.failed', { given: { stored: reach, shown: on }, sets: { before: on, shown: reach, failure: broken } }],
  // Changed while offline: everything is sent when the connection is back.
  ['waiting', turn, 'waiting', { given: stored, sets: { shown: on }, calls: {} }],
  ['waiting', quiet, 'waiting', { given: stored, sets: hushes.sets, calls: {} }],
  ['waiting', done('waitToSave'), 'saving.prompt', { given: { stored: reach, shown: on }, calls: turns.calls }],
  ['waiting', 'save.retried', 'saving.prompt', { given: { stored: reach, shown: on }, calls: turns.calls }],
]);
