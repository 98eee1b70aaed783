import type { Share } from '../../../contract/flow-limits.ts';
import type { FlowReport } from '../../../contract/flow-reports.ts';
import type { KnownNames } from './names.ts';
import type { FlowCount, PendingCounts } from './pending.ts';
import { countedDay } from './week.ts';

interface Known {
  names: KnownNames;
  releases: ReadonlySet<string>;
  countries: ReadonlySet<number>;
}

/**
 * Counts what a page reported. Ignores unknown charts, states, transitions, countries, and releases: they were made up, or come from a page that is older
 * than its chart.
 * @param share the share of visits that report, by which the page's steps are scaled up
 */
export function countReport(pending: PendingCounts, report: FlowReport, known: Known, now: Date, share: Share): void {
  const { release, country_id: countryId, device, charts } = report;
  const day = countedDay(report.day, now);
  if (day === null || !known.releases.has(release) || !known.countries.has(countryId)) return;
  const weigh = (times: number) => times / share;
  for (const [chart, { taken, reached, left }] of Object.entries(charts)) {
    const names = known.names.get(chart);
    if (!names) continue;
    const count = (kind: FlowCount['kind'], name: string, isFirst: boolean, times: number, buckets: number[] = []) => {
      if ((kind === 'taken' ? names.transitions : names.states).has(name) && times > 0)
        pending.add({ day, chart, kind, name, release, countryId, device, times, people: isFirst ? 1 : 0, buckets });
    };
    for (const [name, [isFirst, times]] of Object.entries(taken)) count('taken', name, isFirst, weigh(times));
    for (const [name, [isFirst, times]] of Object.entries(reached)) count('reached', name, isFirst, weigh(times));
    for (const [name, [isFirst, times]] of Object.entries(left)) {
      const buckets = times.map(weigh);
      const sum = buckets.reduce((total, each) => total + each, 0);
      count('left', name, isFirst, sum, buckets);
    }
  }
}
