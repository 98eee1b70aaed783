import { type AnyStateMachine, createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { leavesOf, transitionsOf } from '../../../packages/flows/chart.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { flows } from '../../../src/machines/registry.ts';
import { fixedParams, guardExpression } from '../../../packages/flows/labels.ts';
import { type Chart, chartOf } from '../../../packages/flows/model.ts';
import { Stage, withDeferredCalls } from '../../../packages/flows/paths/stage.ts';
import { type Path, pathsOf } from '../../../packages/flows/paths/walk.ts';
import { runScxml } from './scion.ts';
import { scxmlEvent, writeScxml } from '../../../packages/flows/text/scxml.ts';

/** The results of guards in one step, in order, by their texts in SCXML. */
type Answers = Map<string, boolean[]>;

/** Runs a real actor along a path: the states after each step, and the results of its guards. */
function trace(flow: Flow, path: Path): { states: string[]; guards: Answers }[] {
  const named = guardsOf(flow);
  let guards: Answers = new Map();
  const note = (name: string, params: unknown, answer: boolean) => {
    const values = Object.entries((params ?? {}) as object);
    const meant = named.filter(
      ({ type, fixed }) => type === name && Object.entries(fixed).every(([key, value]) => values.some(([other, is]) => other === key && is === value)),
    );
    for (const text of new Set(meant.map((guard) => guard.text))) guards.set(text, [...(guards.get(text) ?? []), answer]);
  };
  const stage = new Stage();
  const actor = createActor(watched(withDeferredCalls(flow.machine), note), {
    input: flow.fixtures.inputs[path.input],
    clock: stage.clock,
    inspect: stage.inspect,
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  const moments = [{ states: leavesOf(stage.snapshot), guards }];
  for (const { event } of path.steps) {
    guards = new Map();
    stage.happen(event);
    moments.push({ states: leavesOf(stage.snapshot), guards });
  }
  actor.stop();
  return moments;
}

/** Every guard that a transition names, alone or inside another, with its text in SCXML and its fixed params. */
function guardsOf({ machine }: Flow): { type: string; fixed: Record<string, unknown>; text: string }[] {
  const within = (guard: unknown): unknown[] => {
    const name = typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? '');
    const meant: unknown = (machine.implementations.guards as Record<string, unknown>)[name];
    const { guards = [] } = (typeof meant === 'function' && 'check' in meant ? meant : guard) as { guards?: unknown[] };
    return guards.length > 0 ? guards.flatMap(within) : [guard];
  };
  return transitionsOf(machine)
    .flatMap(({ guard }) => (guard === undefined ? [] : within(guard)))
    .map((guard) => {
      const { type = String(guard), params } = typeof guard === 'string' ? { type: guard } : (guard as { type: string; params?: unknown });
      return { type, fixed: fixedParams(params), text: guardExpression(guard, machine) };
    });
}

function watched(machine: AnyStateMachine, note: (name: string, params: unknown, answer: boolean) => void): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Record<string, (args: never, params: unknown) => boolean>);
  return machine.provide({
    guards: Object.fromEntries(
      guards.map(([name, guard]) => [
        name,
        typeof guard !== 'function' || 'check' in guard
          ? guard
          : (args: never, params: unknown) => {
              const answer = guard(args, params);
              note(name, params, answer);
              return answer;
            },
      ]),
    ) as never,
  });
}

/** A guard that is evaluated again in a step gets its next result. The last one repeats. */
function inTurn(answers: Answers = new Map()): Record<string, boolean> {
  const open = new Map([...answers].map(([text, all]) => [text, [...all]]));
  return new Proxy<Record<string, boolean>>(
    {},
    { get: (_, text) => ((open.get(String(text)) ?? []).length > 1 ? open.get(String(text))?.shift() : open.get(String(text))?.[0]) },
  );
}

/** Where SCION first reaches other states than the actor on a path; null if nowhere. */
function differs(flow: Flow, chart: Chart, text: string, path: Path): string | null {
  const { engine, host, errors } = runScxml(text);
  const moments = trace(flow, path);
  const leaves = () =>
    engine
      .getConfiguration()
      .map((id) => id.slice(chart.id.length + 1))
      .toSorted();
  host.guards = inTurn(moments[0]?.guards);
  engine.start();
  let before = moments[0]?.states ?? [];
  for (const [index, moment] of moments.entries()) {
    const step = path.steps[index - 1];
    if (step) {
      host.guards = inTurn(moment.guards);
      engine.gen({ name: scxmlEvent(chart, before, step.event.type) });
    }
    if (errors.length > 0) return `step ${index}: ${errors.join(', ')}`;
    const isOver = path.steps[index - 1]?.expected.status === 'done' || (index === 0 && path.initial.status === 'done');
    if (isOver) return null;
    if (leaves().join(' ') !== moment.states.toSorted().join(' '))
      return `step ${index} (${step?.event.type ?? 'start'}): ${leaves().join(' ')}, not ${moment.states.join(' ')}`;
    before = moment.states;
  }
  return null;
}

/** How many paths of each chart run here; all with WAYMARK_PATHS=every. */
const SOME = process.env['WAYMARK_PATHS'] === 'every' ? Infinity : 12;

describe('SCION reaches the same states on each path', () => {
  test.each(flows.map((flow) => [flow.id, flow] as const))('%s', { timeout: 120_000 }, (_, flow) => {
    const chart = chartOf(flow);
    const text = writeScxml(chart);
    const paths = pathsOf(flow);
    const every = Math.max(1, Math.floor(paths.length / SOME));
    const some = paths.filter((__, index) => index % every === 0);
    expect(some.map((path) => differs(flow, chart, text, path)).filter((difference) => difference !== null)).toEqual([]);
  });
});
