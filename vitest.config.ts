import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { callsPlugin } from './tools/vite-calls.ts';

export default defineConfig({
  plugins: [react(), callsPlugin()],
  resolve: { alias: { '#css': new URL('./styled-system', import.meta.url).pathname } },
  test: {
    include: ['{contract,src,server,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/journeys/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
