import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../tests/support/database.ts';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';

const { url: databaseUrl } = await testDatabase();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-serve-'));
// PostgreSQL runs as another user where this runs as root.
await chmod(dataDir, 0o755);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const renderer = { render: async () => Buffer.from('') };
const start = (variables: Record<string, string>) =>
  serve(readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', BASE_URL: 'http://localhost:3000', ...variables }), renderer, null);
const INBOX = ['/dev/inbox', '/dev/inbox.json'];
const DEV = ['/api/dev/', '/api/dev/work', '/api/dev/scripts'];

test('tried on one’s own machine, there are an inbox and demo accounts, and only this machine is answered', { timeout: 60_000 }, async () => {
  const { app, demo, stop } = await start({});
  const { address, port } = app.server.address() as AddressInfo;
  expect([address, app.addresses().length, demo.length]).toEqual(['127.0.0.1', 1, 3]);
  for (const url of [...INBOX, ...DEV]) expect((await fetch(`http://127.0.0.1:${port}${url}`)).status).toBe(200);
  await stop();
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/^Set SMTP_URL\..*HOST is 0\.0\.0\.0/);
  await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(/^Set SMTP_URL\..*NODE_ENV is production/);
});

test.each([
  ['a database of one’s own', { DATABASE_URL: databaseUrl, HOST: '127.0.0.1' }],
  ['the embedded one, others let in', { HOST: '0.0.0.0' }],
  ['the embedded one, in production', { NODE_ENV: 'production' }],
])('with %s and a mail server there is neither inbox nor demo account', { timeout: 60_000 }, async (_, variables) => {
  const { app, demo, stop } = await start({ SMTP_URL: 'smtp://127.0.0.1:9', OPERATOR_EMAIL: 'operator@jobs.example', ...variables });
  expect(demo).toEqual([]);
  for (const url of INBOX) expect((await app.inject(url)).body).not.toMatch(/Inbox|^\[/);
  for (const url of DEV) expect((await app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode).toBe(404);
  expect(app.printRoutes({ commonPrefix: false })).not.toContain('/api/dev');
  await stop();
});

test('a database of one’s own without a mail server does not start: mail would go nowhere, or into an inbox that anybody reads', async () => {
  const variables = { DATABASE_URL: databaseUrl, NODE_ENV: 'production', BASE_URL: 'https://jobs.example', TRUST_PROXY: '1' };
  await expect(start(variables)).rejects.toThrow(/^Set SMTP_URL\./);
});
