import { expect, test } from 'vitest';
import { AT, interviewIn, OTHER, START } from '../interviewAction/samples.ts';
import { recordOfWire } from './lifecycle.ts';
import { turnOf } from './turn.ts';

const turn = (status: Parameters<typeof interviewIn>[0], now: string, more = {}) => turnOf(recordOfWire(interviewIn(status, 'seeker', more)), now);

test('the job seeker’s turn while times are offered, until the last one; the employer’s after a reschedule request', () => {
  expect(turn('pending', AT.offered, { times: [START, OTHER] })).toEqual({ status: 'pending', acts_next: 'seeker', due_at: OTHER, starts_at: null });
  expect(turn('rescheduleRequested', AT.offered)).toEqual({ status: 'rescheduleRequested', acts_next: 'employer', due_at: START, starts_at: null });
});

test('once a time is agreed, it is nobody’s turn until then, and an expired interview shows its current state', () => {
  expect(turn('upcoming', AT.beforeStart)).toEqual({ status: 'checkInOpen', acts_next: null, due_at: null, starts_at: START });
  expect(turn('pending', START)).toMatchObject({ status: 'expired', acts_next: null, due_at: null });
});
