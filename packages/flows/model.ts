import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { callName, isChanging, pathOf, reasonOf, sendersOf, statesOf, type Trigger, transitionId, transitionsOf, triggerOf } from './chart.ts';
import type { Flow } from './flow.ts';
import { actionText, delayText, fixedDelay, guardExpression, guardText, raisedType } from './labels.ts';

/** A chart as drawn and exported: only names and texts, in the order of the machine's file. */
export type Chart = {
  id: string;
  title: string;
  purpose: string;
  source: string;
  root: ChartState;
  transitions: ChartTransition[];
  /** The events that actions raise, by the text of the action. */ raises: Record<string, string>;
};

export type ChartState = {
  /** Dotted path; `''` for the root. */
  path: string;
  name: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  meaning: string;
  /** The path of the initial child; null if it has no children or all run in parallel. */
  initial: string | null;
  history: 'shallow' | 'deep' | null;
  calls: { id: string; src: string }[];
  entry: string[];
  exit: string[];
  tags: string[];
  /** Events that it forbids. The states around it don't get them either. */
  bans: ChartBan[];
  children: ChartState[];
  /** Its explicit ID, if any. */
  id?: string;
  /** How a sheet shows it if not in full: `folded`, with its content on a separate sheet, or `elsewhere`, as a target on another sheet. */
  shown?: 'folded' | 'elsewhere';
  /** The number of innermost states inside a folded one. */
  folds?: number;
};

export type ChartTransition = {
  id: string;
  source: string;
  /** Empty if it only runs actions. */
  targets: string[];
  trigger: Trigger;
  eventType: string;
  /** A timer's name and fixed duration; otherwise empty. */
  delay: string;
  /** A timer's fixed duration. */
  milliseconds: number | null;
  guard: string | null;
  /** Has no guard, and follows guarded transitions of the same trigger. */
  isElse: boolean;
  /** The guard as an ECMAScript expression. */
  condition: string | null;
  actions: string[];
  /** Who may send its event; empty if the chart doesn't say. */
  by: string[];
  /** Exits and reenters its source state. */
  reenters: boolean;
  /** The transitions that this one represents on a sheet. */
  ids?: string[];
  /** Listed in its source state, because its arrow would make the sheet too wide. */
  isWritten?: true;
};

/** A transition that only forbids its event: its place in the event's list, counted from 0, and why, if the chart says. */
export type ChartBan = { event: string; index: number; guard: string | null; condition: string | null; reason: string | null };

/** Converts a flow's chart to the form that is drawn and exported. */
export function chartOf(flow: Flow): Chart {
  const { id, title, purpose, source, machine } = flow;
  const root = readState(flow, machine.root);
  const transitions = transitionsOf(machine).map((transition) => readTransition(flow, transition));
  return { id, title, purpose, source, root, transitions, raises: raisesOf(machine) };
}

function readState(flow: Flow, node: AnyStateNode): ChartState {
  const path = pathOf(node);
  const target = node.type === 'compound' ? node.initial?.target?.[0] : undefined;
  return {
    path,
    name: node.key,
    kind: node.type as ChartState['kind'],
    meaning: path === '' ? flow.purpose : ((flow.states as Record<string, string>)[path] ?? ''),
    initial: target ? pathOf(target) : null,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
    calls: node.invoke.map(({ id, src }) => ({ id: callName(node.machine, id), src: String(src) })),
    entry: declared(node.config.entry),
    exit: declared(node.config.exit),
    tags: [...node.tags].map(String),
    bans: bansIn(node),
    children: Object.values(node.states).map((child) => readState(flow, child)),
    ...(node.id === [node.machine.id, ...node.path].join('.') ? {} : { id: node.id }),
  };
}

/** The events raised by named actions that only raise an event. */
function raisesOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
      const type = raisedType(action);
      return type === null ? [] : [[name, type]];
    }),
  );
}

function bansIn(node: AnyStateNode): ChartBan[] {
  return [...node.transitions.values()].flatMap((list) =>
    list.flatMap((transition, index): ChartBan[] => {
      const { eventType: event, guard } = transition;
      if (isChanging(transition)) return [];
      const named = guard === undefined ? { guard: null, condition: null } : { guard: guardText(guard), condition: guardExpression(guard, node.machine) };
      return [{ event, index, ...named, reason: reasonOf(transition) }];
    }),
  );
}

/** A state's transitions with its bans, in the order in which they are tried. */
export function inOrder({ bans }: ChartState, own: readonly ChartTransition[]): (ChartTransition | ChartBan)[] {
  const lists = new Map<string, (ChartTransition | ChartBan)[]>(Map.groupBy(own, ({ eventType }) => eventType));
  for (const ban of bans) lists.set(ban.event, (lists.get(ban.event) ?? []).toSpliced(ban.index, 0, ban));
  return [...lists.values()].flat();
}

export const isBan = (each: ChartTransition | ChartBan): each is ChartBan => !('targets' in each);

/** As declared in the machine's file. The node's own list also contains the actions that start and stop its timers. */
function declared(actions: unknown): string[] {
  return (Array.isArray(actions) ? actions : actions === undefined ? [] : [actions]).map(actionText);
}

function readTransition(flow: Flow, transition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, target, guard, actions, reenter } = transition;
  const { kind, name } = triggerOf(eventType, source);
  const trigger = { kind, name: ['done', 'error', 'snapshot'].includes(kind) ? callName(flow.machine, name) : name };
  const milliseconds = trigger.kind === 'after' ? fixedDelay(flow.machine, trigger.name) : null;
  const siblings: AnyTransitionDefinition[] = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return {
    id: transitionId(transition),
    source: pathOf(source),
    targets: (target ?? []).map(pathOf),
    trigger,
    eventType,
    delay: trigger.kind === 'after' ? delayText(trigger.name, milliseconds) : '',
    milliseconds,
    guard: guard === undefined ? null : guardText(guard),
    isElse: guard === undefined && siblings.indexOf(transition) > 0,
    condition: guard === undefined ? null : guardExpression(guard, flow.machine),
    actions: actions.map(actionText),
    by: sendersOf(transition),
    reenters: reenter,
  };
}

/** Every state of a chart but the root, parents first. */
export function allStates(chart: Pick<Chart, 'root'>): ChartState[] {
  const below = (state: ChartState): ChartState[] => state.children.flatMap((child) => [child, ...below(child)]);
  return below(chart.root);
}

/** Whether a path equals another one or is above it. */
export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}.`);
}

/** The number of states and transitions of a chart for the index: every state below the root, every transition that changes something. */
export function countsOf(flow: Flow): { states: number; transitions: number } {
  return { states: statesOf(flow.machine).length, transitions: transitionsOf(flow.machine).length };
}
