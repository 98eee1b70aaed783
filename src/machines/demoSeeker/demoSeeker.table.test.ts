import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { nothingToDo, candidacy, demoSeekerFlow } from './demoSeeker.fixtures.ts';

const input = { candidacy, isPicky: false, speed: 2 };
const sees = (more: object) => done('look', { ...nothingToDo, ...more });
const looks = { calls: { look: candidacy } };
const offered = { may: ['time.accepted', 'reschedule.requested'] };

stateTable(demoSeekerFlow, input, [
  starts(input, 'looking', looks),
  ['*', 'script.paused', 'paused'],
  ['*', { type: 'speed.changed', speed: 4 }, null, { sets: { speed: 4 } }],
  ['resting', passes('betweenLooks'), 'looking', looks],
  ['paused', 'script.resumed', 'looking', looks],
  ['looking', sees({ application: 'none' }), 'readingAd', { waits: { untilApplied: 7_500 } }],
  ['looking', sees({ application: 'none' }), 'readingAd', { given: { isPicky: true }, waits: { untilApplied: 22_500 } }],
  ['looking', sees({ application: 'hired' }), 'beingGlad', { waits: { untilThanked: 3_000 } }],
  ['looking', sees({ application: 'hired', hasThanked: true }), 'resting'],
  ['looking', sees({ isAsked: true }), 'readingMessage', { waits: { untilAnswered: 4_000 } }],
  // A picky job seeker asks once for another time.
  ['looking', sees(offered), 'checkingCalendar', { given: { isPicky: true }, waits: { untilChosen: 4_000 } }],
  ['looking', sees({ ...offered, isFirstOffer: false }), 'choosingTime', { given: { isPicky: true }, waits: { untilChosen: 4_000 } }],
  ['looking', sees(offered), 'choosingTime'],
  ['looking', sees({ may: ['checkIn.made'] }), 'checkingIn', { calls: { checkIn: candidacy } }],
  ['looking', sees({ may: ['attendance.marked'] }), 'marking', { calls: { mark: candidacy } }],
  ['looking', sees({ may: ['attendance.marked'], isMarked: true }), 'resting'],
  ['looking', sees({}), 'resting', { waits: { betweenLooks: 1_000 } }],
  ['looking', sees({}), 'resting', { given: { speed: 0.5 }, waits: { betweenLooks: 4_000 } }],
  ['looking', fails('look', broken), 'resting'],
  ...(
    [
      ['readingAd', 'untilApplied', 'applying', 'apply'],
      ['readingMessage', 'untilAnswered', 'answering', 'answer'],
      ['checkingCalendar', 'untilChosen', 'askingOtherTime', 'askOtherTime'],
      ['choosingTime', 'untilChosen', 'accepting', 'acceptTime'],
      ['beingGlad', 'untilThanked', 'thanking', 'thank'],
    ] as const
  ).map(([from, delay, then, call]): Row => [from, passes(delay), then, { calls: { [call]: candidacy } }]),
  ...(
    [
      ['applying', 'apply'],
      ['answering', 'answer'],
      ['askingOtherTime', 'askOtherTime'],
      ['accepting', 'acceptTime'],
      ['checkingIn', 'checkIn'],
      ['marking', 'mark'],
      ['thanking', 'thank'],
    ] as const
  ).flatMap(([from, call]): Row[] => [
    [from, done(call), 'looking', looks],
    [from, fails(call, broken), 'resting'],
  ]),
]);
