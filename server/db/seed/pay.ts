import type { Level } from '../../reference/taxonomy.ts';
import { leastIn, type Market } from './markets.ts';
import type { Place } from '../../reference/locations.ts';
import type { Random } from '../../random.ts';

export type Period = 'hour' | 'month' | 'year';

export interface Pay {
  from: number;
  to: number | null;
  period: Period;
  monthFrom: number;
  monthTo: number;
}

/** Pay of each level as a multiple of an independent worker's. */
const LEVEL_FACTORS: Record<Level, number> = { 0: 0.3, 1: 0.75, 2: 1, 3: 1.45, 4: 1.9, 5: 3.1 };
/** An intern's allowance depends little on the work. */
const INTERN_FACTOR = 0.3;
/** Hours in a month of full-time work, for hourly pay. */
const HOURS = 173;

/** Rounds money the way people do: to two digits, or the half between them. */
export function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  const half = amount / step < 40 ? step / 2 : step;
  return Math.round(amount / half) * half;
}

/** Hourly pay: rounded to a quarter if hours are paid in tens, to ten if they're paid in hundreds. */
const roundedHour = (amount: number) => (amount < 100 ? Math.round(amount * 4) / 4 : Math.round(amount / 10) * 10);

const MONTHS: Record<Period, number> = { hour: HOURS, month: 1, year: 1 / 12 };

/** Work that pays differently in a country than elsewhere, because training is long or positions are hard to fill. For independent workers and above. */
const WORTH_IN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  us: { Pharmacy: 1.9, Nursing: 1.35, Driving: 1.5, 'Skilled Trades': 1.35, 'Facilities Maintenance': 1.2, 'Medical Practice': 1.3 },
  ca: { Pharmacy: 1.65, Nursing: 1.4, Driving: 1.45, 'Skilled Trades': 1.35, 'Facilities Maintenance': 1.2, 'Medical Practice': 1.3 },
  gb: { Pharmacy: 1.35, Driving: 1.4, 'Skilled Trades': 1.35, 'Medical Practice': 0.9 },
  hk: { Nursing: 1.7, 'School Teaching': 1.5, 'Skilled Trades': 1.5, Driving: 1.3, Pharmacy: 1.6 },
  mo: { Nursing: 1.4, 'School Teaching': 1.4, 'Skilled Trades': 1.2 },
};

/** What experience adds within a level: by xp_lvls id, as a multiple of the level's middle. */
const EXPERIENCE_FACTORS: Record<Level, Readonly<Record<number, number>>> = {
  0: {},
  1: { 2: 0.95, 3: 1, 4: 1.06 },
  2: { 3: 0.9, 4: 0.98, 5: 1.1 },
  3: { 5: 0.95, 6: 1.06 },
  4: { 5: 0.93, 6: 1.05 },
  5: { 6: 0.94, 7: 1.1 },
};

export interface Work {
  /** The function's name. */
  name: string;
  /** Its pay as a multiple of the country's middle pay. */
  factor: number;
  level: Level;
  xpLvlId: number;
  isHourly: boolean;
}

/** The pay of a job in a place: a range as employers write it, sometimes only a lower bound, and the same per month. */
export function payOf(random: Random, market: Market, place: Place, { name, factor, level, xpLvlId, isHourly }: Work): Pay {
  const lawful = leastIn(market, place);
  const least = level === 0 && !market.hourly ? market.pay * 0.2 : lawful;
  const local = level >= 2 ? (WORTH_IN[market.code]?.[name] ?? 1) : 1;
  const worth = level === 0 ? INTERN_FACTOR * factor ** 0.4 : (factor * LEVEL_FACTORS[level]) ** market.spread * local;
  const experienced = worth * (EXPERIENCE_FACTORS[level][xpLvlId] ?? 1);
  const middle = Math.max(least * (1.03 + random.next() * 0.2), market.pay * experienced * (0.9 + random.next() * 0.22));
  const period: Period = isHourly ? 'hour' : market.period;
  const months = MONTHS[period];
  const round = period === 'hour' ? roundedHour : rounded;
  const width = level <= 1 ? 0.05 + random.next() * 0.08 : 0.07 + random.next() * 0.12;
  const lowest = upTo(least / months, period);
  const from = Math.max(round((middle * (1 - width)) / months), lowest);
  const to = round((middle * (1 + width)) / months);
  const isOpen = random.chance(0.07);
  if (to <= from) return { from, to: from, period, monthFrom: from * months, monthTo: from * months };
  return { from, to: isOpen ? null : to, period, monthFrom: Math.round(from * months), monthTo: Math.round((isOpen ? from : to) * months) };
}

/** The smallest round amount that is at least another. */
function upTo(amount: number, period: Period): number {
  const step = period === 'hour' ? (amount < 100 ? 0.25 : 10) : 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.ceil(amount / step) * step;
}
