import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/server.ts';

const built = path.join(import.meta.dirname, '../../dist/server');
/** Found only in React's development builds, and in code that chooses between the two at runtime. */
const DEVELOPMENT = /createFakeCallStack|checkKeyStringCoercion|\.development\.js|process\.env\.NODE_ENV/;

let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-production-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('the server as started by default renders with the production build of React', { tag: ['@main-desktop', '@desktop-only'] }, async () => {
  test.setTimeout(120_000);
  const coverage = path.join(dataDir, 'coverage');
  // People who try it set no NODE_ENV.
  const server = await startServer({ dataDir, env: { NODE_ENV: '' }, coverage });
  expect((await fetch(server.url)).status).toBe(200);
  await server.stop();
  const reports = await Promise.all((await readdir(coverage)).map((file) => readFile(path.join(coverage, file), 'utf8')));
  const run = reports.flatMap((report) => (JSON.parse(report) as { result: { url: string }[] }).result.map(({ url }) => decodeURI(url)));
  const ours = run.filter((url) => url.includes('/dist/server/'));
  expect(ours.some((url) => url.endsWith('/entry-server.js'))).toBe(true);
  expect(run.filter((url) => /node_modules\/(react|react-dom|scheduler)\//.test(url))).toEqual([]);
  const files = (await readdir(built, { recursive: true })).filter((file) => file.endsWith('.js'));
  const code = await Promise.all(files.map((file) => readFile(path.join(built, file), 'utf8')));
  expect(files.filter((_, index) => DEVELOPMENT.test(code[index] ?? ''))).toEqual([]);
});
