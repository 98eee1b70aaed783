import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { happeningOf, leavesOf, refusalReason, sendersOf, transitionsOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { delayText, fixedDelay } from '../labels.ts';
import type { Replay } from '../paths/replay.ts';
import { sampleText } from '../paths/samples.ts';
import type { Path } from '../paths/walk.ts';

/** One path in readable form, which can be replayed from its input and events. */
export type Story = {
  id: string;
  input: string;
  /** The states it starts in, one for each region, and the transitions taken at the start. */
  starts: string[];
  takesAtStart: string[];
  steps: StoryStep[];
};

/** What happens, where it leads, and by which transitions; `refused` is why the chart refuses the event, if it says. */
export type StoryStep = { happens: string; event: AnyEventObject; leadsTo: string[]; takes: string[]; refused?: string };

/** A path with its title. */
export type TitledStory = Story & { title: string };

/**
 * `<id>.paths.json`: the steps of each path, beginning with its start, which has no event. Each step has the states it leads to, one for each region. `event`
 * is an index into `events`, `takes` are indices into `transitions`, `input` names one of `inputs`.
 */
export type PathsFile = {
  inputs: Record<string, unknown>;
  transitions: string[];
  events: { text: string; event: AnyEventObject }[];
  paths: { id: string; title: string; input: string; steps: { event?: number; leadsTo: string[]; takes: number[] }[] }[];
};

/** Writes the stories compactly: one line per path, with repeated events listed once. */
export function writePaths(flow: Flow, stories: readonly TitledStory[], transitions: string[]): string {
  const events = new Map(stories.flatMap(({ steps }) => steps.map(({ happens: text, event }) => [JSON.stringify(event), { text, event }] as const)));
  const keys = [...events.keys()].toSorted();
  const indices = (ids: string[]) => ids.map((id) => transitions.indexOf(id));
  const paths = stories.map(({ id, title, input, starts, takesAtStart, steps }): PathsFile['paths'][number] => {
    const following = steps.map(({ event, leadsTo, takes }) => ({ event: keys.indexOf(JSON.stringify(event)), leadsTo, takes: indices(takes) }));
    return { id, title, input, steps: [{ leadsTo: starts, takes: indices(takesAtStart) }, ...following] };
  });
  const inputs = Object.fromEntries(Object.entries(flow.fixtures.inputs).map(([name, value]) => [name, JSON.parse(sampleText(value) ?? 'null') as unknown]));
  const list = (values: unknown[]) => (values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`);
  return `{\n  "inputs": ${JSON.stringify(inputs)},\n  "transitions": ${list(transitions)},\n  "events": ${list(keys.map((key) => events.get(key)))},\n  "paths": ${list(paths)}\n}\n`;
}

/** Longer samples are truncated where people read them. Characters. */
const readable = 120;

/** Describes a replayed path. */
export function tell(flow: Flow, path: Path, { taken }: Replay, id: string): Story {
  return {
    id,
    input: path.input,
    starts: leavesOf(path.initial),
    takesAtStart: taken[0] ?? [],
    steps: path.steps.map(({ event, expected }, index) => {
      const refused = refusalReason(path.steps[index - 1]?.expected ?? path.initial, event);
      return {
        happens: happens(flow, event),
        event: JSON.parse(sampleText(event)),
        leadsTo: leavesOf(expected),
        takes: taken[index + 1] ?? [],
        ...(refused === null ? {} : { refused }),
      };
    }),
  };
}

function happens(flow: Flow, event: AnyEventObject): string {
  const { type, output, error, snapshot, actorId: _, ...payload } = event;
  const [, kind = '', name = ''] = /^xstate\.(done\.actor|error\.actor|snapshot|after)\.(.+)$/.exec(type) ?? [];
  const what = happeningOf(flow.machine, type);
  if (kind === 'done.actor') return `${what}${sample(output)}`;
  if (kind === 'error.actor') return `${what}${error instanceof Error ? ` with "${error.message}"` : sample(error)}`;
  if (kind === 'snapshot') return `${what}${sample(snapshot)}`;
  if (kind === 'after') {
    const delay = name.slice(0, name.indexOf(`.${flow.machine.id}`));
    return `${delayText(delay, fixedDelay(flow.machine, delay))} has passed`;
  }
  const senders = sendersFor(flow.machine, type);
  return `${senders === '' ? `${type} happens` : `${senders} sends ${type}`}${Object.keys(payload).length > 0 ? ` with${sample(payload)}` : ''}`;
}

/** Who may send an event, as the chart's transitions say: `seeker`, `seeker or employer`; empty where they don't. */
function sendersFor(machine: AnyStateMachine, type: string): string {
  const own = transitionsOf(machine).filter(({ eventType }) => eventType === type);
  return [...new Set(own.flatMap(sendersOf))].join(' or ');
}

function sample(value: unknown): string {
  const text = value === undefined ? '' : ` ${sampleText(value)}`;
  return text.length > readable ? `${text.slice(0, readable)}…` : text;
}

/** The stories as Gherkin: one scenario per path, tagged with its permanent ID. */
export function writeFeature(flow: Flow, stories: readonly TitledStory[]): string {
  const scenarios = stories.flatMap(({ id, title, input, starts, steps }) => [
    '',
    `  @${id}`,
    `  Scenario: ${title}`,
    `    Given the ${flow.id} flow with the input "${input}"`,
    `    And it is in ${states(starts)}`,
    ...steps.flatMap(({ happens: when, leadsTo, refused }) => [
      `    When ${when}`,
      ...(refused === undefined ? [`    Then it is in ${states(leadsTo)}`] : [`    Then it is refused: ${refused}`, `    And it is in ${states(leadsTo)}`]),
    ]),
  ]);
  return [`@${flow.id}`, `Feature: ${flow.title}`, `  ${flow.purpose}`, ...scenarios, ''].join('\n');
}

function states(paths: string[]): string {
  return paths.map((path) => `"${path}"`).join(' and ');
}
