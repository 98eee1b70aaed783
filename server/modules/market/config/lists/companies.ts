import { items } from '../../../../reference/item.ts';

const SIZES: readonly [from: number, to: number | null][] = [
  [1, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [501, 1000],
  [1001, 5000],
  [5001, null],
];
const LABELS = [
  '1–10 employees',
  '11–50 employees',
  '51–200 employees',
  '201–500 employees',
  '501–1,000 employees',
  '1,001–5,000 employees',
  'Over 5,000 employees',
];
const range = (index: number) => ({ from: SIZES[index]?.[0] ?? 1, to: SIZES[index]?.[1] ?? null, interval: 1, upper_bound_scale: 1 });

export const companySizes = items(LABELS, range);
export const employeeRanges = items(LABELS, range);

export const financingStages = items([
  'Not financed',
  'Bootstrapped',
  'Seed',
  'Series A',
  'Series B',
  'Series C',
  'Series D and later',
  'Publicly traded',
  'Family-owned',
  'State-owned',
  'Subsidiary',
  'Nonprofit',
]);
