import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** An icon as React draws it. The package's own way there carries naming, contexts and sizes that nobody asks for (1 kB on every first load). */
const RUNTIME = `import { createElement } from 'react';
export default ({ node }) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }) =>
    createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true, ...rest }, shapes);
};`;

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const IMPORT = /^import \{([^}]+)\} from 'lucide-react';$/m;

/**
 * Imports each icon from its own file. By way of the package's one module every icon belongs to whoever imports any, and the first load would carry the
 * icons of all pages. In the browser an icon is its shapes and nothing else.
 * @param root the package's folder of modules
 */
export function iconsPlugin(root: string): Plugin {
  let files: Map<string, string>;
  return {
    name: 'waymark-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      files = iconFiles(readFileSync(path.join(root, 'lucide-react.mjs'), 'utf8'));
    },
    resolveId: (source, importer) => (source === '../createLucideIcon.mjs' && ICON.test(importer ?? '') ? '\0virtual:icon' : undefined),
    load: (id) => (id === '\0virtual:icon' ? { code: RUNTIME, moduleSideEffects: false } : undefined),
    transform(code, file) {
      // What an icon is drawn from; its names are for who looks icons up.
      if (ICON.test(file)) return { code: shapesOf(code), map: null, moduleSideEffects: false };
      const [whole, names] = (/\/src\/.*\.tsx?$/.test(file) && IMPORT.exec(code)) || [];
      if (!whole || !names) return undefined;
      return { code: code.replace(whole, () => importsOf(names, (name) => path.join(root, files.get(name) ?? '.'))), map: null };
    },
  };
}

/** An icon's module with nothing but its shapes. */
export const shapesOf = (code: string): string =>
  code
    .replace(/ {2}name: "[^"]*",\n|^__iconData\.node;$/gm, '')
    .replace('export { __iconData, ', 'export { ')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');

/** Where each name comes from: `export { default as Menu, default as LucideMenu } from './icons/menu.mjs'`. */
export function iconFiles(index: string): Map<string, string> {
  return new Map(
    [...index.matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/** The names of one import, each from its file; types and what is not an icon stay as they are. */
export function importsOf(names: string, fileOf: (name: string) => string): string {
  const icons = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return icons
    .map((name) =>
      name.startsWith('type ') || !fileOf(name).includes('/icons/')
        ? `import { ${name} } from 'lucide-react';`
        : `import ${name} from ${JSON.stringify(fileOf(name))};`,
    )
    .join(' ');
}
