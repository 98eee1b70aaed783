const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "5+ years", "3-5 yrs", "at least three (3) years", "5年以上", "5 tahun": the first number counts. "5 years old" isn't experience. */
const YEARS =
  /(?<![\d.])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?\(\d{1,2}\))? ?(?:\+|plus|or more)? ?(?:(?:-|–|to|~|〜|a|sampai|hingga) ?\d{1,2})? ?\+? ?(?:(?:years?|yrs?|tahun|yıl|sene|anos?|años?|سنوات|سنة|سنه)(?!\p{L})|年)(?! ?(?:old|of age))/iu;

/** Full years of work in a text; null for none. */
export function yearsIn(text: string): number | null {
  const number = YEARS.exec(text)?.[1]?.toLowerCase();
  if (number === undefined) return null;
  const count = /^\d/.test(number) ? Number(number) : NUMBERS.indexOf(number);
  return count > 0 && count <= 40 ? count : null;
}

/** A text without its years, to see what they are years of. */
export const withoutYears = (text: string): string => text.replace(YEARS, ' ');

/** For a year without a month, the middle has the smallest error. */
const MIDDLE = '07';
const monthOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7) || MIDDLE) - 1;

/**
 * Full years of work, with overlapping jobs counted once.
 * @param now the current month
 */
export function yearsOf(works: readonly { from: string; to: string | null }[], now: string): number {
  const months = new Set(
    works.flatMap(({ from, to }) => {
      const first = monthOf(from);
      const last = Math.min(monthOf(to ?? now), monthOf(now));
      return Array.from({ length: Math.max(0, Math.min(last - first, 1_200)) }, (_, index) => first + index);
    }),
  );
  return Math.floor(months.size / 12);
}
