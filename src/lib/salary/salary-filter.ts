/** Bounds of the salary filter, monthly, in the country's currency; null if open (specification §5). */
export interface SalaryRange {
  from: number | null;
  to: number | null;
}

/**
 * Parses the `salary` filter of a search URL: "from,to", either of which may be missing ("30000," or ",50000"). An inverted pair is swapped.
 * @returns null if it isn't such a pair
 */
export function parseSalaryFilter(text: string): SalaryRange | null {
  const parts = /^\s*(?:(\d{1,12})\s*)?(?:,\s*(?:(\d{1,12})\s*)?)?$/.exec(text);
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  const [from, to] = [parts[1], parts[2]].map((part) => (part === undefined ? null : Number(part))) as [number | null, number | null];
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/**
 * The range of a filter label of specification §5: "Below 30K" is 0–30000, "Above 200K" 200001–400000, "Above 100K" from 100001, any other "30K -
 * 50K" its K values times 1000.
 * @returns null if it isn't such a label
 */
export function parseSalaryLabel(label: string): SalaryRange | null {
  const amounts = [...label.matchAll(/(?<!\d)(\d+(?:\.\d+)?)\s*K/gi)].map((match) => Number(match[1]) * 1000);
  const [first, second] = amounts;
  if (first === undefined) return null;
  if (/^\s*below/i.test(label)) return { from: 0, to: first };
  if (/^\s*above/i.test(label)) return { from: first + 1, to: first === 200_000 ? 400_000 : null };
  return second === undefined ? null : { from: first, to: second };
}
