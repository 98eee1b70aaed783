import type { Salary } from '../../../contract/records.ts';

/** How people there write their currency, where Unicode's short form is the bare code. */
const SIGNS: Record<string, string> = { SGD: 'S$', MYR: 'RM ', IDR: 'Rp ', LKR: 'Rs ', NGN: '₦', TRY: '₺', MOP: 'MOP$ ', AED: 'AED ', SAR: 'SAR ', RSD: 'RSD ' };

/**
 * The amount of a salary in a language: "₱30,000 – 45,000", "S$5,000", "Rp 8M – 12M". A million and more is shortened, so that it can be compared at a glance.
 * Without its period: that is a word, and words are translated where they stand.
 */
export function salaryAmount({ from, to, currency }: Salary, language: string): string {
  const isLong = Math.max(from, to ?? 0) >= 1_000_000;
  const options: Intl.NumberFormatOptions = isLong ? { notation: 'compact', maximumFractionDigits: 1 } : { maximumFractionDigits: 2, minimumFractionDigits: 0 };
  const number = new Intl.NumberFormat(language, options);
  const sign = SIGNS[currency] ?? new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const first = `${sign}${/[A-Za-z]$/.test(sign) ? ' ' : ''}${number.format(from)}`;
  return to === null || to === from ? first : `${first} – ${number.format(to)}`;
}
