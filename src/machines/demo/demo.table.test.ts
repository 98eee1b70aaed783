import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { dev, demoFlow } from './demo.fixtures.ts';

const scripts = { is_there: true, is_paused: false, speed: 1, scripts: [] };
const page = { dev, scripts };
const settledBy = (kind: string, state: string) => ({ ...page, work: { kind, state, summary: null } });
const [seeker] = dev.accounts;
const loads = { calls: { loadDemo: undefined } };
const change = { paused: true };

stateTable(demoFlow, undefined, [
  starts(undefined, 'loading', loads),
  ['loading', done('loadDemo', page), 'ready.idle', { sets: page }],
  [
    'loading',
    done('loadDemo', { ...page, dev: { ...dev, work: { kind: 'clock', state: 'running', summary: null } } }),
    'following',
    { sets: { scripts }, calls: { followWork: undefined } },
  ],
  ['loading', fails('loadDemo', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('loadDemo', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', loads],
  ['disconnected', 'load.retried', 'loading', loads],
  ['unloadable', 'load.retried', 'loading', loads],
  ...['idle', 'moved', 'refused', 'offline', 'failed'].flatMap((part): Row[] => [
    [
      `ready.${part}`,
      { type: 'account.chosen', life: 'seeker' },
      'signingIn',
      { given: { dev }, sets: { account: seeker }, calls: { signIn: { account: seeker } } },
    ],
    [`ready.${part}`, { type: 'account.chosen', life: 'seeker' }, null],
    [`ready.${part}`, { type: 'clock.moved', by: 'day' }, 'moving', { sets: { by: 'day' }, calls: { moveClock: { by: 'day' } } }],
    [`ready.${part}`, 'reset.requested', 'confirmingReset'],
    [`ready.${part}`, { type: 'scripts.steered', change }, 'steering', { sets: { change }, calls: { steerScripts: { change } } }],
  ]),
  ['signingIn', done('signIn', { ok: true, target: '/a' }), 'signedIn', { sets: { target: '/a' }, does: ['leave'] }],
  ['signingIn', done('signIn', { ok: false, failure: 'changed' }), 'ready.refused', { sets: { refusal: 'changed' } }],
  ['confirmingReset', 'reset.confirmed', 'resetting', { calls: { resetDemo: undefined } }],
  ['confirmingReset', 'reset.declined', 'ready.idle'],
  // A task started on another page may be the one that ends.
  ...(
    [
      ['moving', 'moveClock'],
      ['resetting', 'resetDemo'],
      ['following', 'followWork'],
    ] as const
  ).flatMap(([from, call]): Row[] => [
    [from, done(call, settledBy('reset', 'done')), 'begunAnew', { sets: page, does: ['leave'] }],
    [from, done(call, settledBy('clock', 'done')), 'ready.moved', { sets: page }],
    [from, done(call, settledBy('clock', 'failed')), 'ready.failed', { sets: page }],
  ]),
  ['steering', done('steerScripts', { ...scripts, is_paused: true }), 'ready.idle', { sets: { scripts: { ...scripts, is_paused: true } } }],
  ...(
    [
      ['signingIn', 'signIn'],
      ['moving', 'moveClock'],
      ['resetting', 'resetDemo'],
      ['following', 'followWork'],
      ['steering', 'steerScripts'],
    ] as const
  ).flatMap(([from, call]): Row[] => [
    [from, fails(call, offline), 'ready.offline', saysOffline],
    [from, fails(call, broken), 'ready.failed', saysFailed],
  ]),
]);
