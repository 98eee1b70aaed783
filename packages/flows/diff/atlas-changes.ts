import type { ChartChange } from './compare.ts';
import type { Revision } from './record.ts';
import { summaryOf, totalOf } from './summary.ts';

/** What changed in a chart, as the atlas shows it. */
export type ShownChange = ChartChange & { summary: string };

/** What changed since a release or revision, as the atlas shows it. */
export type ShownChanges = { since: string; date: string; total: string; charts: ShownChange[] };

export function shownChanges({ name, date }: Revision, changes: readonly ChartChange[]): ShownChanges {
  return { since: name, date, total: totalOf(changes), charts: changes.map((change) => ({ ...change, summary: summaryOf(change) })) };
}
