import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { nothingToDo, demoCase, demoEmployerFlow } from './demoEmployer.fixtures.ts';

const input = { case: demoCase, speed: 2 };
const sees = (more: object) => done('look', { ...nothingToDo, ...more });
const looks = { calls: { look: demoCase } };

stateTable(demoEmployerFlow, input, [
  starts(input, 'looking', looks),
  ['*', 'script.paused', 'paused'],
  ['*', { type: 'speed.changed', speed: 4 }, null, { sets: { speed: 4 } }],
  ['resting', passes('betweenLooks'), 'looking', looks],
  ['paused', 'script.resumed', 'looking', looks],
  // At double speed, each step takes half the time, but checks stay at least a second apart.
  ['looking', sees({ application: 'unread', written: 0 }), 'comingToIt', { waits: { untilOpened: 4_000 } }],
  ['looking', sees({ isAsked: true }), 'readingMessage', { waits: { untilAnswered: 3_500 } }],
  ['looking', sees({ isInvited: true, isMoving: true }), 'checkingCalendar', { waits: { untilAgreed: 3_000 } }],
  ['looking', sees({ isInvited: true, may: ['checkIn.made'] }), 'checkingIn', { calls: { checkIn: demoCase } }],
  ['looking', sees({ isInvited: true, may: ['attendance.marked'] }), 'marking', { calls: { mark: demoCase } }],
  ['looking', sees({ isInvited: true, may: ['attendance.marked', 'result.given'], isMarked: true }), 'deciding', { waits: { untilDecided: 4_000 } }],
  ['looking', sees({ written: 0 }), 'readingResume', { waits: { untilGreeted: 3_000 } }],
  ['looking', sees({ written: 3 }), 'choosingTimes', { waits: { untilOffered: 3_000 } }],
  ['looking', sees({}), 'resting', { waits: { betweenLooks: 1_000 } }],
  ['looking', sees({}), 'resting', { given: { speed: 0.5 }, waits: { betweenLooks: 4_000 } }],
  ['looking', fails('look', broken), 'resting'],
  ...(
    [
      ['comingToIt', 'untilOpened', 'opening', 'openApplication'],
      ['readingResume', 'untilGreeted', 'greeting', 'greet'],
      ['readingMessage', 'untilAnswered', 'answering', 'answer'],
      ['choosingTimes', 'untilOffered', 'offering', 'offerTimes'],
      ['checkingCalendar', 'untilAgreed', 'agreeing', 'agree'],
      ['deciding', 'untilDecided', 'hiring', 'hire'],
    ] as const
  ).map(([from, delay, then, call]): Row => [from, passes(delay), then, { calls: { [call]: demoCase } }]),
  ...(
    [
      ['opening', 'openApplication'],
      ['greeting', 'greet'],
      ['answering', 'answer'],
      ['offering', 'offerTimes'],
      ['agreeing', 'agree'],
      ['checkingIn', 'checkIn'],
      ['marking', 'mark'],
      ['hiring', 'hire'],
    ] as const
  ).flatMap(([from, call]): Row[] => [
    [from, done(call), 'looking', looks],
    [from, fails(call, broken), 'resting'],
  ]),
]);
