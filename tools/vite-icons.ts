import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]+)\} from 'lucide-react';$/m;

/**
 * Imports each icon from its own file. By way of the package's one module every icon belongs to whoever imports any, and the first load would carry the
 * icons of all pages.
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
    transform(code, file) {
      const [whole, names] = (/\/src\/.*\.tsx?$/.test(file) && IMPORT.exec(code)) || [];
      if (!whole || !names) return undefined;
      return { code: code.replace(whole, () => importsOf(names, (name) => path.join(root, files.get(name) ?? '.'))), map: null };
    },
  };
}

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
