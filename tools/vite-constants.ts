import type { Plugin } from 'vite';
import { ERRORS } from '../contract/errors.ts';
import { LIMITS } from '../contract/limits.ts';

/**
 * Writes the contract's numbers where they are named: `LIMITS.noticeHide` becomes `3000`. The browser gets the few that a page uses, and neither the table
 * of limits nor that of errors (1 kB on every first load).
 */
export function constantsPlugin(): Plugin {
  return {
    name: 'waymark-constants',
    apply: 'build',
    enforce: 'pre',
    transform: (code, file) => (/\/src\/.*\.tsx?$/.test(file) && /contract\/(limits|errors)\.ts'/.test(code) ? { code: inlined(code), map: null } : undefined),
  };
}

const IMPORT = /^import \{ (LIMITS|ERRORS) \} from '[^']*contract\/(?:limits|errors)\.ts';$/gm;

/** Source with every limit and error code it names as the number itself; an unknown name stays, for the type checker to find. */
export function inlined(code: string): string {
  const numbers = code
    .replace(/\bLIMITS\.(\w+)\b/g, (named, name: string) => String(LIMITS[name as keyof typeof LIMITS] ?? named))
    .replace(/\bERRORS\.(\w+)\.(code|status)\b/g, (named, name: string, part: 'code' | 'status') =>
      String(ERRORS[name as keyof typeof ERRORS]?.[part] ?? named),
    );
  // An import of nothing would still have the table in the chunk of whoever imports it.
  return numbers.replace(IMPORT, (line, table: string) => (numbers.split(new RegExp(`\\b${table}\\b`)).length > 2 ? line : ''));
}
