import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BASE_NAMESPACES, baseTextsOf } from './src/views/app/namespaces.ts';
import { callsPlugin } from './tools/vite-calls.ts';
import { iconsPlugin } from './tools/vite-icons.ts';
import { stylesPlugin } from './tools/vite-styles.ts';

const at = (path: string) => new URL(path, import.meta.url).pathname;

/** What every page stands on: it changes with the dependencies only, so a release leaves it in the visitor's cache. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect|i18next|react-i18next)\/|^\0(rolldown\/runtime|vite\/preload-helper)/;
const BASE_TEXTS = new RegExp(`/src/locales/([^/]+)/(${BASE_NAMESPACES.join('|')})\\.json$`);

const OURS = /\/(src|contract|styled-system|node_modules\/(lucide-react|js-cookie))\/|^\0virtual:(calls|recipe)/;

const ENTRY = at('./src/views/app/entry-client.tsx');
/** The pages people arrive on: what all of them need comes with the entry, and what two of them need where a chunk of its own would cost more than it weighs (bytes of source). */
const ARRIVAL = /\/(home\/HomePage|search\/SearchPage|job\/JobPage)\.tsx$/;
const SMALL = 1_500;

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[]; code: string | null } | null;
}

/** Whether a module comes with the entry: what the entry needs before it can run is on every page, whoever else shares it. */
function isWithEntry(id: string, modules: Modules): boolean {
  const users = usersOf(id, modules);
  const arrivals = [...users].filter((user) => ARRIVAL.test(user)).length;
  return users.has(ENTRY) || arrivals === 3 || (arrivals === 2 && (modules.getModuleInfo(id)?.code?.length ?? 0) < SMALL);
}

/** The entry and the pages that need a module before they can run. */
function usersOf(id: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const each of seen)
    if (!modules.getModuleInfo(each)?.dynamicImporters.length) for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return new Set([...seen].filter((each) => each === ENTRY || modules.getModuleInfo(each)?.dynamicImporters.length));
}

const groups = [
  { name: 'framework', test: FRAMEWORK, priority: 4 },
  { name: (id: string) => baseTextsOf(BASE_TEXTS.exec(id)?.[1] ?? ''), debugName: 'texts', test: BASE_TEXTS, priority: 3 },
  {
    name: (id: string, modules: Modules) => (isWithEntry(id, modules) ? 'base' : null),
    debugName: 'base',
    test: OURS,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    test: OURS,
    priority: 1,
    minShareCount: 2,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [iconsPlugin(at('./node_modules/lucide-react/dist/esm')), stylesPlugin(at('./styled-system')), react(), callsPlugin()],
  resolve: {
    alias: [
      { find: '#css', replacement: at('./styled-system') },
      // Its package names the development build for every bundler; the built app takes the other.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: at('./node_modules/react-router/dist/production/index.mjs') },
            { find: /^react-router\/dom$/, replacement: at('./node_modules/react-router/dist/production/dom-export.mjs') },
          ]
        : []),
    ],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    ssrManifest: false,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/views/app/entry-server.tsx' : 'src/views/app/entry-client.tsx',
      ...(isSsrBuild ? {} : { output: { chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`, codeSplitting: { groups } } }),
    },
  },
  ssr: { noExternal: true },
}));
