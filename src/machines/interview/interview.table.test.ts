import { describe, expect, test } from 'vitest';
import { byTheTable, INTERVIEW_CASES } from '../../../tests/support/interview-table.ts';
import { advance, apply, begin, type InterviewRecord, nextOfClock } from './lifecycle.ts';
import type { InterviewEvent, Role } from './interview.types.ts';

test('each event in each state, from each role, before and after each window, does what the table says', () => {
  const wrong = INTERVIEW_CASES.filter(({ record, event, role }) => {
    const applied = apply(record, event, role);
    return (applied.ok ? applied.record.status : 'refused') !== byTheTable({ record, event, role });
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

describe('what is stored besides the state', () => {
  const offered = begin(['2026-03-10T02:00:00.000Z', '2026-03-11T02:00:00.000Z'], 60);
  const after = (...events: [Role, object, string][]): InterviewRecord =>
    events.reduce<InterviewRecord>((record, [role, event, now]) => {
      const applied = apply(record, { ...event, now } as InterviewEvent, role);
      if (!applied.ok) throw new Error(applied.reason);
      return applied.record;
    }, offered);
  const early = '2026-03-02T04:00:00.000Z';
  const accept = ['seeker', { type: 'time.accepted', time: '2026-03-10T02:00:00.000Z' }, early] as [Role, object, string];
  const move = ['seeker', { type: 'reschedule.requested', times: ['2026-03-12T02:00:00.000Z'], reason: 'at work' }, early] as [Role, object, string];

  test('an offer stores its times; accepting sets the start', () => {
    expect(offered).toMatchObject({ times: ['2026-03-10T02:00:00.000Z', '2026-03-11T02:00:00.000Z'], minutes: 60, startsAt: null });
    expect(after(accept).startsAt).toBe('2026-03-10T02:00:00.000Z');
    // So late that check-in is already open.
    expect(after(['seeker', { type: 'time.accepted', time: '2026-03-10T02:00:00.000Z' }, '2026-03-10T01:00:00.000Z']).startsAt).toBe(
      '2026-03-10T02:00:00.000Z',
    );
  });

  test('a reschedule request stores its reason, and clears the agreed start', () => {
    expect(after(move)).toMatchObject({ proposedTimes: ['2026-03-12T02:00:00.000Z'], reason: 'at work', startsAt: null });
    expect(after(accept, move)).toMatchObject({ proposedTimes: ['2026-03-12T02:00:00.000Z'], reason: 'at work', startsAt: null });
    const take = ['employer', { type: 'proposal.accepted', time: '2026-03-12T02:00:00.000Z' }] as const;
    expect(after(move, [...take, early])).toMatchObject({
      startsAt: '2026-03-12T02:00:00.000Z',
      times: ['2026-03-12T02:00:00.000Z'],
      proposedTimes: [],
      reason: null,
    });
    expect(after(accept).times).toEqual(offered.times);
    expect(after(move, [...take, '2026-03-12T01:00:00.000Z'])).toMatchObject({ status: 'checkInOpen', startsAt: '2026-03-12T02:00:00.000Z' });
  });

  test('an accepted proposal that the seeker gives up again doesn’t end with the times before it', () => {
    const take = ['employer', { type: 'proposal.accepted', time: '2026-03-20T02:00:00.000Z' }, early] as [Role, object, string];
    const propose = ['seeker', { type: 'reschedule.requested', times: ['2026-03-20T02:00:00.000Z'], reason: 'at work' }, early] as [Role, object, string];
    const now = '2026-03-15T02:00:00.000Z';
    const requested = after(propose, take, ['seeker', { type: 'reschedule.requested', times: [], reason: 'ill' }, now]);
    expect(advance(requested, now).record.status).toBe('rescheduleRequested');
    expect(nextOfClock(requested)).toEqual({ type: 'times.passed', at: '2026-03-20T02:00:00.000Z' });
  });

  test.each([
    ['a pending one', []],
    ['one the seeker wants moved', [move]],
    ['an agreed one', [accept]],
  ] as [string, [Role, object, string][]][])('other times replace those of %s', (_, before) => {
    const again = ['employer', { type: 'times.reoffered', times: ['2026-03-20T02:00:00.000Z'], minutes: 30 }, early] as [Role, object, string];
    expect(after(...before, again)).toMatchObject({ times: ['2026-03-20T02:00:00.000Z'], minutes: 30, proposedTimes: [], startsAt: null, reason: null });
  });

  test.each([
    ['the seeker declines', [], 'seeker', { type: 'interview.rejected', reason: 'found another job' }, 'found another job', 'seeker'],
    ['the seeker declines after asking to move it', [move], 'seeker', { type: 'interview.rejected', reason: 'other job' }, 'other job', 'seeker'],
    ['the employer cancels', [], 'employer', { type: 'interview.cancelled', by: 'employer', reason: 'ill' }, 'ill', 'employer'],
    ['the seeker cancels what they wanted moved', [move], 'seeker', { type: 'interview.cancelled', by: 'seeker', reason: 'ill' }, 'ill', 'seeker'],
    ['the seeker cancels an agreed one', [accept], 'seeker', { type: 'interview.cancelled', by: 'seeker', reason: 'ill' }, 'ill', 'seeker'],
    ['its job closes', [], 'system', { type: 'interview.closed', because: 'jobClosed' }, 'jobClosed', 'system'],
  ] as [string, [Role, object, string][], Role, object, string, Role][])('when %s, stores why and by whom', (_, before, role, event, reason, endedBy) => {
    expect(after(...before, [role, event, early])).toMatchObject({ reason, endedBy });
  });

  test.each([
    ['offered', []],
    ['to be moved', [move]],
  ] as [string, [Role, object, string][]][])('one that is %s ends by the clock', (_, before) => {
    expect(advance(after(...before), '2026-03-13T02:00:00.000Z').record).toMatchObject({ status: 'expired', endedBy: 'system' });
  });

  test('stores when each side checked in, before and after the start', () => {
    const in1 = ['seeker', { type: 'checkIn.made', by: 'seeker' }, '2026-03-10T00:30:00.000Z'] as [Role, object, string];
    const in2 = ['employer', { type: 'checkIn.made', by: 'employer' }, '2026-03-10T01:00:00.000Z'] as [Role, object, string];
    const late = ['employer', { type: 'checkIn.made', by: 'employer' }, '2026-03-10T02:10:00.000Z'] as [Role, object, string];
    expect(after(accept, in1).checkedIn).toEqual({ seeker: in1[2], employer: null });
    expect(after(accept, in1, in2).checkedIn).toEqual({ seeker: in1[2], employer: in2[2] });
    expect(after(accept, in1, late)).toMatchObject({ status: 'inProgress', checkedIn: { seeker: in1[2], employer: late[2] } });
  });

  test('stores what each side reported about the other, whatever was reported before', () => {
    const mark = (by: 'seeker' | 'employer', attendance: string) =>
      [by, { type: 'attendance.marked', by, attendance }, '2026-03-10T04:00:00.000Z'] as [Role, object, string];
    expect(after(accept, mark('employer', 'completed')).attendance).toEqual({ seeker: 'completed', employer: null });
    expect(after(accept, mark('employer', 'completed'), mark('seeker', 'completed')).attendance).toEqual({ seeker: 'completed', employer: 'completed' });
    expect(after(accept, mark('employer', 'notAttended')).attendance).toEqual({ seeker: 'notAttended', employer: null });
    expect(after(accept, mark('seeker', 'notAttended')).attendance).toEqual({ seeker: null, employer: 'notAttended' });
    expect(after(accept, mark('seeker', 'notAttended'), mark('employer', 'notAttended')).attendance).toEqual({
      seeker: 'notAttended',
      employer: 'notAttended',
    });
    expect(after(accept, mark('seeker', 'notAttended'), mark('employer', 'completed')).attendance).toEqual({ seeker: 'completed', employer: 'notAttended' });
  });

  test('stores when the result was asked for', () => {
    expect(after(accept, ['seeker', { type: 'result.requested' }, '2026-03-12T02:00:00.000Z'])).toMatchObject({
      status: 'pendingResult',
      resultRequestedAt: '2026-03-12T02:00:00.000Z',
    });
  });
});
