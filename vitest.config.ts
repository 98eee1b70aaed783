import os from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { callsPlugin } from './tools/vite-calls.ts';
import { iconsPlugin } from './tools/vite-icons.ts';
import { textsPlugin } from './tools/vite-texts.ts';

const IN_A_PAGE = ['src/{views,services}/**/*.test.{ts,tsx}', 'tests/support/view-paths.test.tsx'];
const SHORT_ATTACK = 'tests/attack/short.test.ts';

export default defineConfig({
  plugins: [iconsPlugin(), react(), callsPlugin(), textsPlugin()],
  resolve: { alias: { '#css': new URL('./styled-system', import.meta.url).pathname } },
  test: {
    exclude: [...configDefaults.exclude, 'tests/journeys/**'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Whatever is waited for is waited for as long on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // As in the browser: what a busy machine makes late is tried once more, and marked in the list.
    retry: process.env['CI_RETRY'] ? 1 : 0,
    // By default one core is left idle, which on two is half of them.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{contract,packages,src,server,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/journeys/**', ...IN_A_PAGE, SHORT_ATTACK],
          globalSetup: ['tests/support/global-setup.ts'],
          // What a file changes it puts back, so the server's modules are read once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          include: [SHORT_ATTACK],
          globalSetup: ['tests/support/global-setup.ts'],
          // Before the server's modules are read: cheap passwords are for this file alone.
          setupFiles: ['tests/attack/argon2.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: IN_A_PAGE,
          setupFiles: ['tests/support/patience.ts', 'tests/support/layout.ts', 'tests/support/jsdom.ts', 'tests/support/still.ts'],
          // Each file has a page and modules of its own; jsdom, and what the modules are compiled to, are there once for all.
          pool: 'vmThreads',
        },
      },
    ],
  },
});
