/** Why a job is open, and which companies can plausibly give this reason. */
export interface Reason {
  text: string;
  /** The smallest plausible company (company_sizes id). */
  least: number;
  /** Industries it fits. Empty for all. */
  industries: readonly number[];
}

/** Parses a line such as "4+ @8,9 text": from company size 4, in the industries 8 and 9. Both marks are optional. */
export function reason(line: string): Reason {
  const [, least = '1', industries = '', text = ''] = /^(?:(\d)\+ )?(?:@([\d,]+) )?(.+)$/.exec(line) ?? [];
  return { text, least: Number(least), industries: industries.split(',').filter(Boolean).map(Number) };
}

/** The reasons that fit a company. */
export function reasonsOf(all: readonly Reason[], { sizeId, industryId }: { sizeId: number; industryId: number }): string[] {
  return all.filter(({ least, industries }) => sizeId >= least && (industries.length === 0 || industries.includes(industryId))).map(({ text }) => text);
}

const STAFF = ['8', '30', '120', '350', '700', '2,500', '6,000'];
const AT_A_SITE = ['8', '25', '40', '60', '80', '120', '150'];
const HIRED_A_YEAR = ['2', '5', '20', '40', '70', '200', '400'];

/** Plausible headcounts for a company size: in total, at one office, and hired per year. */
export function headcounts(sizeId: number): { staff: string; office: string; hires: string } {
  const of = (counts: readonly string[]) => counts[sizeId - 1] ?? '';
  return { staff: of(STAFF), office: of(AT_A_SITE), hires: of(HIRED_A_YEAR) };
}
