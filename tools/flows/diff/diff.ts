import { isDeepStrictEqual } from 'node:util';
import type { Flow } from '../../../packages/flows/flow.ts';
import { chartOf } from '../../../packages/flows/model.ts';
import { type ChartChange, compareCharts } from '../../../packages/flows/diff/compare.ts';
import { recordOf, type Revision } from '../../../packages/flows/diff/record.ts';
import { chartsAt, flowsAt } from './revision.ts';

/** All changes since a revision, with all paths of both versions. */
export async function changesSince(root: string, flows: readonly Flow[], revision: Revision): Promise<ChartChange[]> {
  return compareCharts(
    await chartsAt(root, revision),
    flows.map((flow) => recordOf(flow)),
  );
}

/** The changes of the charts themselves since a revision. Generates paths only for those charts, so it takes seconds. */
export async function chartChangesSince(root: string, flows: readonly Flow[], revision: Revision): Promise<ChartChange[]> {
  const before = await flowsAt(root, revision);
  const differing = (some: readonly Flow[], others: readonly Flow[]) =>
    some.filter((flow) => {
      const other = others.find(({ id }) => id === flow.id);
      return !other || !isDeepStrictEqual(chartOf(flow), chartOf(other));
    });
  return compareCharts(
    differing(before, flows).map((flow) => recordOf(flow)),
    differing(flows, before).map((flow) => recordOf(flow)),
  );
}
