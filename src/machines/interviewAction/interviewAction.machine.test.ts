import { createActor, fromCallback, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR } from '../../../contract/durations.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key } from '../samples.ts';
import type { ActionAnswer, ActionInput, LatestInterview } from './interviewAction.actors.ts';
import { interviewActionFlow } from './interviewAction.fixtures.ts';
import { interviewActionMachine } from './interviewAction.machine.ts';
import type { Action } from './interviewAction.types.ts';
import { AT, interviewIn, OTHER, START } from './samples.ts';
import { standingOf } from './standing.ts';

pathTests(interviewActionFlow);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const from = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** @param clockOffset how far the device's clock is behind the server's, in ms */
function start(interview: Interview, now: string, clockOffset = 0) {
  vi.setSystemTime(Date.parse(now) - clockOffset);
  const [send, load] = [held<ActionAnswer, ActionInput>(), held<LatestInterview, { id: string }>()];
  const watchInterview = fromCallback<{ type: 'interview.changed' }, { id: string }>(() => {});
  const waitForConnection = fromPromise<void>(() => new Promise(() => {}));
  const actors = { sendChoice: send.logic, loadInterview: load.logic, watchInterview, waitForConnection };
  const actor = createActor(interviewActionMachine.provide({ actors }), { input: { interview, now, clockOffset } }).start();
  const allowed = () => standingOf(actor.getSnapshot().context.interview, actor.getSnapshot().context.asOf).allowed;
  const can = (action: Action) => actor.getSnapshot().can({ type: 'action.chosen', action, key });
  const choose = (action: Action) => actor.send({ type: 'action.chosen', action, key });
  return { actor, allowed, can, choose, sent: send.calls, loads: load.calls };
}

describe('the windows', () => {
  test.each([
    ['cancelling ends', from(START, -3 * HOUR), 'interview.cancelled', true, false],
    ['the check-in opens', from(START, -2 * HOUR), 'checkIn.made', false, true],
    ['the check-in closes', from(START, HOUR / 2), 'checkIn.made', true, false],
    ['attendance can be marked', from(START, HOUR / 2), 'attendance.marked', false, true],
    ['attendance can be marked no more', from(START, HOUR + 7 * 24 * HOUR), 'attendance.marked', true, false],
    ['the result can be asked for', from(START, HOUR + 24 * HOUR), 'result.requested', false, true],
  ] as const)('exactly when %s, it updates', (_, instant, action, before, after) => {
    const { can } = start(interviewIn('upcoming'), from(instant, -5_000));
    vi.advanceTimersByTime(4_999);
    expect(can(action)).toBe(before);
    vi.advanceTimersByTime(1);
    expect(can(action)).toBe(after);
  });

  test('follow the server’s clock if the device’s is wrong', () => {
    const { can } = start(interviewIn('upcoming'), from(START, -2 * HOUR - 5_000), -47 * 60_000);
    vi.advanceTimersByTime(4_999);
    expect(can('checkIn.made')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(can('checkIn.made')).toBe(true);
  });

  test('are reached over days, without a timer longer than one', () => {
    // Restoring a spy on a faked function would leave it faked for every later test of this file.
    const faked = globalThis.setTimeout;
    let longest = 0;
    globalThis.setTimeout = ((work: () => void, ms = 0) => ((longest = Math.max(longest, ms)), faked(work, ms))) as typeof setTimeout;
    const { can, actor } = start(interviewIn('upcoming'), from(START, -40 * 24 * HOUR));
    vi.advanceTimersByTime(40 * 24 * HOUR - 2 * HOUR - 1);
    expect(can('checkIn.made')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(can('checkIn.made')).toBe(true);
    expect(longest).toBeGreaterThan(HOUR);
    expect(longest).toBeLessThanOrEqual(24 * HOUR);
    vi.advanceTimersByTime(60 * 24 * HOUR);
    expect(actor.getSnapshot().value).toMatchObject({ clock: 'still' });
    globalThis.setTimeout = faked;
  });

  test('move when the interview is rescheduled', async () => {
    const { actor, can, loads } = start(interviewIn('upcoming'), from(START, -3 * HOUR - 1_000));
    actor.send({ type: 'interview.changed' });
    await loads[0]?.answer({ interview: interviewIn('upcoming', 'seeker', { starts_at: OTHER, sequence: 2 }), now: from(START, -3 * HOUR - 1_000) });
    vi.advanceTimersByTime(2_000);
    expect(can('interview.cancelled')).toBe(true);
    vi.advanceTimersByTime(25 * HOUR);
    expect(can('checkIn.made')).toBe(true);
  });

  test('show an unanswered offer as expired after its last time', () => {
    const { actor, allowed } = start(interviewIn('pending', 'employer', { times: [START, OTHER] }), AT.offered);
    vi.advanceTimersByTime(Date.parse(OTHER) - Date.parse(AT.offered) - 1);
    expect(allowed()).toContain('interview.cancelled');
    vi.advanceTimersByTime(1);
    const { interview, asOf } = actor.getSnapshot().context;
    expect(standingOf(interview, asOf).record.status).toBe('expired');
    expect(allowed()).toEqual([]);
  });
});

test('a cancellation that becomes too late while being written is stopped, not sent', () => {
  const { actor, choose, sent } = start(interviewIn('upcoming'), AT.beforeCancelCloses);
  choose('interview.cancelled');
  vi.advanceTimersByTime(60_000);
  expect(actor.getSnapshot().value).toMatchObject({ act: 'overtaken' });
  expect(sent).toHaveLength(0);
});

test('a retry uses the same key, for the same version of the interview, even if a newer one arrived', async () => {
  const { actor, choose, sent, loads } = start(interviewIn('checkInOpen', 'seeker', { sequence: 4 }), AT.beforeStart);
  choose('checkIn.made');
  await sent[0]?.fail(broken);
  actor.send({ type: 'interview.changed' });
  await loads[0]?.answer({ interview: interviewIn('checkInOpen', 'seeker', { sequence: 5 }), now: AT.beforeStart });
  expect(actor.getSnapshot().context.interview.sequence).toBe(5);
  actor.send({ type: 'action.retried' });
  const input = { id: actor.getSnapshot().context.interview.id, sequence: 4, choice: { action: 'checkIn.made' }, key };
  expect(sent.map((call) => call.input)).toEqual([input, input]);
  await sent[1]?.answer({ ok: true, interview: interviewIn('checkedIn', 'seeker', { seeker_checked_in_at: AT.beforeStart }), now: AT.beforeStart });
  expect(actor.getSnapshot().value).toMatchObject({ act: 'done' });
  expect(actor.getSnapshot().can({ type: 'action.chosen', action: 'checkIn.made', key })).toBe(false);
});

test('a late response to an earlier request doesn’t undo the user’s action', async () => {
  const { actor, choose, sent, loads } = start(interviewIn('pending'), AT.offered);
  actor.send({ type: 'interview.changed' });
  choose('time.accepted');
  actor.send({ type: 'choice.confirmed', choice: { action: 'time.accepted', time: START }, key });
  await sent[0]?.answer({ ok: true, interview: interviewIn('upcoming'), now: AT.offered });
  await loads[0]?.answer({ interview: interviewIn('pending'), now: AT.offered });
  expect(actor.getSnapshot().context.interview.status).toBe('upcoming');
});

test('a refusal shows the current interview', async () => {
  const { actor, choose, sent } = start(interviewIn('pending'), AT.offered);
  choose('time.accepted');
  actor.send({ type: 'choice.confirmed', choice: { action: 'time.accepted', time: START }, key });
  const cancelled = interviewIn('cancelled', 'seeker', { ended_by: 'employer' });
  await sent[0]?.answer({ ok: false, failure: 'notAllowedNow', interview: cancelled, now: AT.offered });
  expect(actor.getSnapshot()).toMatchObject({ value: { act: 'refused' }, context: { refusal: 'notAllowedNow', interview: { status: 'cancelled' } } });
});

test('sends only the choice that was asked for', () => {
  const { actor, choose, sent } = start(interviewIn('pending'), AT.offered);
  choose('interview.rejected');
  actor.send({ type: 'choice.confirmed', choice: { action: 'time.accepted', time: START }, key });
  expect(sent).toHaveLength(0);
});
