import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Who may send each event of a lifecycle, from the `meta` of the chart's transitions: the roles that one of them names. */
export function sendersOf<Type extends string, Role extends string>(machine: AnyStateMachine): ReadonlyMap<Type, ReadonlySet<Role>> {
  const senders = new Map<Type, Set<Role>>();
  for (const node of nodesOf(machine.root))
    for (const { eventType, meta } of [...node.transitions.values()].flat()) {
      const known = senders.get(eventType as Type) ?? new Set();
      for (const role of (meta as { by?: readonly Role[] } | undefined)?.by ?? []) known.add(role);
      senders.set(eventType as Type, known);
    }
  return senders;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** A transition with its senders. All transitions of an event name the same ones (senders.test.ts): who may send it is checked before the state is. */
export const sentBy =
  <Role extends string>(...senders: Role[]) =>
  <const Target extends string>(target: Target) => ({ target, meta: { by: senders } });
