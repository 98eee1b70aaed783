import type { AnyStateMachine } from 'xstate';
import { happeningOf, refusalReason } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { tell, type TitledStory } from '../text/story.ts';
import { pathIds } from './identity.ts';
import { mainPath, type MainPath } from './main-path.ts';
import { type Refusal, refusalsOf } from './refusals.ts';
import { type Replay, replay } from './replay.ts';
import { type Path, pathsOf } from './walk.ts';

/** A path to read. `isRefusal`: its last event changes nothing. */
export type AtlasPath = TitledStory & { isRefusal: boolean };

/** The results of walking a chart once: its paths, including refusals, and what each path took on a real actor. */
export interface Walked {
  /** First the paths that cover each edge, then those of refusals. */
  paths: Path[];
  replays: Replay[];
  refusals: Refusal[];
  stories: AtlasPath[];
  main: MainPath;
}

/**
 * Walks a chart. The replay of a path says whether it leads where the chart says.
 * @param more paths of another criterion, besides those that cover each edge; they come last
 */
export function walkChart(flow: Flow, more: (walked: readonly Path[]) => Path[] = () => []): Walked {
  const walked = pathsOf(flow);
  const refusals = refusalsOf(flow, walked);
  const refused = refusals.flatMap(({ path }) => path ?? []);
  const paths = [...walked, ...refused, ...more(walked)];
  const replays = paths.map((path) => replay(flow, path));
  const ids = pathIds(flow, paths);
  const stories = paths.map((path, index): AtlasPath => {
    const isRefusal = index >= walked.length && index < walked.length + refused.length;
    return { ...tell(flow, path, replays[index] as Replay, ids[index] as string), isRefusal, title: titleOf(flow.machine, path, isRefusal) };
  });
  distinguish(stories, ({ steps, starts }) => `from ${(steps.at(-2)?.leadsTo ?? starts).map(spaced).join(', ')}`);
  distinguish(stories, ({ input }) => `begun with ${spaced(input)}`);
  distinguish(
    stories,
    ({ steps }) =>
      `after ${
        steps
          .slice(0, -1)
          .map(({ event }) => happeningInWords(flow.machine, event.type))
          .join(', ') || 'nothing'
      }`,
  );
  distinguish(stories, ({ id }) => id.slice(flow.id.length + 1));
  return { paths, replays, refusals, stories, main: mainPath(flow, walked, replays) };
}

/** Adds details to equal titles, if the details distinguish some of them. */
function distinguish(stories: AtlasPath[], more: (story: AtlasPath) => string): void {
  for (const group of Map.groupBy(stories, ({ title }) => title).values()) {
    const endings = group.map(more);
    if (new Set(endings).size > 1) group.forEach((story, index) => (story.title = `${story.title} (${endings[index]})`));
  }
}

export const storiesOf = (flow: Flow, more?: (walked: readonly Path[]) => Path[]): AtlasPath[] => walkChart(flow, more).stories;

/** The purpose of a path in one line: its last event and where that leads. */
function titleOf(machine: AnyStateMachine, { input, steps }: Path, isRefusal: boolean): string {
  const last = steps.at(-1);
  if (!last) return `Begins with ${spaced(input)}`;
  const what = happeningInWords(machine, last.event.type);
  const end = leavesIn(last.expected.value).map(spaced).join(', ');
  if (!isRefusal) return `${what} → ${end}`;
  const reason = refusalReason(last.expected, last.event);
  return `${what} is refused in ${end}${reason === null ? '' : `: ${spaced(reason)}`}`;
}

const leavesIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesIn));

/** What an event is, in words, without its data: `details submitted`, `register answers`. */
export const happeningInWords = (machine: AnyStateMachine, type: string): string => spaced(happeningOf(machine, type));

/** `registering.sendingCode` in words: `registering sending code`. */
const spaced = (name: string): string =>
  name.replaceAll('.', ' ').replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
