import { defineConfig } from 'vitest/config';

const workers = Number(process.env['ATTACK_WORKERS'] ?? 2);
const isTiming = process.env['ATTACK_TIMING'] === '1';

/** Runs the stories of `npm run attack`, each worker in a process of its own, on one PostgreSQL. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    testTimeout: 0,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/global-setup.ts'],
    disableConsoleIntercept: true,
    reporters: [['default', { summary: false }]],
    maxWorkers: workers,
    projects: Array.from({ length: isTiming ? 1 : workers }, (_, worker) => ({
      extends: true as const,
      test: {
        name: `worker ${worker + 1}`,
        include: [isTiming ? 'tests/attack/timing.attack.ts' : 'tests/attack/stories.attack.ts'],
        env: { ATTACK_WORKER: String(worker) },
        pool: 'forks' as const,
        ...(isTiming ? {} : { setupFiles: ['tests/attack/argon2.ts'] }),
      },
    })),
  },
});
