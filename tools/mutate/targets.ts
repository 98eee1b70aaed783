import type { ESTree } from 'vite';
import { keyOf, siblingKeys } from './syntax.ts';

/**
 * Another plausible target of a transition: a sibling of its target, but not the source state if there is a third one.
 * @param parents the nodes around it, outermost first
 * @param states the paths of the chart's states
 * @returns null if the text names no state
 */
export function otherTarget(target: string, parents: readonly ESTree.Node[], states: readonly string[]): string | null {
  const [, prefix = '', name = ''] = /^(#\w+\.|\.)?(.*)$/.exec(target) ?? [];
  const segments = name.split('.');
  const last = segments.at(-1) ?? '';
  if (prefix === '' && segments.length === 1) {
    const around = parents.findLast((node) => siblingKeys(node).includes(last));
    if (around) return next(siblingKeys(around), last, stateAround(parents));
  }
  const found = states.find((state) => state === name) ?? (prefix.startsWith('#') ? undefined : states.find((state) => state.endsWith(`.${name}`)));
  if (found === undefined) return null;
  for (let depth = segments.length; depth > 0; depth--) {
    const above = found.split('.').slice(0, found.split('.').length - (segments.length - depth));
    const parent = above.slice(0, -1).join('.');
    const siblings = states.filter((state) => state.split('.').slice(0, -1).join('.') === parent).map((state) => state.split('.').at(-1) ?? '');
    const other = next(siblings, above.at(-1) ?? '', stateAround(parents));
    if (other !== null) return `${prefix}${[...segments.slice(0, depth - 1), other].join('.')}`;
  }
  return null;
}

/** The key after a key, or the first one after the last. Not `left`, if there's another. */
function next(keys: readonly string[], key: string, left: string | null): string | null {
  const place = keys.indexOf(key);
  const others = [...keys.slice(place + 1), ...keys.slice(0, place)];
  return others.find((each) => each !== left) ?? others[0] ?? null;
}

/** The key of the innermost enclosing state. */
function stateAround(parents: readonly ESTree.Node[]): string | null {
  const place = parents.findLastIndex((node, index) => node.type === 'Property' && isStates(parents[index - 2]));
  const state = parents[place];
  return state?.type === 'Property' ? keyOf(state) : null;
}

const isStates = (node: ESTree.Node | undefined) => node?.type === 'Property' && keyOf(node) === 'states';
