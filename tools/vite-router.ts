import type { Plugin } from 'vite';

/** The one module of react-router's modern build that holds its components. */
export const ROUTER = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;
const MAKES = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out the components of react-router that nobody uses (forms, data loading, error pages: 5 kB on every first load). It keeps them
 * because it cannot know that making a component, or naming one for the developer's tools, changes nothing else.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'waymark-router',
    apply: 'build',
    transform: (code, file) => (ROUTER.test(file) ? { code: unbound(code), map: null } : undefined),
  };
}

/** The module with its components marked as free of effects and without their names. */
export const unbound = (code: string): string => code.replace(MAKES, '= /* @__PURE__ */ $1').replace(NAMES, '');
