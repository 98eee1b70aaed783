import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { readConfig } from '../server/config.ts';
import { claimDataFolder } from '../server/lock.ts';
import { documentOf, type Assets } from '../server/modules/pages/document.ts';
import type { Renderer, ServerEntry } from '../server/modules/pages/renderer.ts';
import { serve } from '../server/serve.ts';

/** `npm run dev`: the whole server with Vite in front: pages are rendered from source and change as the source does. */
const config = readConfig({ NODE_ENV: 'development', ...process.env });
await claimDataFolder(config);
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });

const PREAMBLE = '/@dev/preamble.js';
const assets: Assets = {
  entry: '/src/views/app/entry-client.tsx',
  css: ['/src/views/app/styles.css?direct'],
  preload: [],
  fonts: [],
  extendedFonts: [],
  head: `<script type="module" src="/@vite/client"></script>\n<script type="module" src="${PREAMBLE}"></script>`,
};
const renderer: Renderer = {
  async render(boot, prefix, origin) {
    const entry = (await vite.ssrLoadModule('/src/views/app/entry-server.tsx')) as ServerEntry;
    const { html, meta } = entry.render(boot, prefix, origin);
    return documentOf(boot, html, meta, assets);
  },
};
// React's refresh wants a script before any other; our pages allow none inline.
const preamble = `import RefreshRuntime from '/@react-refresh'; RefreshRuntime.injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type; window.__vite_plugin_react_preamble_installed__ = true;`;

const { stop } = await serve(config, renderer, null, (handler) =>
  createHttpServer((request, response) => {
    if (request.url === PREAMBLE) response.setHeader('content-type', 'text/javascript').end(preamble);
    else vite.middlewares(request, response, () => handler(request, response));
  }),
);
console.log(`Waymark for development is at ${config.baseUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void Promise.all([stop(), vite.close()]).then(() => process.exit(0));
  });
}
