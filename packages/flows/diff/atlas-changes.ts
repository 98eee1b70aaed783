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

/** A summary of the changes: how many in each chart, without the changes themselves. A hundredth of the size, for pages that only link to them. */
export type ChangesInShort = Omit<ShownChanges, 'charts'> & { charts: (Pick<ShownChange, 'id' | 'kind' | 'title' | 'summary'> & { count: number })[] };

export const inShort = ({ charts, ...changes }: ShownChanges): ChangesInShort => ({
  ...changes,
  charts: charts.map(({ id, kind, title, summary, changes: own }) => ({ id, kind, title, summary, count: own.length })),
});
