import { expect, test } from 'vitest';
import type { NotificationRecord } from '../../../contract/notification-calls.ts';
import { days } from './days.ts';

const at = (created_at: string) => ({ created_at }) as NotificationRecord;

test('groups notifications by the reader’s day, in their original order', () => {
  const [late, early, before] = [new Date(2026, 10, 23, 23, 59), new Date(2026, 10, 23, 0, 0), new Date(2026, 10, 22, 23, 59)].map((date) =>
    at(date.toISOString()),
  );
  expect(days([late, early, before] as NotificationRecord[])).toEqual([
    ['2026-11-23', [late, early]],
    ['2026-11-22', [before]],
  ]);
});
