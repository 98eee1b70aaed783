import type { Flow } from '../../packages/flows/flow.ts';
import type { Criterion } from '../../packages/flows/paths/criteria.ts';
import { sampleText } from '../../packages/flows/paths/samples.ts';
import { writeFeature } from '../../packages/flows/text/story.ts';
import { playwrightConfig, playwrightSkeleton, playwrightTests, vitestFile } from './test-files.ts';
import type { Listed } from './catalog.ts';

export const FORMATS = ['json', 'csv', 'gherkin', 'graphwalker', 'playwright', 'vitest'] as const;
export type Format = (typeof FORMATS)[number];
export const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

type Files = [file: string, text: string][];

/**
 * The paths of a chart as files of another tool, by name.
 * @param folder where they will be, for what they import
 */
export function write(format: Format, flow: Flow, paths: readonly Listed[], { criterion, folder }: { criterion: Criterion; folder: string }): Files {
  const { id } = flow;
  switch (format) {
    case 'json':
      return [[`${id}.paths.json`, jsonOf(flow, paths)]];
    case 'csv':
      return [[`${id}.paths.csv`, csvOf(paths)]];
    case 'gherkin':
      return [
        [
          `${id}.feature`,
          writeFeature(
            flow,
            paths.map((path, index) => ({ ...path, number: index + 1 })),
          ),
        ],
      ];
    case 'graphwalker':
      return [[`${id}.graphwalker.json`, graphOf(flow, paths)]];
    case 'playwright':
      return [
        [`${id}.spec.ts`, playwrightTests(flow, paths, { criterion, folder }) ?? playwrightSkeleton(flow, paths)],
        ['playwright.config.ts', playwrightConfig(folder)],
      ];
    case 'vitest':
      return [[`${id}.paths.test.ts`, vitestFile(flow, paths)]];
  }
}

/** Whole in itself: inputs and events are values, not names. */
function jsonOf({ id, title, fixtures }: Flow, paths: readonly Listed[]): string {
  const inputs = Object.fromEntries(Object.entries(fixtures.inputs).map(([name, value]) => [name, JSON.parse(sampleText(value) ?? 'null') as unknown]));
  return `${JSON.stringify({ id, title, inputs, paths }, null, 1)}\n`;
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row a step, as https://www.rfc-editor.org/rfc/rfc4180 has it. */
function csvOf(paths: readonly Listed[]): string {
  const head = ['path', 'title', 'levels', 'step', 'what happens', 'data', 'state afterwards', 'transitions'];
  const rows = paths.flatMap(({ id, title, levels, input, starts, takesAtStart, steps }) => [
    [id, title, levels, '0', `begins with ${input}`, '', starts.join(' + '), takesAtStart.join(', ')],
    ...steps.map(({ happens, event, leadsTo, takes }, index) => [
      id,
      title,
      levels,
      `${index + 1}`,
      happens,
      JSON.stringify(event),
      leadsTo.join(' + '),
      takes.join(', '),
    ]),
  ]);
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A model that GraphWalker 4 loads: a vertex a combination of states, an edge an event. */
function graphOf({ id, title }: Flow, paths: readonly Listed[]): string {
  const vertices = new Map<string, string>();
  const edges = new Map<string, { id: string; name: string; sourceVertexId: string; targetVertexId: string }>();
  const vertexOf = (leaves: readonly string[]) => {
    const name = leaves.join(' + ');
    const known = vertices.get(name) ?? `v${vertices.size}`;
    vertices.set(name, known);
    return known;
  };
  for (const { starts, steps } of paths) {
    let from = vertexOf(starts);
    for (const { happens, leadsTo } of steps) {
      const to = vertexOf(leadsTo);
      const key = `${from} ${happens} ${to}`;
      if (!edges.has(key)) edges.set(key, { id: `e${edges.size}`, name: happens, sourceVertexId: from, targetVertexId: to });
      from = to;
    }
  }
  const model = {
    id,
    name: title,
    generator: 'random(edge_coverage(100))',
    startElementId: 'v0',
    vertices: [...vertices].map(([name, vertex]) => ({ id: vertex, name })),
    edges: [...edges.values()],
  };
  return `${JSON.stringify({ name: title, models: [model] }, null, 1)}\n`;
}
