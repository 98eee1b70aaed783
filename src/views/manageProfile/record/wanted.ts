import { countryByCode } from '../../../../contract/countries.ts';
import type { Values } from '../../../machines/record/record.types.ts';
import type { Wanted } from '../../../services/profile/matching.ts';

const ARRANGEMENTS = ['onsite', 'hybrid', 'remote'] as const;
/** An amount with decimals, or a text that isn't one, can't be saved and isn't searched for. */
const numberOf = (value: unknown) => (Number.isInteger(value) ? (value as number) : null);

/** How much more than the minimum the job seeker may hope for, if they didn't say. */
const HOPE = 1.3;

/** The assumed maximum for a minimum. @returns rounded up to two digits, as people name pay: 48,000 → 63,000 */
export function mostOf(least: number | null): number | null {
  if (least === null) return null;
  const step = 10 ** Math.max(0, String(Math.round(least)).length - 2);
  return Math.ceil((least * HOPE) / step) * step;
}

/**
 * The values of a preference if only a few questions are asked. The contract requires a maximum besides the minimum pay (specification §5); as long
 * as nobody entered one, it follows the minimum.
 */
export function followed(before: Values, values: Values): Values {
  const [was, is] = [numberOf(before['min_salary']), numberOf(values['min_salary'])];
  const most = numberOf(before['max_salary']);
  if (was === is || values['max_salary'] !== before['max_salary']) return values;
  return most === null || most === mostOf(was) ? { ...values, max_salary: mostOf(is) } : values;
}

/** What a search can use of a preference. @returns null until there is a title, and for jobs abroad, which are searched in the other country */
export function wantedOf(values: Values, country: string): Wanted | null {
  const { job_title: title, work_arrangement: arrangement, currency, salary_type: per } = values;
  if (typeof title !== 'string' || title.trim().length < 2 || values['is_overseas'] === true) return null;
  const isComparable = per === 'Monthly' && currency === countryByCode(country)?.currency;
  return {
    title: title.trim(),
    location: numberOf(values['location_id']),
    arrangement: ARRANGEMENTS.find((one) => one === arrangement) ?? null,
    payFrom: isComparable ? numberOf(values['min_salary']) : null,
  };
}
