import { transitionId, transitionsOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { chartOf, countsOf } from '../../packages/flows/model.ts';
import { coverage } from '../../packages/flows/paths/replay.ts';
import { guardOutcomes } from '../../packages/flows/paths/refusals.ts';
import { walkChart, type Walked } from '../../packages/flows/paths/stories.ts';
import { drawSvg } from '../../packages/flows/svg/draw.ts';
import { writeMarkdown } from '../../packages/flows/text/markdown.ts';

/** An entry of flows/index.json. `covered` counts transitions; `guards` and `refusals` are the covered number of all. */
export type IndexEntry = {
  id: string;
  area: string;
  title: string;
  source: string;
  runsOn: 'page' | 'server';
  states: number;
  transitions: number;
  paths: number;
  guards: [had: number, all: number];
  refusals: [had: number, all: number];
  covered: { chart: number; view: number; browser: number };
};

/**
 * The content of flows/ as text by file name: the review files of each chart, then the index and the coverage. Depends only on the charts and the notes of the
 * views' and journeys' tests. A chart that isn't redrawn keeps its last drawing. `walk` is for who needs the walked paths, too.
 * @param committed reads a file of the last export, or null
 * @throws Error if a path doesn't lead where the chart says
 */
export async function exportFlows(
  flows: Flow[],
  covered: Covered,
  committed: (file: string) => string | null,
  { isDrawn = () => true, walk = walkChart }: { isDrawn?: (flow: Flow) => boolean; walk?: (flow: Flow) => Walked } = {},
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const index: IndexEntry[] = [];
  for (const flow of flows) {
    const { id, area, title, source, runsOn = 'page' } = flow;
    const { paths, replays, refusals, main } = walk(flow);
    const failure = replays.find((replayed) => replayed.failure !== null)?.failure;
    if (failure) throw new Error(`${id}: a path does not lead where the chart says: ${failure}`);
    const chart = chartOf(flow);
    const drawn = isDrawn(flow) ? null : committed(`${id}.svg`);
    files.set(`${id}.svg`, drawn ?? (await drawSvg(chart, main)));
    files.set(`${id}.md`, writeMarkdown(chart));
    const known = new Set(transitionsOf(flow.machine).map(transitionId));
    const count = (ids: string[] = []) => ids.filter((each) => known.has(each)).length;
    const { all, had } = guardOutcomes(flow, paths, new Set(replays.flatMap(({ taken }) => taken.flat())));
    index.push({
      id,
      area,
      title,
      source,
      runsOn,
      ...countsOf(flow),
      paths: paths.length,
      guards: [all.filter((outcome) => had.has(outcome)).length, all.length],
      refusals: [refusals.filter(({ path }) => path !== null).length, refusals.length],
      covered: { chart: coverage(flow, replays).taken.length, view: count(covered[id]?.view), browser: count(covered[id]?.browser) },
    });
  }
  files.set('index.json', json(index));
  files.set('covered.json', json(covered));
  return files;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
