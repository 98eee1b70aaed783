import { COUNTRIES, countryById } from '../../../../../contract/countries.ts';
import { seoKey, type Item } from '../../../../reference/item.ts';

/** Bounds of the salary filter by country: thousands a month of the local currency. The Philippines' ends are specification §9's. */
const STEPS: Record<string, readonly number[]> = {
  ph: [30, 60, 80, 100, 200],
  sg: [3, 5, 7, 10, 15],
  id: [5000, 8000, 12_000, 20_000, 40_000],
  my: [3, 5, 8, 12, 20],
  jp: [200, 300, 400, 600, 900],
  tw: [35, 50, 70, 100, 150],
  hk: [16, 22, 30, 45, 70],
  mo: [14, 20, 28, 40, 60],
  us: [3, 5, 7, 10, 15],
  ca: [3, 5, 7, 9, 13],
  gb: [2, 3, 4, 6, 9],
  es: [1, 2, 3, 4, 6],
  tr: [30, 50, 80, 120, 200],
  rs: [80, 120, 180, 250, 400],
  ae: [4, 8, 15, 25, 40],
  sa: [4, 8, 14, 22, 35],
  lk: [60, 100, 180, 300, 500],
  ng: [150, 300, 500, 900, 1500],
  br: [2, 4, 7, 12, 20],
};

/** The salary filter of a country; `from` and `to` are a month's pay in its currency. "Below 30K" is 0-30000, "Above 200K" 200001-400000 (§5, §9). */
export function salaryRangeFilters(countryId: number): Item[] {
  const steps = STEPS[countryById(countryId)?.code ?? ''] ?? STEPS['ph'] ?? [];
  const first = steps[0] ?? 0;
  const last = steps.at(-1) ?? 0;
  const between = steps.slice(1).map((to, index) => ({ value: `${steps[index]}K - ${to}K`, from: (steps[index] ?? 0) * 1000, to: to * 1000 }));
  const ranges = [{ value: `Below ${first}K`, from: 0, to: first * 1000 }, ...between, { value: `Above ${last}K`, from: last * 1000 + 1, to: last * 2000 }];
  return ranges.map((range, index) => ({ id: index + 1, seo_value: seoKey(range.value), ...range }));
}

/** The scale one picks a salary from: `from` to `to` in steps of `interval`; an upper bound reaches `upper_bound_scale` times the lower. */
export function salaryRanges(countryId: number): Item[] {
  const steps = STEPS[countryById(countryId)?.code ?? ''] ?? STEPS['ph'] ?? [];
  const last = (steps.at(-1) ?? 0) * 1000;
  const interval = Math.max(100, 10 ** Math.floor(Math.log10(last / 40)));
  const currency = countryById(countryId)?.currency ?? 'PHP';
  return [
    {
      id: 1,
      value: `Monthly, ${currency}`,
      seo_value: `monthly-${currency.toLowerCase()}`,
      from: 0,
      to: last,
      interval,
      upper_bound_scale: 2,
      currency,
      period: 'month',
    },
    {
      id: 2,
      value: `Yearly, ${currency}`,
      seo_value: `yearly-${currency.toLowerCase()}`,
      from: 0,
      to: last * 12,
      interval: interval * 10,
      upper_bound_scale: 2,
      currency,
      period: 'year',
    },
  ];
}

const names = new Intl.DisplayNames(['en'], { type: 'currency' });

export const currencies: Item[] = [...new Set(COUNTRIES.map((country) => country.currency))].map((code, index) => ({
  id: index + 1,
  value: code,
  seo_value: code.toLowerCase(),
  key: code.toLowerCase(),
  display_value: `${code} (${names.of(code) ?? code})`,
}));
