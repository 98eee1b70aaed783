import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BASE_NAMESPACES, baseTextsOf } from './src/views/app/namespaces.ts';
import { callsPlugin } from './tools/vite-calls.ts';
import { constantsPlugin } from './tools/vite-constants.ts';
import { iconsPlugin } from './tools/vite-icons.ts';
import { routerPlugin } from './tools/vite-router.ts';
import { stylesPlugin } from './tools/vite-styles.ts';
import { textsPlugin } from './tools/vite-texts.ts';
import { xstatePlugin } from './tools/vite-xstate.ts';

const at = (path: string) => new URL(path, import.meta.url).pathname;

/** What every page stands on: it changes with the dependencies only, so a release leaves it in the visitor's cache. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect|i18next)\/|^\0(rolldown\/runtime|vite\/preload-helper)/;
/** A language's texts of every page, and what leads to its others. */
const BASE_TEXTS = new RegExp(`^\0virtual:texts/([^/]+)$|/src/locales/([^/]+)/(?:${BASE_NAMESPACES.join('|')})\\.json$`);
const languageOf = (id: string): string => BASE_TEXTS.exec(id)?.slice(1).find(Boolean) ?? '';

const OURS = /\/(src|contract|styled-system|node_modules\/js-cookie)\/|^(\0virtual:(recipe|texts$)|~icons\/)/;

/** What every call stands on: it comes with the first. */
const WIRE = /\/node_modules\/axios\/|\/src\/services\/(http|sessionCookies|traces)\.ts$|^\0virtual:calls/;

const ENTRY = at('./src/views/app/entry-client.tsx');
/** The pages people arrive on. */
const ARRIVAL = /\/(Home|Search|Job|CompanyDetail|Companies)Page\.tsx$/;
/** Those that most people arrive on. */
const MOST = ['home', 'search', 'job'];
const ARRIVING = /\/(Home|Search|Job|JobGone|CompanyDetail|Companies|Apply|GetStarted)Page-/;
/** The parts of every page that come once somebody is there (src/views/core/deferred.tsx). */
const PART = /\/(Footer|LocaleMenu|MobileMenu|AccountMenu|LogoutBar|Notice|SeekerNav)\.tsx$/;
/** Where a chunk of its own would cost more than it weighs: bytes of source. */
const SMALL = 1_500;

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[]; code: string | null } | null;
}

/**
 * The chunk of a module: what the entry needs before it can run is on every page, so it comes with it; what is shared goes by which of the pages people
 * arrive on need it, so that each loads few chunks and none with what it has no use for.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const users = [...usersOf(id, modules)];
  const named = (pattern: RegExp) => users.flatMap((user) => pattern.exec(user)?.[1]?.toLowerCase() ?? []).toSorted();
  const arrivals = named(ARRIVAL);
  const isPart = named(PART).length > 0;
  const isSmall = (modules.getModuleInfo(id)?.code?.length ?? 0) < SMALL;
  if (users.includes(ENTRY) || MOST.every((name) => arrivals.includes(name)) || (isPart && arrivals.length > 0 && isSmall)) return 'base';
  if (users.length < 2 && !isPart) return null;
  return [...arrivals, ...(isPart ? ['parts'] : [])].join('-') || null;
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
  { name: (id: string) => baseTextsOf(languageOf(id)), debugName: 'texts', test: BASE_TEXTS, priority: 3 },
  // A page that reads a cookie at once does not wait for what calls are made with.
  { name: 'cookies', test: /\/node_modules\/js-cookie\//, priority: 3 },
  { name: 'wire', test: WIRE, priority: 3, includeDependenciesRecursively: false },
  {
    name: chunkOf,
    debugName: 'pages',
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
  plugins: [
    iconsPlugin(),
    routerPlugin(),
    xstatePlugin(),
    constantsPlugin(),
    stylesPlugin(at('./styled-system'), at('./src/views')),
    react(),
    callsPlugin(),
    textsPlugin(),
  ],
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
    modulePreload: {
      polyfill: false,
      // Every page would carry the names of the chunks of all others: only those that people arrive on ask for what they need in one go.
      resolveDependencies: (file, names, { hostType }) => (hostType === 'html' || ARRIVING.test(file) ? names : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // `npm start` prints no warnings of tools, and this one is of a slow machine.
      checks: { pluginTimings: false },
      input: isSsrBuild ? 'src/views/app/entry-server.tsx' : ['src/views/app/entry-client.tsx', 'src/views/app/entry-begin.ts'],
      ...(isSsrBuild ? {} : { output: { chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`, codeSplitting: { groups } } }),
    },
  },
  // React and others ask for it as the server runs, whose NODE_ENV says where it runs and not how it was built.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  // The built server is one file; in development Node reads the packages itself, for many are CommonJS.
  ssr: command === 'build' ? { noExternal: true } : {},
  // The stylesheet comes from the build for the browser; Panda reads every view for it, which takes seconds.
  ...(isSsrBuild ? { css: { postcss: { plugins: [] } } } : {}),
}));
