import type { PreparedJob } from '../../server/modules/market/import/job.ts';
import { countryById } from '../../contract/countries.ts';
import type { Outcome } from '../../server/modules/market/import/plan.ts';

/** What is recognized of a row: whether the row names it, and whether it was understood. */
const ASPECTS: readonly (readonly [name: string, isNamed: (job: PreparedJob) => boolean, isFound: (job: PreparedJob) => boolean])[] = [
  ['location', (job) => job.isPlaceNamed, (job) => job.locationIds.length > 0],
  ['pay', (job) => job.salaryReading !== null, (job) => job.salaryReading === 'read'],
  ['skills', (job) => job.names.skills, (job) => job.skills.length > 0],
  ['function', () => true, (job) => job.jobFunctionId !== null],
  ['industry', (job) => job.names.industry, (job) => job.industryId !== null],
  ['degree', (job) => job.names.education, (job) => job.degreeId !== null],
  ['date', (job) => job.names.date, (job) => job.isDateKnown],
  ['apply link', () => true, (job) => job.applyUrl !== null],
];
/** Lines named with each reason. */
const EXAMPLES = 3;

interface Counted {
  rows: number;
  named: number[];
  found: number[];
}

/** What an import came to. */
export class Tally {
  readonly outcomes: Record<Outcome | 'rejected', number> = { new: 0, updated: 0, unchanged: 0, merged: 0, rejected: 0 };
  private rows = 0;
  private described = 0;
  private corrected = 0;
  private closed = 0;
  private readonly countries = new Map<number, Counted>();
  private readonly pay = new Map<string, number>();
  private readonly reasons = new Map<string, { rows: number; lines: number[] }>();

  /** Counts what a row was judged to hold. */
  judged(job: PreparedJob): void {
    this.rows += 1;
    if (job.description !== '') this.described += 1;
    if (job.isCountryCorrected) this.corrected += 1;
    if (job.status === 'closed') this.closed += 1;
    if (job.salaryReading !== null) this.pay.set(job.salaryReading, (this.pay.get(job.salaryReading) ?? 0) + 1);
    let counted = this.countries.get(job.countryId);
    if (!counted) this.countries.set(job.countryId, (counted = { rows: 0, named: ASPECTS.map(() => 0), found: ASPECTS.map(() => 0) }));
    counted.rows += 1;
    for (const [index, [, isNamed, isFound]] of ASPECTS.entries()) {
      if (!isNamed(job)) continue;
      counted.named[index] = (counted.named[index] ?? 0) + 1;
      if (isFound(job)) counted.found[index] = (counted.found[index] ?? 0) + 1;
    }
  }

  /** Counts a row that is left out. @param reason what is quoted in it, and what follows a colon, is not counted apart */
  leftOut(line: number, reason: string): void {
    this.outcomes.rejected += 1;
    const kind = reason.replace(/"[^"]*"/g, '"…"').replace(/:\s.*$/, '');
    const known = this.reasons.get(kind) ?? { rows: 0, lines: [] };
    known.rows += 1;
    if (known.lines.length < EXAMPLES) known.lines.push(line);
    this.reasons.set(kind, known);
  }

  /** What was understood of the rows, by country, and what was left out and why; a line each. */
  details(): string[] {
    const stated = [...this.pay.values()].reduce((sum, rows) => sum + rows, 0);
    const unread = [...this.pay].filter(([reading]) => reading !== 'read').map(([reading, rows]) => `${rows} ${WORDS[reading] ?? reading}`);
    return [
      ...(this.rows > 0 ? ['Recognized, out of the rows that include it:', ...this.table()] : []),
      `Salary read in ${this.share(this.pay.get('read') ?? 0, stated)} rows that state one${unread.length > 0 ? ` (${unread.join(', ')})` : ''}`,
      `Description in ${this.share(this.described, this.rows)} rows`,
      ...(this.corrected > 0 ? [`Country corrected from the location in ${this.corrected} rows`] : []),
      ...(this.closed > 0 ? [`Imported as closed because they've ended: ${this.closed} rows`] : []),
      ...[...this.reasons].map(([reason, { rows, lines }]) => `Skipped: ${rows} ${reason} (line ${lines.join(', ')}${rows > lines.length ? ', …' : ''})`),
    ];
  }

  /** A line a country, the one with the most rows first: "29 of 30 97%". */
  private table(): string[] {
    const byRows = [...this.countries].sort(([, one], [, other]) => other.rows - one.rows);
    const lines = [
      ['country', 'rows', ...ASPECTS.map(([name]) => name)],
      ...byRows.map(([id, { rows, named, found }]) => [
        countryById(id)?.name ?? String(id),
        String(rows),
        ...ASPECTS.map((_, index) => {
          const [of, part] = [named[index] ?? 0, found[index] ?? 0];
          return of === 0 ? '–' : `${part}/${of} ${Math.floor((part / of) * 100)}%`;
        }),
      ]),
    ];
    const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0))) ?? [];
    return lines.map(
      (cells) => `  ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
    );
  }

  /** Whether a job was added or changed. */
  hasChanges(): boolean {
    return this.outcomes.new + this.outcomes.updated + this.outcomes.merged > 0;
  }

  /** The line every import ends with. */
  summary(): string {
    const { outcomes } = this;
    return `${outcomes.new} new, ${outcomes.updated} updated, ${outcomes.unchanged} unchanged, ${outcomes.merged} merged, ${outcomes.rejected} rejected`;
  }

  private share(part: number, whole: number): string {
    return `${part} of ${whole}${whole > 0 ? ` (${Math.round((part / whole) * 100)}%)` : ''}`;
  }
}

const WORDS: Record<string, string> = {
  negotiable: 'negotiable',
  none: 'no amount',
  perPiece: 'paid by the piece',
  tooLow: 'implausibly low',
  tooHigh: 'implausibly high',
  unknownCurrency: 'unknown currency',
};
