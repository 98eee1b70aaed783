const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "5+ years", "3-5 yrs", "at least three (3) years", "5年以上", "5 tahun": the first number counts. "5 years old" is no experience. */
const YEARS =
  /(?<![\d.])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?\(\d{1,2}\))? ?(?:\+|plus|or more)? ?(?:(?:-|–|to|~|〜|a|sampai|hingga) ?\d{1,2})? ?\+? ?(?:(?:years?|yrs?|tahun|yıl|sene|anos?|años?|سنوات|سنة|سنه)(?!\p{L})|年)(?! ?(?:old|of age))/iu;

/** Whole years of work that a text asks for or tells; null for none. */
export function yearsIn(text: string): number | null {
  const said = YEARS.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return null;
  const count = /^\d/.test(said) ? Number(said) : NUMBERS.indexOf(said);
  return count > 0 && count <= 40 ? count : null;
}

/** A text without the years it names: what they are of. */
export const withoutYears = (text: string): string => text.replace(YEARS, ' ');

/** Of a year alone nobody knows the month: its middle is least wrong. */
const MIDDLE = '07';
const monthOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7) || MIDDLE) - 1;

/** Whole years in which one worked, however many jobs at once. @param now the present month */
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
