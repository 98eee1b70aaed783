import type { ChartChange } from './compare.ts';
import type { Revision } from './record.ts';
import { summaryOf, totalOf } from './summary.ts';

/** What changed in a chart, as the atlas shows it. */
export type ShownChange = ChartChange & { summary: string };

/** A screen that looks different than in the revision. */
export interface ChangedScreen {
  chart: string;
  /** Innermost states, with `+` between those of parallel regions. */
  state: string;
  /** Pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** The share of different pixels, 0 to 1. */
  share: number;
  /** The pictures' name: `NAME.before.png`, `NAME.after.png`, and `NAME.difference.png`. */
  picture: string;
}

/** What changed since a release or revision, as the atlas shows it. `screens` is null if they weren't compared. */
export type ShownChanges = { since: string; date: string; total: string; charts: ShownChange[]; screens: ChangedScreen[] | null };

export function shownChanges({ name, date }: Revision, changes: readonly ChartChange[], screens: ChangedScreen[] | null = null): ShownChanges {
  return { since: name, date, total: totalOf(changes), charts: changes.map((change) => ({ ...change, summary: summaryOf(change) })), screens };
}

/** A summary of the changes: how many in each chart, without the changes themselves. A hundredth of the size, for pages that only link to them. */
export type ChangesInShort = Omit<ShownChanges, 'charts' | 'screens'> & {
  charts: (Pick<ShownChange, 'id' | 'kind' | 'title' | 'summary'> & { count: number })[];
};

export const inShort = ({ charts, since, date, total }: ShownChanges): ChangesInShort => ({
  since,
  date,
  total,
  charts: charts.map(({ id, kind, title, summary, changes: own }) => ({ id, kind, title, summary, count: own.length })),
});
