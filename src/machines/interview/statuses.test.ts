import { expect, test } from 'vitest';
import { AGREED, UNAGREED, UNBEGUN, UNSETTLED } from './statuses.ts';

test('the sets of states follow from the chart', () => {
  expect(UNAGREED).toEqual(['pending', 'rescheduleRequested']);
  expect(AGREED).toEqual(['upcoming', 'checkInOpen', 'checkedIn', 'inProgress']);
  expect(UNBEGUN).toEqual(['pending', 'rescheduleRequested', 'upcoming', 'checkInOpen', 'checkedIn']);
  expect(UNSETTLED).toEqual([...UNAGREED, ...AGREED, 'finished', 'completed', 'pendingResult']);
});
