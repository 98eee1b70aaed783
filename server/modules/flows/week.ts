import { DAY } from '../../../contract/durations.ts';
import { LATE_DAYS } from '../../../contract/flow-limits.ts';

/** A day in UTC, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day that is this many days later, or earlier if negative. */
export const daysAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));

/** The Monday of a day's week. */
export const weekOf = (day: string): string => daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/**
 * The Monday of the newest week that no report can change anymore. Only such weeks are shown: for a week that still grows, the difference between two
 * queries would reveal what a few people did in between.
 */
export const newestClosedWeek = (now: Date): string => daysAfter(weekOf(daysAfter(dayOf(now), -LATE_DAYS)), -7);

/** The day that a report counts for; null if it comes too late or from the future. If a browser's clock is a little fast, it counts for today. */
export function countedDay(day: string, now: Date): string | null {
  const today = dayOf(now);
  if (day < daysAfter(today, -LATE_DAYS) || day > daysAfter(today, 1)) return null;
  return day > today ? today : day;
}
