import type { AnyStateNode, StateValue } from 'xstate';

/** The innermost states in a state, without history states. A record stores the key of one of them as its status. */
export const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'history' ? [] : node.type === 'compound' ? Object.values(node.states).flatMap(leavesOf) : [node];

/** The chart's value in the state at a path of keys: `{ accepted: 'finished' }` for `['accepted', 'finished']`. */
export const valueAt = (path: readonly string[]): StateValue => path.reduceRight<StateValue>((inner, key) => (inner === '' ? key : { [key]: inner }), '');

/** The key of the innermost state of a value without parallel regions. */
export const innermostKey = (value: StateValue): string => (typeof value === 'string' ? value : innermostKey(Object.values(value)[0] as StateValue));
