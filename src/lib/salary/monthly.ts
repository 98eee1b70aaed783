import type { Salary } from '../../../contract/records.ts';

const WEEKS_A_MONTH = 52 / 12;

/**
 * A salary per month, in its own currency: what the salary filter and sort order compare.
 * @param hours per week, for hourly pay; a day is a fifth of a week
 */
export function toMonthly({ from, to, period }: Salary, hours = 40): { from: number; to: number | null } {
  const factor = { hour: hours * WEEKS_A_MONTH, day: 5 * WEEKS_A_MONTH, month: 1, year: 1 / 12 }[period];
  return { from: rounded(from * factor), to: to === null ? null : rounded(to * factor) };
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
