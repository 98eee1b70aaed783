import type { Plugin } from 'vite';

/** The module of XState's production build that takes each step of a chart. */
export const STEPS = /\/xstate\/dist\/raise-[^./]+\.esm\.js$/;
const EXECUTOR = /^( *)actorScope\.actionExecutor = (action => \{\n[\s\S]*?\n\1\});$/m;

/**
 * Lets the actors of a rendered page go. V8 allocates a function that is assigned to a property where it's written (`a.b = () => …`) among the old objects, as
 * if it were a method. XState does so for each step, and that function refers to the actor: so each page left 35 kB for full collections, although all of it
 * was garbage (docs/decisions/rendering.md). Assigned to a variable first, the function is as young as any other.
 */
export function xstatePlugin(): Plugin {
  return {
    name: 'waymark-xstate',
    apply: 'build',
    transform: (code, file) => (STEPS.test(file) ? { code: withYoungExecutor(code), map: null } : undefined),
  };
}

/** The module with the function of each step in a variable. */
export const withYoungExecutor = (code: string): string => code.replace(EXECUTOR, '$1const collect = $2;\n$1actorScope.actionExecutor = collect;');
