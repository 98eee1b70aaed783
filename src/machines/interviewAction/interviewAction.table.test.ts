import { type Row, atNine, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, key, offline } from '../samples.ts';
import { interviewActionFlow } from './interviewAction.fixtures.ts';
import type { Action, Choice } from './interviewAction.types.ts';
import { AT, interviewIn, OTHER, START } from './samples.ts';
import { HOUR } from '../../../contract/durations.ts';

const beforeStart = (hours: number) => new Date(Date.parse(START) - hours * HOUR).toISOString();

const offered = interviewIn('pending');
const agreed = interviewIn('upcoming');
const moved = interviewIn('pending', 'seeker', { times: [OTHER], sequence: 1 });
const cancelled = interviewIn('cancelled', 'seeker', { ended_by: 'employer' });
const newer = interviewIn('pending', 'seeker', { sequence: 2 });
const { id } = offered;
/** 13 hours before the offered time; the device's clock is 40 hours late. */
const input = { interview: offered, now: AT.offered, clockOffset: 40 * HOUR };
const checkIn = { interview: interviewIn('checkInOpen', 'seeker', { sequence: 4 }), asOf: AT.beforeStart };

const choose = (action: Action) => ({ type: 'action.chosen', action, key });
const confirm = (choice: Choice) => ({ type: 'choice.confirmed', choice, key: 'k-2' });
const take: Choice = { action: 'time.accepted', time: START };

const loads = { calls: { loadInterview: { id } } };
/** A retry is for the version that the choice was made for, even if a newer one is shown. */
const sends = { given: { choice: take, key, sequence: 1, interview: newer }, calls: { sendChoice: { id, sequence: 1, choice: take, key } } };
const waits = { ...saysOffline, calls: { waitForConnection: undefined } };
const blank = { fault: null, refusal: null, failure: null };
const dirty = { action: 'time.accepted', choice: take, fault: 'timePast', refusal: 'notAllowedNow', failure: broken };
const leaves = (from: string): Row => [from, 'action.left', 'act.idle', { given: dirty, sets: { ...blank, action: null, choice: null }, calls: {} }];

atNine();

stateTable(interviewActionFlow, input, [
  // The clock: waits until something opens or closes, at most a day.
  starts(input, 'act.idle', { calls: { watchInterview: { id } }, sets: { interview: offered, asOf: AT.offered } }),
  starts(input, 'record.known'),
  starts(input, 'clock.near', { sets: { waitsFor: START }, waits: { untilNext: 13 * HOUR } }),
  starts({ ...input, now: beforeStart(24) }, 'clock.near'),
  starts({ ...input, now: AT.long }, 'clock.far', { sets: { waitsFor: START }, waits: { aDay: 24 * HOUR } }),
  starts({ ...input, interview: cancelled }, 'clock.still', { sets: { waitsFor: null }, waits: {} }),
  [
    'clock.near',
    passes('untilNext'),
    'clock.near',
    {
      given: { interview: agreed, asOf: AT.beforeCancelCloses, waitsFor: beforeStart(3) },
      // Cancelling has ended; the check-in opens next.
      sets: { asOf: beforeStart(3), waitsFor: beforeStart(2) },
    },
  ],
  ['clock.near', passes('untilNext'), 'clock.still', { sets: { asOf: START, waitsFor: null } }],
  [
    'clock.near',
    passes('untilNext'),
    'clock.near',
    { given: { interview: agreed, asOf: beforeStart(2), waitsFor: beforeStart(3) }, sets: { asOf: beforeStart(2) } },
  ],
  ['clock.far', passes('aDay'), 'clock.far', { given: { asOf: AT.long, waitsFor: START }, sets: { asOf: beforeStart(48) }, waits: { aDay: 24 * HOUR } }],
  ['clock.far', passes('aDay'), 'clock.near', { given: { asOf: beforeStart(25), waitsFor: START }, sets: { asOf: beforeStart(1) } }],
  // Whenever the interview is another one, it judges again.
  ...[
    { interview: offered, asOf: AT.offered, to: 'near', waitsFor: START },
    { interview: offered, asOf: AT.long, to: 'far', waitsFor: START },
    { interview: cancelled, asOf: AT.offered, to: 'still', waitsFor: null },
  ].flatMap(({ interview, asOf, to, waitsFor }) =>
    ['near', 'far', 'still'].map((from): Row => [
      `clock.${from}`,
      'interview.changed',
      `clock.${to}`,
      { given: { interview, asOf, waitsFor: OTHER }, sets: { waitsFor } },
    ]),
  ),

  // What others do is fetched.
  ['', 'interview.changed', 'record.reloading', loads],
  ['record.reloading', 'interview.changed', 'record.reloading', loads],
  [
    'record.reloading',
    done('loadInterview', { interview: moved, now: AT.beforeCancelCloses }),
    'record.known',
    { sets: { interview: moved, asOf: AT.beforeCancelCloses } },
  ],
  // An earlier request may be answered later.
  [
    'record.reloading',
    done('loadInterview', { interview: offered, now: AT.long }),
    'record.known',
    { given: { interview: agreed }, sets: { interview: agreed, asOf: AT.offered } },
  ],
  ['record.reloading', fails('loadInterview', broken), 'record.known', { sets: { interview: offered } }],

  // What the interview allows at that instant can be chosen; what needs no input is sent at once.
  ...['', 'act.done'].flatMap((from): Row[] => [
    [
      from,
      choose('time.accepted'),
      'act.choosing.open',
      { given: { ...dirty, interview: newer }, sets: { ...blank, action: 'time.accepted', choice: null, key, sequence: 2 }, calls: {} },
    ],
    [
      from,
      choose('checkIn.made'),
      'act.sending',
      { given: { ...dirty, ...checkIn }, sets: { ...blank, sequence: 4 }, calls: { sendChoice: { id, sequence: 4, choice: { action: 'checkIn.made' }, key } } },
    ],
    [from, choose('checkIn.made'), null],
    [from, choose('interview.cancelled'), 'act.choosing.open', { given: { interview: agreed, asOf: AT.beforeCancelCloses } }],
    [from, choose('interview.cancelled'), null, { given: { interview: agreed, asOf: beforeStart(3) } }],
  ]),
  ...['choosing.open', 'choosing.invalid', 'sending', 'offline', 'failed', 'refused', 'overtaken'].map((part): Row => [
    `act.${part}`,
    choose('time.accepted'),
    null,
    { given: { action: 'time.accepted' } },
  ]),
  ...['open', 'invalid'].flatMap((part): Row[] => [
    [
      `act.choosing.${part}`,
      confirm(take),
      'act.sending',
      {
        given: { action: 'time.accepted', fault: 'timePast', interview: newer },
        sets: { choice: take, key: 'k-2', sequence: 2, fault: null },
        calls: { sendChoice: { id, sequence: 2, choice: take, key: 'k-2' } },
      },
    ],
    [
      `act.choosing.${part}`,
      confirm({ action: 'interview.rejected', reason: ' ' }),
      'act.choosing.invalid',
      { given: { action: 'interview.rejected' }, sets: { fault: 'reasonMissing', choice: null }, calls: {} },
    ],
    // Another action than was asked for.
    [`act.choosing.${part}`, confirm(take), 'act.choosing.invalid', { given: { action: 'interview.rejected' }, sets: { choice: null }, calls: {} }],
    // The other side or the clock came first.
    [`act.choosing.${part}`, 'interview.changed', 'act.overtaken', { given: { action: 'time.accepted', interview: cancelled } }],
    [`act.choosing.${part}`, 'interview.changed', 'act.overtaken', { given: { action: 'time.accepted', asOf: START } }],
    [`act.choosing.${part}`, 'interview.changed', `act.choosing.${part}`, { given: { action: 'time.accepted' } }],
    leaves(`act.choosing.${part}`),
  ]),

  [
    'act.sending',
    done('sendChoice', { ok: true, interview: agreed, now: AT.beforeCancelCloses }),
    'act.done',
    { sets: { interview: agreed, asOf: AT.beforeCancelCloses, refusal: null } },
  ],
  [
    'act.sending',
    done('sendChoice', { ok: false, failure: 'notAllowedNow', interview: cancelled, now: AT.beforeCancelCloses }),
    'act.refused',
    { sets: { interview: cancelled, asOf: AT.beforeCancelCloses, refusal: 'notAllowedNow' } },
  ],
  [
    'act.sending',
    done('sendChoice', { ok: false, failure: 'interviewChanged', interview: null, now: AT.offered }),
    'act.refused',
    { sets: { interview: offered, refusal: 'interviewChanged' } },
  ],
  ['act.sending', fails('sendChoice', offline), 'act.offline', waits],
  ['act.sending', fails('sendChoice', broken), 'act.failed', saysFailed],
  ['act.offline', done('waitForConnection'), 'act.sending', sends],
  ...['act.offline', 'act.failed'].map((from): Row => [from, 'action.retried', 'act.sending', sends]),
  ...['act.offline', 'act.failed', 'act.refused', 'act.overtaken'].map((from) => leaves(from)),
]);
