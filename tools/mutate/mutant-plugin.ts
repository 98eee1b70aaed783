import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

/** A mutant, as passed to the worker. */
export interface Change {
  /** An absolute path. */
  file: string;
  start: number;
  end: number;
  text: string;
  /** The modules that import it, directly or indirectly, including itself. */
  importers: readonly string[];
}

/** On the first line, so that line numbers don't change. */
const HELPERS =
  "import { not as __not } from 'xstate'; const __doubled = (delay) => (typeof delay === 'function' ? (...args) => 2 * delay(...args) : 2 * delay); ";

const MUTANT = /\?mutant=(-?\d+)$/;

/** Gives each mutant its own modules: an import from `file?mutant=3` resolves to another `?mutant=3` if that file is affected by the change. */
export function mutantPlugin(changes: readonly Change[]): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer) {
      // Vite writes paths of the project's files relative to its root.
      if (MUTANT.test(source)) return source.startsWith(ROOT) ? source : `${ROOT}${source}`;
      const [query, index] = MUTANT.exec(importer ?? '') ?? [];
      if (query === undefined || !source.startsWith('.')) return null;
      const resolved = await this.resolve(source, importer?.replace(MUTANT, ''), { skipSelf: true });
      return resolved && changes[Number(index)]?.importers.includes(resolved.id) ? `${resolved.id}${query}` : resolved;
    },
    load(id) {
      const [query, index] = MUTANT.exec(id) ?? [];
      if (query === undefined) return null;
      const file = id.replace(MUTANT, '');
      const source = readFileSync(file, 'utf8');
      const change = changes[Number(index)];
      return change?.file === file ? `${HELPERS}${source.slice(0, change.start)}${change.text}${source.slice(change.end)}` : source;
    },
  };
}
