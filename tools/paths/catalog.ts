import { readFileSync } from 'node:fs';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { type Criterion, MORE_PATHS } from '../../packages/flows/paths/criteria.ts';
import { type AtlasPath, storiesOf } from '../../packages/flows/paths/stories.ts';

/** A path with what takes it: C, V and B for chart, view and browser. */
export type Listed = AtlasPath & { levels: string };

const covered = JSON.parse(readFileSync(new URL('../../flows/covered.json', import.meta.url), 'utf8')) as Covered;

/** Every generated path of a chart and of its refusals. A path has the same id under each criterion. */
export function catalogOf(flow: Flow, criterion: Criterion = 'edges'): Listed[] {
  const { view = [], browser = [] } = covered[flow.id] ?? {};
  return storiesOf(flow, (walked) => MORE_PATHS[criterion](flow, walked)).map((story) => {
    const taken = [...story.takesAtStart, ...story.steps.flatMap(({ takes }) => takes)];
    const isTakenBy = (ids: readonly string[]) => !story.isRefusal && taken.length > 0 && taken.every((id) => ids.includes(id));
    return { ...story, levels: `C${isTakenBy(view) ? 'V' : ''}${isTakenBy(browser) ? 'B' : ''}` };
  });
}

/** A path for reading in a terminal. */
export function describePath(flow: Flow, { id, title, input, starts, steps, levels, isRefusal }: Listed): string {
  const lines = steps.flatMap(({ happens, leadsTo, takes, refused }, index) => [
    `${String(index + 1).padStart(3)}. ${happens}`,
    `     ${isRefusal && index === steps.length - 1 ? `${refused === undefined ? 'nothing happens' : `refused, ${refused}`}: stays in` : '→'} ${leadsTo.map((state) => `${state} (${meaningOf(flow, state)})`).join(' + ')}`,
    ...(takes.length > 0 ? [`     takes ${takes.join(', ')}`] : []),
  ]);
  return [
    `${flow.title}: ${title}`,
    `${id}, ${levels}`,
    '',
    `Begins with the input "${input}": ${JSON.stringify(flow.fixtures.inputs[input])}`,
    `     → ${starts.join(' + ')}`,
    ...lines,
    '',
    `Run it: npm run paths -- run ${id}`,
  ].join('\n');
}

const meaningOf = (flow: Flow, state: string): string => (flow.states as Record<string, string>)[state] ?? '';
