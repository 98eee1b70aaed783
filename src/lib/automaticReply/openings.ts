import type { OpenHours } from '../../../contract/automatic-replies.ts';
import { dateIn, dayAfter, instantIn } from './wallClock.ts';

interface WorkingHours {
  time_zone: string;
  /** Monday first; null for a day off. */
  days: readonly (OpenHours | null)[];
}

interface Opening {
  isOpen: boolean;
  /** When the last hours ended; null if none did within a week. Epoch milliseconds, like `opensAt`. */
  closedAt: number | null;
  /** When the next hours start. */
  opensAt: number | null;
}

/** How far away weekly hours can be, with an extra day on each side for those past midnight. */
const DAYS = 8;

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** Whether an instant is within working hours; if not, since when, and when they start again. */
export function openingAt({ time_zone: zone, days }: WorkingHours, at: number): Opening {
  const today = dateIn(zone, at);
  const spans = Array.from({ length: 2 * DAYS + 1 }, (_, index) => dayAfter(today, index - DAYS)).flatMap((date) => {
    const hours = days[weekdayOf(date)];
    if (!hours) return [];
    const lastDate = hours.to <= hours.from ? dayAfter(date, 1) : date;
    return { from: instantIn(zone, date, hours.from), to: instantIn(zone, lastDate, hours.to) };
  });
  const ended = spans.filter(({ to }) => to <= at).map(({ to }) => to);
  const coming = spans.filter(({ from }) => from > at).map(({ from }) => from);
  return {
    isOpen: spans.some(({ from, to }) => from <= at && at < to),
    closedAt: ended.length > 0 ? Math.max(...ended) : null,
    opensAt: coming.length > 0 ? Math.min(...coming) : null,
  };
}
