import type { Level } from './taxonomy.ts';
import type { Market } from './markets.ts';
import type { Random } from './random.ts';

export type Period = 'hour' | 'month' | 'year';

export interface Pay {
  from: number;
  to: number | null;
  period: Period;
  monthFrom: number;
  monthTo: number;
}

/** Pay of each level over that of an independent worker. */
const LEVEL_FACTORS: Record<Level, number> = { 0: 0.3, 1: 0.75, 2: 1, 3: 1.45, 4: 1.9, 5: 3.1 };
/** An intern's allowance hardly depends on the work. */
const INTERN_FACTOR = 0.3;
/** Hours of a full-time month, for pay by the hour. */
const HOURS = 173;

/** Money as people round it: two figures, or the half between them. */
export function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  const half = amount / step < 40 ? step / 2 : step;
  return Math.round(amount / half) * half;
}

/** Money by the hour: to the quarter where an hour is paid in tens, to ten where it is paid in hundreds. */
const roundedHour = (amount: number) => (amount < 100 ? Math.round(amount * 4) / 4 : Math.round(amount / 10) * 10);

const MONTHS: Record<Period, number> = { hour: HOURS, month: 1, year: 1 / 12 };

/** What a job pays: a range as employers write it, sometimes only a lower bound, and the same by month. */
export function payOf(random: Random, market: Market, factor: number, level: Level, isHourly: boolean): Pay {
  const least = level === 0 && !market.hourly ? market.pay * 0.2 : market.least;
  const worth = level === 0 ? INTERN_FACTOR * factor ** 0.4 : (factor * LEVEL_FACTORS[level]) ** market.spread;
  const middle = Math.max(least * (1.03 + random.next() * 0.2), market.pay * worth * (0.86 + random.next() * 0.3));
  const period: Period = isHourly ? 'hour' : market.period;
  const months = MONTHS[period];
  const round = period === 'hour' ? roundedHour : rounded;
  const width = level <= 1 ? 0.06 + random.next() * 0.1 : 0.1 + random.next() * 0.18;
  const from = Math.max(round((middle * (1 - width)) / months), Math.ceil(least / months));
  const to = round((middle * (1 + width)) / months);
  const isOpen = random.chance(0.07);
  if (to <= from) return { from, to: from, period, monthFrom: from * months, monthTo: from * months };
  return { from, to: isOpen ? null : to, period, monthFrom: Math.round(from * months), monthTo: Math.round((isOpen ? from : to) * months) };
}
