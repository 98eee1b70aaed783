import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What triggers a transition. */
export type Trigger = { kind: 'event' | 'done' | 'error' | 'snapshot' | 'after' | 'always' | 'finished'; name: string };

const chartsOwn = [
  ['done', 'xstate.done.actor.'],
  ['error', 'xstate.error.actor.'],
  ['snapshot', 'xstate.snapshot.'],
] as const;

/** A state's dotted path below its chart's root, `''` for the root itself. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/**
 * Parses an event type: from a person or another chart (`event`), an actor's result (`done`, `error`, `snapshot`, named by its id), a timer (`after`,
 * named by its delay), the end of the children (`finished`), or nothing (`always`).
 */
export function triggerOf(eventType: string, source: AnyStateNode): Trigger {
  if (eventType === '') return { kind: 'always', name: '' };
  for (const [kind, prefix] of chartsOwn) if (eventType.startsWith(prefix)) return { kind, name: eventType.slice(prefix.length) };
  if (eventType.startsWith('xstate.after.')) return { kind: 'after', name: eventType.slice('xstate.after.'.length, -source.id.length - 1) };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished', name: pathOf(source) };
  return { kind: 'event', name: eventType };
}

/** The display name of an actor: its ID, or the name of its logic if XState generated the ID (`0.chart.state`). */
export function callName(machine: AnyStateMachine, id: string): string {
  const [, index = '', nodeId = ''] = /^(\d+)\.(.+)$/.exec(id) ?? [];
  const node = [machine.root, ...statesOf(machine)].find((each) => each.id === nodeId);
  const call = node?.invoke[Number(index)];
  return call === undefined ? id : String(call.src);
}

/** A trigger in words: `register answers` for `xstate.done.actor.register`; the type for an event of the chart itself. */
export function happeningOf(machine: AnyStateMachine, type: string): string {
  const [, kind = '', name = ''] = /^xstate\.(done\.actor|error\.actor|snapshot|after)\.(.+)$/.exec(type) ?? [];
  if (kind === 'after') return `${name.split('.')[0]} has passed`;
  const ending = { 'done.actor': 'answers', 'error.actor': 'fails', snapshot: 'goes on' }[kind];
  return ending === undefined ? type : `${callName(machine, name)} ${ending}`;
}

/** The name of a transition, stable across runs: `code.verifying: done verifyCode #2`. The number counts the guarded branches of one trigger. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const { kind, name } = triggerOf(eventType, source);
  const siblings: AnyTransitionDefinition[] = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const trigger = kind === 'event' ? name : kind === 'finished' || kind === 'always' ? kind : `${kind} ${name}`;
  return `${pathOf(source) || '(root)'}: ${trigger}${siblings.length > 1 ? ` #${siblings.indexOf(transition) + 1}` : ''}`;
}

/** All states below the root, parents first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

/** All transitions that change something, in the order of the chart. Leaves out transitions that only forbid an event. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()]).filter(isChanging);
}

/** Whether a transition changes something. XState takes one without a target and actions as a ban on its event, which then goes no further up. */
export const isChanging = ({ target, actions }: AnyTransitionDefinition): boolean => target !== undefined || actions.length > 0;

/** Who may send an event, from its transition's `meta.by`; empty where the chart doesn't say. */
export const sendersOf = ({ meta }: AnyTransitionDefinition): string[] => [...((meta as { by?: readonly string[] } | undefined)?.by ?? [])];

/** Why a transition forbids its event, from its `meta.refused`; null where the chart doesn't say. */
export const reasonOf = ({ meta }: AnyTransitionDefinition): string | null => (meta as { refused?: string } | undefined)?.refused ?? null;

/** Why a snapshot refuses an event, where the chart says; null where it takes the event or gives no reason. */
export function refusalReason(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null {
  const chosen: AnyTransitionDefinition[] = snapshot.machine.getTransitionData(snapshot, event);
  return chosen.some(isChanging) ? null : (chosen.map(reasonOf).find((reason) => reason !== null) ?? null);
}

/** The innermost active states, one for each parallel region. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter((node) => Object.keys(node.states).length === 0).map(pathOf);
}
