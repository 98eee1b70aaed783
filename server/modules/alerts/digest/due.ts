import type { Frequency } from '../../../../contract/alerts.ts';
import { dateIn, dayAfter, instantIn } from '../../../../src/lib/automaticReply/wallClock.ts';

/** When digests are sent, in the reader's time zone. */
const MORNING = '07:00';
const MONDAY = 1;

/** When the next digest is due: the next morning in the reader's time zone; for a weekly one, the next Monday's. */
export function nextDigest(now: Date, timeZone: string, frequency: Frequency): Date {
  const today = dateIn(timeZone, now.getTime());
  for (let days = 0; ; days += 1) {
    const day = dayAfter(today, days);
    const at = instantIn(timeZone, day, MORNING);
    if (at > now.getTime() && (frequency === 'Daily' || new Date(day).getUTCDay() === MONDAY)) return new Date(at);
  }
}
