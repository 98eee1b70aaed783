import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:texts';
const LOCALES = fileURLToPath(new URL('../src/locales/', import.meta.url));
/** The letters' texts are the server's alone. */
const NOT_OURS = 'mail.json';

const languages = (): string[] =>
  readdirSync(LOCALES).filter((language) => existsSync(`${LOCALES}${language}/`) && readdirSync(`${LOCALES}${language}`).some((file) => file !== NOT_OURS));

/**
 * The module `virtual:texts`: by language, what leads to its texts by namespace. What leads to a language's is a module of its own, so that the first load
 * does not grow with each that is translated.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'waymark-texts',
    resolveId: (source) => (source === ID || source.startsWith(`${ID}/`) ? `\0${source}` : undefined),
    load(source) {
      if (source === `\0${ID}`) {
        const imports = languages().map((language) => `${JSON.stringify(language)}: () => import('${ID}/${language}').then((module) => module.default)`);
        return `export const LANGUAGE_TEXTS = { ${imports.join(', ')} };`;
      }
      if (!source.startsWith(`\0${ID}/`)) return undefined;
      const folder = `/src/locales/${source.slice(ID.length + 2)}`;
      const files = `import.meta.glob(['${folder}/*.json', '!**/${NOT_OURS}'], { import: 'default' })`;
      return `const files = ${files};\nexport default (namespace) => files[\`${folder}/\${namespace}.json\`];`;
    },
  };
}
