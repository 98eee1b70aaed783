import { transitionId, transitionsOf } from '../../src/machines/chart.ts';
import type { Flow } from '../../src/machines/flow.ts';
import type { Covered } from '../../tests/support/covered.ts';
import { chartOf, countsOf } from './model.ts';
import { numberPaths, type Numbering, pathIds } from './paths/identity.ts';
import { coverage, replay } from './paths/replay.ts';
import { pathsOf } from './paths/walk.ts';
import { drawSvg } from './svg/draw.ts';
import { writeMarkdown } from './text/markdown.ts';
import { writeMermaid } from './text/mermaid.ts';
import { writeScxml } from './text/scxml.ts';
import { type PathsFile, type Story, tell, writeFeature, writePaths } from './text/story.ts';

/** An entry of flows/index.json; all counts, `covered` in transitions. */
export type IndexEntry = {
  id: string;
  title: string;
  source: string;
  states: number;
  transitions: number;
  paths: number;
  covered: { chart: number; view: number; browser: number };
};

/**
 * Everything that flows/ holds, as text by file name: for each flow its files, then the index. Depends on nothing but the charts, the numbers
 * that earlier exports gave (`committed` reads a file of the last export, or null) and what the views' and journeys' tests noted. Where a chart is not
 * to be drawn, the last drawing stands.
 */
export async function exportFlows(
  flows: Flow[],
  covered: Covered,
  committed: (file: string) => string | null,
  isDrawn: (flow: Flow) => boolean = () => true,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const index: IndexEntry[] = [];
  for (const flow of flows) {
    const { stories, next, taken } = storiesOf(flow, numbering(committed(`${flow.id}.paths.json`)));
    const chart = chartOf(flow);
    files.set(`${flow.id}.json`, json(chart));
    const drawn = isDrawn(flow) ? null : committed(`${flow.id}.svg`);
    files.set(`${flow.id}.svg`, drawn ?? (await drawSvg(chart)));
    files.set(`${flow.id}.mmd`, writeMermaid(chart));
    files.set(`${flow.id}.scxml`, writeScxml(chart));
    files.set(`${flow.id}.md`, writeMarkdown(chart));
    files.set(`${flow.id}.paths.json`, writePaths(stories, next, transitionsOf(flow.machine).map(transitionId)));
    files.set(`${flow.id}.feature`, writeFeature(flow, stories));
    const known = new Set(transitionsOf(flow.machine).map(transitionId));
    const count = (ids: string[] = []) => ids.filter((id) => known.has(id)).length;
    const { id, title, source } = flow;
    index.push({ id, title, source, ...countsOf(flow), paths: stories.length, covered: { chart: taken.length, view: count(covered[id]?.view), browser: count(covered[id]?.browser) } });
  }
  files.set('index.json', json(index));
  files.set('covered.json', json(covered));
  return files;
}

function storiesOf(flow: Flow, numbers: Numbering): { stories: Story[]; next: number; taken: string[] } {
  const paths = pathsOf(flow);
  const ids = pathIds(flow, paths);
  const numbered = numberPaths(ids, numbers);
  const replays = paths.map((path) => replay(flow, path));
  const failure = replays.find((replayed) => replayed.failure !== null)?.failure;
  if (failure) throw new Error(`${flow.id}: a path does not lead where the chart says: ${failure}`);
  const stories = paths.map((path, index) => {
    const id = ids[index] ?? '';
    return tell(flow, path, replays[index] ?? { taken: [], failure: null }, { number: numbered.numbers[id] ?? 0, id });
  });
  return { stories: stories.toSorted((a, b) => a.number - b.number), next: numbered.next, taken: coverage(flow, replays).taken };
}

function numbering(committed: string | null): Numbering {
  if (committed === null) return { next: 1, numbers: {} };
  const { next, paths } = JSON.parse(committed) as PathsFile;
  return { next, numbers: Object.fromEntries(paths.map(({ id, number }) => [id, number])) };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
