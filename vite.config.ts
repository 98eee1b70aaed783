import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BASE_NAMESPACES, baseTextsOf } from './src/views/app/namespaces.ts';
import { callsPlugin } from './tools/vite-calls.ts';
import { stylesPlugin } from './tools/vite-styles.ts';

const at = (path: string) => new URL(path, import.meta.url).pathname;

/** What every page stands on: it changes with the dependencies only, so a release leaves it in the visitor's cache. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect|i18next|react-i18next)\/|^\0(rolldown\/runtime|vite\/preload-helper)/;
const BASE_TEXTS = new RegExp(`/src/locales/([^/]+)/(${BASE_NAMESPACES.join('|')})\\.json$`);

const ENTRY = at('./src/views/app/entry-client.tsx');
const OURS = /\/(src|contract|styled-system|node_modules\/(lucide-react|js-cookie))\/|^\0virtual:(calls|recipe)/;

/** Modules that the same pages share go together, and shares below this join the nearest: a chunk of its own costs a request and compresses badly. In bytes, unminified. */
const SMALL_SHARE = 3_000;

type Importers = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };
const withEntry = new Map<string, boolean>();

/** Whether the entry needs a module before it can run: what it needs is on every page, whoever else shares it. */
function isWithEntry(id: string, modules: Importers): boolean {
  const known = withEntry.get(id);
  if (known !== undefined) return known;
  withEntry.set(id, id === ENTRY);
  const found = id === ENTRY || (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isWithEntry(importer, modules));
  withEntry.set(id, found);
  return found;
}

const groups = [
  { name: 'framework', test: FRAMEWORK, priority: 4 },
  { name: (id: string) => baseTextsOf(BASE_TEXTS.exec(id)?.[1] ?? ''), debugName: 'texts', test: BASE_TEXTS, priority: 3 },
  {
    name: (id: string, modules: Importers) => (isWithEntry(id, modules) ? 'base' : null),
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
    entriesAwareMergeThreshold: SMALL_SHARE,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [stylesPlugin(at('./styled-system')), react(), callsPlugin()],
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
