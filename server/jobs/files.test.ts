import { access, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { createApplication } from '../../contract/applications.ts';
import { uploadResume } from '../../contract/jobseekers.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { attachResume, makeJob, pdf } from '../../tests/support/market.ts';
import { resume } from '../db/schema/seeker.ts';
import { startFileSweep, sweepFiles } from './files.ts';

const HOUR = 3_600_000;
let server: TestApp;
let folder: string;

beforeAll(async () => {
  server = await testApp();
  folder = path.join(server.outside.config.dataDir, 'files');
});

const keys = async () => {
  const found: string[] = [];
  for await (const { key } of server.outside.files.entries()) found.push(key);
  return found;
};
const isThere = (key: string) =>
  access(path.join(folder, key)).then(
    () => true,
    () => false,
  );
/** Makes every file written so long ago. */
const age = async (by: number) => {
  const at = new Date(server.clock.now().getTime() - by);
  for (const key of await keys()) await utimes(path.join(folder, key), at, at);
};

test('a file whose commit failed goes after an hour; a resume that is held stays', async () => {
  const ana = await server.seeker();
  await attachResume(ana);
  const [held] = await server.db.select({ key: resume.storageKey }).from(resume);
  const { pool } = server.outside.connection;
  // The answer is stored after the file is kept, and refused here: the row is undone, the file is not.
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no disk'; end $$`);
  await pool.query('create trigger refuse before update on idempotency for each row execute function refuse()');
  expect((await ana.call(uploadResume, { file: pdf('lost'), filename: 'lost.pdf' })).status).toBe(500);
  await pool.query('drop trigger refuse on idempotency');
  const [orphan] = (await keys()).filter((key) => key !== held?.key);
  expect(await server.db.select().from(resume)).toHaveLength(1);

  await age(HOUR - 1_000);
  expect(await sweepFiles(server.outside)).toBe(0);
  await age(HOUR);
  expect(await sweepFiles(server.outside)).toBe(1);
  expect([await isThere(orphan as string), await isThere(held?.key as string)]).toEqual([false, true]);
  expect((await ana.call(uploadResume, { file: pdf('lost'), filename: 'lost.pdf' })).status).toBe(200);
});

test('a file of the last hour is spared, though the demo’s clock was moved on since', async () => {
  const staged = await server.outside.files.stage(Readable.from(['half a resume']), 'cv.pdf', 100);
  await age(0);
  const now = () => new Date(server.clock.now().getTime() + 7 * 24 * HOUR);
  expect(await sweepFiles({ ...server.outside, now })).toBe(0);
  await server.outside.files.discard(staged);
});

test('what a killed server left staged goes; what is of another kind is not touched', async () => {
  const staged = await server.outside.files.stage(Readable.from(['half a resume']), 'cv.pdf', 100);
  const other = await server.outside.files.stage(Readable.from(['a picture']), 'me.png', 100);
  await server.outside.files.keep(other, 'users/pictures/me');
  await age(HOUR);
  expect(await sweepFiles(server.outside)).toBe(1);
  expect([await isThere(path.relative(folder, staged.path)), await isThere('users/pictures/me')]).toEqual([false, true]);
});

test('the file of a resume goes once its owner deleted it, though an application still names it', async () => {
  const ana = await server.seeker();
  const { id } = await attachResume(ana, 'sent');
  const { id: jobId } = await makeJob(server.db);
  await ana.call(createApplication, { params: { id: jobId }, body: { resume_id: id } });
  const [row] = await server.db.select({ key: resume.storageKey }).from(resume).where(eq(resume.id, id));
  await age(HOUR);
  await sweepFiles(server.outside);
  expect(await keys()).toContain(row?.key);
  await server.db.update(resume).set({ removedAt: server.clock.now() }).where(eq(resume.id, id));
  await sweepFiles(server.outside);
  expect(await keys()).not.toContain(row?.key);
});

test('it sweeps at once, and a failure is logged and ends nothing', async () => {
  await server.outside.files.stage(Readable.from(['left']), 'cv.pdf', 100);
  await age(HOUR);
  const before = (await keys()).length;
  await startFileSweep({ ...server.outside, log: server.app.log })();
  expect(await keys()).toHaveLength(before - 1);
  const error = vi.fn<(context: object, message: string) => void>();
  const files = {
    ...server.outside.files,
    entries: () => {
      throw new Error('no disk');
    },
  };
  await startFileSweep({ ...server.outside, files, log: { error } as unknown as TestApp['app']['log'] })();
  expect(error).toHaveBeenCalledWith({ err: new Error('no disk') }, 'files could not be swept');
});
