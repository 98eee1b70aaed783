import { type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition, createActor } from 'xstate';
import type { FlowReport } from '../../contract/flow-reports.ts';
import { pathOf, statesOf, transitionId, transitionsOf, triggerOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import { Tally } from '../../src/services/flowReports/tally.ts';
import { type FlowCount, PendingCounts } from '../../server/modules/flows/pending.ts';
import { countReport } from '../../server/modules/flows/report.ts';
import { fixedDelay } from '../../packages/flows/labels.ts';
import { mainPath } from '../../packages/flows/paths/main-path.ts';
import { numbersFrom } from '../../packages/flows/paths/random.ts';
import { replay } from '../../packages/flows/paths/replay.ts';
import { eventsIn } from '../../packages/flows/paths/samples.ts';
import { Stage, withDeferredCalls } from '../../packages/flows/paths/stage.ts';
import { type Path, pathsOf } from '../../packages/flows/paths/walk.ts';

interface Crowd {
  /** How many people walk each chart. */
  people: number;
  seed: number;
  /** YYYY-MM-DD. */
  day: string;
  release: string;
}

/** The most that one person does. */
const MOST_STEPS = 30;
/** At each step, one person in so many gives up. */
const GIVES_UP = 14;
/** One person in so many follows a generated path, so that people also come to states that are far from the usual way, such as an expired code. */
const FOLLOWS_PATH = 3;
/** Where they are, one place for each of so many: few enough that each has people enough to be shown. */
const PLACES: readonly Pick<FlowReport, 'country_id' | 'device'>[] = [
  { country_id: 167, device: 'phone' },
  { country_id: 167, device: 'phone' },
  { country_id: 167, device: 'phone' },
  { country_id: 167, device: 'desktop' },
  { country_id: 193, device: 'phone' },
];

/**
 * Has scripted people walk every chart with its sample data, and counts them as pages' reports are counted: the same charts run, heard by the same code. The same
 * seed gives the same figures. Lifecycles of records have neither country nor device.
 */
export function scriptedCounts(flows: readonly Flow[], { people, seed, day, release }: Crowd): FlowCount[] {
  const pending = new PendingCounts();
  const names = new Map(
    flows.map(({ id, machine }) => [id, { states: new Set(statesOf(machine).map(pathOf)), transitions: new Set(transitionsOf(machine).map(transitionId)) }]),
  );
  const known = { names, releases: new Set([release]), countries: new Set(PLACES.map(({ country_id }) => country_id)) };
  const now = new Date(`${day}T12:00:00Z`);
  const counts: FlowCount[] = [];
  for (const [index, flow] of flows.entries()) {
    const next = numbersFrom(seed * 1_000 + index);
    const paths = pathsOf(flow);
    const main = mainOf(flow, paths);
    for (let person = 0; person < people; person += 1) {
      const place = PLACES[person % PLACES.length] as (typeof PLACES)[number];
      const charts = walk(flow, { main, paths }, next).take(() => true);
      countReport(pending, { release, ...place, day, share: 1, charts }, known, now, 1);
    }
    counts.push(...pending.take().map((count) => (flow.runsOn === 'server' ? { ...count, countryId: 0, device: 'none' as const } : count)));
  }
  return merged(counts);
}

/** The transitions of a chart's main path. */
function mainOf(flow: Flow, paths: readonly Path[]): ReadonlySet<string> {
  const replays = paths.map((path) => replay(flow, path));
  return new Set(mainPath(flow, paths, replays).transitions);
}

function merged(counts: readonly FlowCount[]): FlowCount[] {
  const pending = new PendingCounts(Infinity);
  for (const count of counts) pending.add(count);
  return pending.take();
}

/** One person's walk. @param main the transitions of the main path @param next numbers from 0 to 2³² */
function walk(flow: Flow, { main, paths }: { main: ReadonlySet<string>; paths: readonly Path[] }, next: () => number): Tally {
  const tally = new Tally();
  const stage = new Stage();
  const inputs = Object.keys(flow.fixtures.inputs);
  const path = next() % FOLLOWS_PATH === 0 ? paths[next() % paths.length] : undefined;
  // Most of the others begin as the first input says, which is the usual one.
  const input = path?.input ?? (inputs[next() % 3 === 0 ? next() % inputs.length : 0] as string);
  let clock = 0;
  const actor = createActor(withDeferredCalls(flow.machine), {
    input: flow.fixtures.inputs[input],
    clock: stage.clock,
    inspect(event) {
      stage.inspect(event);
      tally.hear(event, clock);
    },
  });
  actor.start();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const event = path ? path.steps[step]?.event : chosen(stage.snapshot, eventsIn(flow, stage.snapshot), main, next);
    if (event === undefined) break;
    clock += lasting(flow, stage.snapshot, event, next);
    try {
      stage.happen(event);
    } catch {
      // A sample that doesn't fit what is running: this person stops here.
      break;
    }
  }
  actor.stop();
  return tally;
}

/** Most go the main path. What goes well happens more often than what fails, and few turn back. Undefined if nothing can happen, or they give up. */
function chosen(snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[], main: ReadonlySet<string>, next: () => number): AnyEventObject | undefined {
  if (events.length === 0 || next() % GIVES_UP === 0) return undefined;
  const weights = events.map((event) => {
    if (snapshot.machine.getTransitionData(snapshot, event).some((transition: AnyTransitionDefinition) => main.has(transitionId(transition)))) return 60;
    if (/^xstate\.error\.|cancel|abandon|declin|dismiss|clos/.test(event.type)) return 2;
    return event.type.startsWith('xstate.after.') ? 4 : 8;
  });
  let left = next() % weights.reduce((sum, weight) => sum + weight, 0);
  return events[weights.findIndex((weight) => (left -= weight) < 0)];
}

/** Milliseconds: an answer takes a moment, a timer its time, a person a while. */
function lasting(flow: Flow, { _nodes: nodes }: AnyMachineSnapshot, { type }: AnyEventObject, next: () => number): number {
  const share = next() / 2 ** 32;
  if (/^xstate\.(done|error|snapshot)/.test(type)) return 200 + 1_500 * share;
  const timed = nodes.find(({ after }) => after.some(({ eventType }) => eventType === type));
  if (timed) return fixedDelay(flow.machine, triggerOf(type, timed).name) ?? 5_000;
  return 1_000 - 12_000 * Math.log(1 - share);
}
