import { describe, expect, test } from 'vitest';
import { advance, allowedTo, apply, begin, closureOf, type InterviewRecord, recordOf, restore } from './lifecycle.ts';
import { interviewFlow } from './interview.fixtures.ts';
import type { InterviewEvent, InterviewStatus, Role } from './interview.types.ts';
import { DAY, HOUR, MINUTE } from '../../../contract/durations.ts';
import { interviewStatus } from '../../../contract/interview-records.ts';
import { windowsOf } from './windows.ts';

const START = Date.parse('2026-03-10T02:00:00Z');
/** An instant, by its offset from the start. */
const at = (distance: number) => new Date(START + distance).toISOString();
const time = at(0);

function agreed(minutes = 60): InterviewRecord {
  const applied = apply(begin([time], minutes), { type: 'time.accepted', time, now: at(-10 * DAY) }, 'seeker');
  if (!applied.ok) throw new Error(applied.reason);
  return applied.record;
}

/** The result of an event at an instant: the state, or the refusal. */
function outcome(event: object, role: Role, distance: number, before = agreed()): string {
  const by = 'by' in event ? { by: role } : {};
  const applied = apply(before, { ...event, ...by, now: at(distance) } as InterviewEvent, role);
  return applied.ok ? applied.record.status : applied.reason;
}

describe('each window includes its first instant and excludes its last', () => {
  const cancel = { type: 'interview.cancelled', by: '', reason: 'ill' };
  const checkIn = { type: 'checkIn.made', by: '' };
  const mark = { type: 'attendance.marked', by: '', attendance: 'completed' };
  const ask = { type: 'result.requested' };
  const move = { type: 'reschedule.requested', times: [], reason: 'ill' };

  test.each<[string, object, number, string]>([
    ['cancelling, a moment before three hours to the start', cancel, -3 * HOUR - 1, 'cancelled'],
    ['cancelling, at three hours', cancel, -3 * HOUR, 'cancelBlocked'],
    ['cancelling, when the check-in is open', cancel, -2 * HOUR, 'cancelBlocked'],
    ['cancelling, a moment before the start', cancel, -1, 'cancelBlocked'],
    ['cancelling, at the start', cancel, 0, 'notAllowedNow'],
    ['moving, a moment before three hours', move, -3 * HOUR - 1, 'rescheduleRequested'],
    ['moving, at three hours', move, -3 * HOUR, 'cancelBlocked'],
    ['checking in, a moment before two hours', checkIn, -2 * HOUR - 1, 'checkInClosed'],
    ['checking in, at two hours', checkIn, -2 * HOUR, 'checkedIn'],
    ['checking in, a moment before the start', checkIn, -1, 'checkedIn'],
    ['checking in, at the start', checkIn, 0, 'inProgress'],
    ['checking in, a moment before 30 minutes after it', checkIn, 30 * MINUTE - 1, 'inProgress'],
    ['checking in, at 30 minutes', checkIn, 30 * MINUTE, 'checkInClosed'],
    ['marking, a moment before 30 minutes', mark, 30 * MINUTE - 1, 'attendanceClosed'],
    ['marking, at 30 minutes', mark, 30 * MINUTE, 'completed'],
    ['marking, after the end', mark, HOUR, 'completed'],
    ['marking, a moment before seven days after the end', mark, HOUR + 7 * DAY - 1, 'completed'],
    ['marking, at seven days', mark, HOUR + 7 * DAY, 'attendanceClosed'],
    ['asking for the result, a moment before a day after the end', ask, HOUR + DAY - 1, 'resultTooEarly'],
    ['asking for the result, at a day', ask, HOUR + DAY, 'pendingResult'],
  ])('%s', (_, event, distance, expected) => {
    const senders = event === ask || event === move ? (['seeker'] as const) : (['seeker', 'employer'] as const);
    for (const role of senders) expect(outcome(event, role, distance)).toBe(expected);
  });

  test.each<[number, InterviewStatus]>([
    [-2 * HOUR - 1, 'upcoming'],
    [-2 * HOUR, 'checkInOpen'],
    [-1, 'checkInOpen'],
    [0, 'inProgress'],
    [HOUR - 1, 'inProgress'],
    [HOUR, 'finished'],
  ])('%i ms from the start, it is %s', (distance, expected) => expect(advance(agreed(), at(distance)).record.status).toBe(expected));

  test('closes with its application or job however soon it starts, but not after the start', () => {
    const close = { type: 'interview.closed', because: 'withdrawn' };
    for (const distance of [-DAY, -3 * HOUR, -2 * HOUR, -1]) expect(outcome(close, 'system', distance)).toBe('cancelled');
    expect(outcome(close, 'system', 0)).toBe('notAllowedNow');
    for (const side of ['seeker', 'employer'] as const) expect(outcome(close, side, -DAY)).toBe('notYours');
    const fallen = apply(agreed(), { type: 'interview.closed', because: 'jobClosed', now: at(-1) }, 'system');
    expect(fallen.ok && [closureOf(fallen.record), fallen.record.startsAt]).toEqual(['jobClosed', time]);
    expect(closureOf({ ...agreed(), status: 'cancelled', endedBy: 'seeker', reason: 'ill' })).toBeNull();
  });

  test('a time can be accepted just before it comes, and then it starts right away', () => {
    const offered = begin([time], 60);
    expect(outcome({ type: 'time.accepted', time }, 'seeker', -1, offered)).toBe('checkInOpen');
    expect(outcome({ type: 'time.accepted', time }, 'seeker', -2 * HOUR - 1, offered)).toBe('upcoming');
    expect(advance(offered, at(0)).record.status).toBe('expired');
    expect(outcome({ type: 'time.accepted', time }, 'seeker', 0, offered)).toBe('notAllowedNow');
    expect(outcome({ type: 'time.accepted', time: at(DAY) }, 'seeker', -1, offered)).toBe('interviewTimeGone');
  });
});

describe('a refusal says what prevents it', () => {
  const after = (before: InterviewRecord, event: object, role: Role, distance: number): InterviewRecord => {
    const by = 'by' in event ? { by: role } : {};
    const applied = apply(before, { ...event, ...by, now: at(distance) } as InterviewEvent, role);
    if (!applied.ok) throw new Error(applied.reason);
    return applied.record;
  };
  const offered = () => begin([time], 60);
  const wished = () => after(offered(), { type: 'reschedule.requested', times: [at(DAY)], reason: 'ill' }, 'seeker', -10 * DAY);
  const checkedIn = () => after(agreed(), { type: 'checkIn.made', by: '' }, 'seeker', -HOUR);
  const held = () => after(agreed(), { type: 'attendance.marked', by: '', attendance: 'completed' }, 'employer', HOUR);
  const reoffer = { type: 'times.reoffered', times: [at(-20 * DAY)], minutes: 60 };
  const move = { type: 'reschedule.requested', times: [at(-20 * DAY)], reason: 'ill' };
  const ahead = { times: [at(DAY)] };

  test.each<[string, () => InterviewRecord, object, Role, number, string]>([
    ['offering a time that passed instead of others', offered, reoffer, 'employer', -5 * DAY, 'interviewTimeGone'],
    ['offering a time that passed after a wish for another', wished, reoffer, 'employer', -5 * DAY, 'interviewTimeGone'],
    ['offering a time that passed instead of an agreed one', agreed, reoffer, 'employer', -5 * DAY, 'interviewTimeGone'],
    ['proposing a time that passed', offered, move, 'seeker', -5 * DAY, 'interviewTimeGone'],
    ['proposing a time that passed instead of an agreed one', agreed, move, 'seeker', -5 * DAY, 'interviewTimeGone'],
    ['accepting a proposal that isn’t one', wished, { type: 'proposal.accepted', time: at(9 * DAY) }, 'employer', -5 * DAY, 'interviewTimeGone'],
    ['offering another time too late', agreed, { ...reoffer, ...ahead }, 'employer', -3 * HOUR, 'cancelBlocked'],
    ['offering another time once check-in is open', agreed, { ...reoffer, ...ahead }, 'employer', -HOUR, 'cancelBlocked'],
    ['proposing another time once check-in is open', agreed, { ...move, ...ahead }, 'seeker', -HOUR, 'cancelBlocked'],
    ['checking in twice', checkedIn, { type: 'checkIn.made', by: '' }, 'seeker', -HOUR, 'notAllowedNow'],
    ['checking in twice, once it has started', checkedIn, { type: 'checkIn.made', by: '' }, 'seeker', HOUR / 4, 'notAllowedNow'],
    ['asking for the result too early, though attendance is recorded', held, { type: 'result.requested' }, 'seeker', 2 * HOUR, 'resultTooEarly'],
    ['recording attendance twice', held, { type: 'attendance.marked', by: '', attendance: 'notAttended' }, 'employer', 2 * HOUR, 'notAllowedNow'],
  ])('%s', (_, before, event, role, distance, expected) => expect(outcome(event, role, distance, before())).toBe(expected));
});

describe('who didn’t attend', () => {
  const say = (before: InterviewRecord, by: 'seeker' | 'employer', attendance: 'completed' | 'notAttended'): InterviewRecord => {
    const applied = apply(before, { type: 'attendance.marked', by, attendance, now: at(HOUR) }, by);
    if (!applied.ok) throw new Error(applied.reason);
    return applied.record;
  };

  test.each([
    ['employer', 'notAttended', 'seeker', 'notAttended', 'seekerAbsent', 'bothAbsent'],
    ['seeker', 'notAttended', 'employer', 'notAttended', 'employerAbsent', 'bothAbsent'],
    ['employer', 'notAttended', 'seeker', 'completed', 'seekerAbsent', 'seekerAbsent'],
    ['employer', 'completed', 'seeker', 'notAttended', 'completed', 'employerAbsent'],
    ['employer', 'completed', 'seeker', 'completed', 'completed', 'completed'],
  ] as const)('%s says %s, then %s says %s: %s, then %s', (first, one, second, other, then, last) => {
    const once = say(agreed(), first, one);
    expect(once.status).toBe(then);
    const twice = say(once, second, other);
    expect(twice.status).toBe(last);
    expect(() => say(twice, first, one)).toThrow('notAllowedNow');
  });

  test.each(['seekerAbsent', 'employerAbsent', 'bothAbsent'] as const)('%s: no result can be asked for or recorded', (status) => {
    const record = { ...agreed(), status };
    expect(outcome({ type: 'result.requested' }, 'seeker', HOUR + DAY, record)).toBe('notAllowedNow');
    expect(outcome({ type: 'result.given', result: 'passed' }, 'employer', HOUR + DAY, record)).toBe('notAllowedNow');
  });
});

test('reports the clock’s events with their own instants, however late the request', () => {
  const { steps } = advance(agreed(), at(30 * DAY));
  expect(steps.map(({ type, at: instant }) => [type, instant])).toEqual([
    ['checkIn.opened', at(-2 * HOUR)],
    ['interview.started', at(0)],
    ['interview.ended', at(HOUR)],
  ]);
});

test('the chart accepts every action it offers', () => {
  for (const distance of [-10 * DAY, -3 * HOUR, -HOUR, 10 * MINUTE, 40 * MINUTE, 2 * HOUR, 2 * DAY])
    for (const side of ['seeker', 'employer'] as const) {
      const allowed = allowedTo(agreed(), side, at(distance));
      const tries = { 'interview.cancelled': { by: '', reason: '' }, 'checkIn.made': { by: '' }, 'attendance.marked': { by: '', attendance: 'completed' } };
      for (const [type, rest] of Object.entries(tries)) {
        const isTaken = interviewStatus.safeParse(outcome({ type, ...rest }, side, distance)).success;
        expect([type, side, distance, allowed.includes(type as InterviewEvent['type'])]).toEqual([type, side, distance, isTaken]);
      }
    }
});

test('the windows of a one-hour interview', () => {
  expect(windowsOf(agreed())).toEqual({
    cancelUntil: at(-3 * HOUR),
    checkInOpens: at(-2 * HOUR),
    startsAt: at(0),
    checkInCloses: at(30 * MINUTE),
    endsAt: at(HOUR),
    resultOpens: at(HOUR + DAY),
    attendanceCloses: at(HOUR + 7 * DAY),
  });
});

test('restores every state of the record, and every state of the chart is a state of the record', () => {
  for (const status of interviewStatus.options) expect(recordOf(restore({ ...agreed(), status })).status).toBe(status);
  const leaves = Object.keys(interviewFlow.states).filter((path) => !Object.keys(interviewFlow.states).some((other) => other.startsWith(`${path}.`)));
  expect(leaves.map((path) => path.split('.').at(-1)).sort()).toEqual([...interviewStatus.options].sort());
});
