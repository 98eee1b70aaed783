import type { Country } from '../../../../contract/countries.ts';
import type { Salary } from '../../../../contract/records.ts';
import { isCurrency, roughlyConverted } from '../../../../src/lib/salary/currencies.ts';
import { toMonthly } from '../../../../src/lib/salary/monthly.ts';
import { readSalary, type SalaryReading } from '../../../../src/lib/salary/parse.ts';
import { type Period, periodIn } from '../../../../src/lib/salary/period.ts';
import { oneLine } from './entities.ts';
import type { FeedRow } from './row.ts';

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/hour|^h$|hur/i, 'hour'],
  [/day|dai|^d$/i, 'day'],
  [/month|^m$|^mon$|^p1m$|bulanan|mensual|mensal|aylık|月|شهري/i, 'month'],
  [/year|annual|annum|^y$|ann|^p1y$|tahunan|anual|yıl|年|سنو|^p\.?a\.?$/i, 'year'],
];
const WEEK = /week|^wee$/i;

/** The salary of a row: from its text if that can be parsed, otherwise from its numbers. Null if the row gives none. */
export function settlePay(row: FeedRow, country: Country): SalaryReading | null {
  const currency = row.currency && isCurrency(row.currency.trim().toUpperCase()) ? row.currency.trim().toUpperCase() : undefined;
  const written = oneLine(row.period ?? '');
  const named = periodIn(`/${written.toLowerCase()}`) ?? periodIn(written.toLowerCase());
  const period = named && named !== 'week' ? named : PERIODS.find(([pattern]) => pattern.test(written))?.[1];
  const [least, most] = [amountOf(row.salaryFrom), amountOf(row.salaryTo)];
  const hints = { country: country.code, currency, period };
  const fromText = row.salaryText ? readSalary(oneLine(row.salaryText), hints) : null;
  if (fromText?.ok || (least === null && most === null)) return fromText;
  // "Negotiable" next to a number: the number is the site's guess, and the text is the employer's.
  if (fromText && (fromText.reason === 'negotiable' || fromText.reason === 'perPiece')) return fromText;
  const numbers = least !== null && most !== null ? `${least} - ${most}` : least === null ? `up to ${most}` : `from ${least}`;
  return readSalary(WEEK.test(written) ? `${numbers} per week` : numbers, hints);
}

/** Feeds write 0 for "not given". */
function amountOf(amount: number | null): number | null {
  return amount !== null && amount > 0 && amount < 1e12 ? amount : null;
}

/** A monthly salary in the country's currency, for the salary filter. Foreign currencies are converted at rough rates. */
export function comparablePay(salary: Salary, country: Country): { from: number | null; to: number | null } {
  const monthly = toMonthly(salary);
  const local = (amount: number) => roughlyConverted(amount, salary.currency, country.currency);
  const [from, to] = [local(monthly.from), local(monthly.to ?? monthly.from)];
  return { from: from === null ? null : Math.round(from), to: to === null ? null : Math.round(to) };
}
