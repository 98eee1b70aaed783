import { LATE_DAYS } from '../../../contract/flow-limits.ts';

const DAY = 86_400_000;

/** A day in UTC, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days later; earlier where negative. */
export const daysAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));

/** The Monday of a day's week. */
export const weekOf = (day: string): string => daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/**
 * The Monday of the newest week that no report can change any more. Only such weeks are shown: the difference between two looks at one that still
 * grows would say what a few people did in between.
 */
export const newestClosedWeek = (now: Date): string => daysAfter(weekOf(daysAfter(dayOf(now), -LATE_DAYS)), -7);

/** The day a report counts for; null where it comes too late, or from the future. A browser whose clock is a little fast counts today. */
export function countedDay(day: string, now: Date): string | null {
  const today = dayOf(now);
  if (day < daysAfter(today, -LATE_DAYS) || day > daysAfter(today, 1)) return null;
  return day > today ? today : day;
}
