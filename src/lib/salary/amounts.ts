/** An amount in a text: its value in whole units, and its position. */
export interface Amount {
  value: number;
  /** The number as written, before "K" or 万 is applied. */
  written: number;
  hasScale: boolean;
  start: number;
  end: number;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:億|亿)/, 1e8],
  [/^\s?(?:万|萬)/, 1e4],
  [/^\s?千/, 1e3],
  [/^\s?(?:million|millones|milhões|milyon|mio|juta|jt|مليون)(?![a-z])/, 1e6],
  [/^\s?m(?![a-z.])/, 1e6],
  [/^\s?(?:thousand|ribu|rb|mil|bin|k)(?![a-z])/, 1e3],
  [/^\s?(?:ألف|الف|آلاف|الاف)/, 1e3],
];
/** Digits with the group separators of any of our countries: "1,400,000", "5.000.000", "10 000", "1'500". */
const NUMBER = /\d+(?:[.,'’]\d+)*(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?/g;

/**
 * All amounts of money in a normalized text, in order. Numbers of hours, days or months, percentages and "13薪" don't count. In "1.2-2万" and "50-60K",
 * the scale of the second applies to the first.
 */
export function amountsIn(text: string): Amount[] {
  const cleaned = text.replace(
    /(?<!\d)\d+(?:[.,]\d+)?\s*(?:%|hours\b|hrs\b|h\s*\/|days\b|weeks\b|months\b|years?\s(?:of|exp)|pagas\b|小時以上|個月|个月|薪(?!資|水|制))/g,
    (found) => ' '.repeat(found.length),
  );
  const amounts: Amount[] = [];
  for (const match of cleaned.matchAll(NUMBER)) {
    const written = numberFrom(match[0]);
    if (!Number.isFinite(written)) continue;
    const rest = cleaned.slice(match.index + match[0].length);
    const scale = SCALES.find(([pattern]) => pattern.test(rest));
    const length = scale ? (scale[0].exec(rest)?.[0].length ?? 0) : 0;
    const previous = amounts.at(-1);
    // In "25万5千円", what directly follows the 万 belongs to it.
    if (previous?.hasScale && previous.end === match.index && previous.value >= 1e4) {
      previous.value += written * (scale?.[1] ?? 1);
      previous.end = match.index + match[0].length + length;
      continue;
    }
    amounts.push({
      value: written * (scale?.[1] ?? 1),
      written,
      hasScale: scale !== undefined,
      start: match.index,
      end: match.index + match[0].length + length,
    });
  }
  const [first, second] = amounts;
  if (first && second && !first.hasScale && second.hasScale && first.written <= second.written) first.value = first.written * (second.value / second.written);
  return amounts;
}

/** The value of grouped digits: with one kind of separator, exactly three digits after it mean thousands. */
export function numberFrom(written: string): number {
  const text = written.replace(/[ \u00a0\u202f'’]/g, '');
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots && commas) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    return Number(text.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.'));
  }
  const separator = dots ? '.' : ',';
  if (dots + commas > 1) return Number(text.replaceAll(separator, ''));
  const [whole = '', fraction = ''] = text.split(separator);
  return fraction.length === 3 && whole !== '0' && whole.length <= 3 ? Number(whole + fraction) : Number(fraction ? `${whole}.${fraction}` : whole);
}
