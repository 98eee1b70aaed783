import type { PreparedJob } from '../../server/modules/import/job.ts';
import type { Outcome } from '../../server/modules/import/plan.ts';

/** What an import came to. */
export class Tally {
  readonly outcomes: Record<Outcome | 'rejected', number> = { new: 0, updated: 0, unchanged: 0, merged: 0, rejected: 0 };
  private rows = 0;
  private placed = 0;
  private functions = 0;
  private described = 0;
  private corrected = 0;
  private closed = 0;
  private readonly pay = new Map<string, number>();

  /** Counts what a row was judged to hold. */
  judged(job: PreparedJob): void {
    this.rows += 1;
    if (job.locationIds.length > 0) this.placed += 1;
    if (job.jobFunctionId !== null) this.functions += 1;
    if (job.description !== '') this.described += 1;
    if (job.isCountryCorrected) this.corrected += 1;
    if (job.status === 'closed') this.closed += 1;
    if (job.salaryReading !== null) this.pay.set(job.salaryReading, (this.pay.get(job.salaryReading) ?? 0) + 1);
  }

  /** What was understood of the rows, a line each. */
  details(): string[] {
    const stated = [...this.pay.values()].reduce((sum, rows) => sum + rows, 0);
    const unread = [...this.pay].filter(([reading]) => reading !== 'read').map(([reading, rows]) => `${rows} ${WORDS[reading] ?? reading}`);
    return [
      `Salary read in ${this.share(this.pay.get('read') ?? 0, stated)} that state one${unread.length > 0 ? ` (${unread.join(', ')})` : ''}`,
      `Place matched in ${this.share(this.placed, this.rows)}, function in ${this.share(this.functions, this.rows)}, description in ${this.share(this.described, this.rows)}`,
      ...(this.corrected > 0 ? [`Country taken from the place in ${this.corrected} rows that state another`] : []),
      ...(this.closed > 0 ? [`${this.closed} rows have ended and are kept as closed jobs`] : []),
    ];
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
  none: 'without an amount',
  perPiece: 'paid by the piece',
  tooLow: 'too low to be true',
  tooHigh: 'too high to be true',
  unknownCurrency: 'in an unknown currency',
};
