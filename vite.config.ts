import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './tools/vite-calls.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), callsPlugin()],
  resolve: { alias: { '#css': new URL('./styled-system', import.meta.url).pathname } },
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
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\// }],
              },
            },
          }),
    },
  },
  ssr: { noExternal: true },
}));
