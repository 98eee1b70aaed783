import type { ESTree } from 'vite';

export type Property = Extract<ESTree.Node, { type: 'Property' }>;

/** The name of a property; empty if it's computed. */
export function keyOf({ key, computed }: { key: ESTree.Node; computed: boolean }): string {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : '';
}

/** Removes `as`, `satisfies`, and parentheses around an expression. */
export function unwrapped(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return unwrapped(node.expression);
    default:
      return node;
  }
}

export const literalOf = (node: ESTree.Node): string | null => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

/** The keys of the states in an object literal with `states`. */
export function siblingKeys(owner: ESTree.Node): string[] {
  if (owner.type !== 'ObjectExpression') return [];
  const states = owner.properties.find((each) => each.type === 'Property' && keyOf(each) === 'states');
  const value = states?.type === 'Property' ? unwrapped(states.value) : null;
  return value?.type === 'ObjectExpression' ? value.properties.flatMap((each) => (each.type === 'Property' ? [keyOf(each)] : [])) : [];
}
