import { expect, test } from 'vitest';
import { AT, interviewIn, OTHER, START } from '../interviewAction/samples.ts';
import { recordOfWire } from './lifecycle.ts';
import { turnOf } from './turn.ts';

const turn = (status: Parameters<typeof interviewIn>[0], now: string, more = {}) => turnOf(recordOfWire(interviewIn(status, 'seeker', more)), now);

test('while times are offered the seeker acts, until the last of them; asked for another, the employer', () => {
  expect(turn('pending', AT.offered, { times: [START, OTHER] })).toEqual({ status: 'pending', acts_next: 'seeker', due_at: OTHER, starts_at: null });
  expect(turn('rescheduleRequested', AT.offered)).toEqual({ status: 'rescheduleRequested', acts_next: 'employer', due_at: START, starts_at: null });
});

test('once a time is agreed neither has to act before it, and what lapsed is said as it stands', () => {
  expect(turn('upcoming', AT.beforeStart)).toEqual({ status: 'checkInOpen', acts_next: null, due_at: null, starts_at: START });
  expect(turn('pending', START)).toMatchObject({ status: 'expired', acts_next: null, due_at: null });
});
