import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { pathOf } from '../../../../contract/call.ts';
import { createApplication } from '../../../../contract/applications.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeJob } from '../../../../tests/support/market.ts';
import { outbox } from '../../../db/schema/operations.ts';
import { application } from '../../../db/schema/seeker.ts';

/** Starting another process is slow, especially on a busy machine. */
const PATIENCE = 90_000;
const LOCK = 424_242;
let server: TestApp;
let ana: Browser;
let resumeId: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
  resumeId = (await attachResume(ana)).id;
});

afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a second server on the same database, to be killed.
 * @returns its process and its address
 */
async function secondServer(): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: server.outside.connection.pool.options.connectionString,
    DATA_DIR: server.outside.config.dataDir,
    BASE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../../../tests/support/child-app.ts', import.meta.url))], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

function press(url: string, jobId: number, key: string): Promise<Response> {
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, origin: 'http://localhost:3000', device_uuid: ana.device, cookie };
  return fetch(url + pathOf(createApplication, { id: jobId }), { method: 'POST', headers, body: JSON.stringify({ resume_id: resumeId }) });
}

const kill = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};

/** Polls PostgreSQL until the query returns a row. Each poll is a round trip, so the event loop stays free. */
async function until(question: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  for (;;) {
    const { rows } = await server.outside.connection.pool.query<Record<string, unknown>>(question, values);
    if (rows[0]) return rows[0];
  }
}

const applicationsTo = (jobId: number) => server.db.select().from(application).where(eq(application.jobId, jobId));

test('a server killed before its commit leaves nothing, and retrying creates the one application', { timeout: PATIENCE }, async () => {
  const { id } = await makeJob(server.db);
  const key = randomUUID();
  const { pool } = server.outside.connection;
  // Storing the response is the last write. The transaction waits there.
  await pool.query(
    `create function wait_here() returns trigger language plpgsql as $$ begin if new.key = '${key}' then perform pg_advisory_xact_lock(${LOCK}); end if; return new; end $$`,
  );
  await pool.query('create trigger wait_here after insert on idempotency for each row execute function wait_here()');
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const { child, url } = await secondServer();
  const lost = press(url, id, key).then(
    () => 'answered',
    () => 'lost',
  );
  const { pid } = await until("select pid from pg_locks where locktype = 'advisory' and not granted and objid = $1", [LOCK]);
  await kill(child);
  expect(await lost).toBe('lost');
  await holder.query('select pg_advisory_unlock($1)', [LOCK]);
  holder.release();
  await until('select 1 as gone where not exists (select 1 from pg_stat_activity where pid = $1)', [pid]);
  expect(await applicationsTo(id)).toEqual([]);

  const again = await ana.call(createApplication, { params: { id }, body: { resume_id: resumeId } }, { 'idempotency-key': key });
  expect(again.data.application.status).toBe('pending');
  expect(await applicationsTo(id)).toHaveLength(1);
});

test('a server killed after the commit but before its response leaves one application, which a retry returns', { timeout: PATIENCE }, async () => {
  const { id } = await makeJob(server.db, { title: 'Answer lost' });
  const key = randomUUID();
  const { child, url } = await secondServer();
  await press(url, id, key);
  await kill(child);
  const [made] = await applicationsTo(id);
  const again = await ana.call(
    createApplication,
    { params: { id }, body: { source: 'web', screening_answers: [], resume_id: resumeId } },
    { 'idempotency-key': key },
  );
  expect(again.data.application.id).toBe(made?.id);
  expect(await applicationsTo(id)).toHaveLength(1);
  const receipts = await server.db.select().from(outbox);
  expect(receipts.filter(({ payload }) => String(payload['subject']).includes('Answer lost'))).toHaveLength(1);
});
