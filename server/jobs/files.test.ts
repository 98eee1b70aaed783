import { access, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { createApplication } from '../../contract/applications.ts';
import { HOUR } from '../../contract/durations.ts';
import { uploadResume } from '../../contract/jobseekers.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { attachResume, makeJob, pdf } from '../../tests/support/market.ts';
import { resume } from '../db/schema/seeker.ts';
import { startFileSweep, sweepFiles } from './files.ts';

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
/** Sets the age of every file. */
const age = async (by: number) => {
  const at = new Date(server.clock.now().getTime() - by);
  for (const key of await keys()) await utimes(path.join(folder, key), at, at);
};

test('a file whose commit failed is deleted after an hour; a stored resume stays', async () => {
  const ana = await server.seeker();
  await attachResume(ana);
  const [held] = await server.db.select({ key: resume.storageKey }).from(resume);
  const { pool } = server.outside.connection;
  // The response is stored after the file and refused here, so the row is rolled back and the file stays.
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

test('a file from the last hour is kept, even if the demo’s clock was moved', async () => {
  const staged = await server.outside.files.stage(Readable.from(['half a resume']), 'cv.pdf', 100);
  await age(0);
  const now = () => new Date(server.clock.now().getTime() + 7 * 24 * HOUR);
  expect(await sweepFiles({ ...server.outside, now })).toBe(0);
  await server.outside.files.discard(staged);
});

test('files a killed server left staged are deleted; other files aren’t touched', async () => {
  const staged = await server.outside.files.stage(Readable.from(['half a resume']), 'cv.pdf', 100);
  const other = await server.outside.files.stage(Readable.from(['a picture']), 'me.png', 100);
  await server.outside.files.keep(other, 'users/pictures/me');
  await age(HOUR);
  expect(await sweepFiles(server.outside)).toBe(1);
  expect([await isThere(path.relative(folder, staged.path)), await isThere('users/pictures/me')]).toEqual([false, true]);
});

test('a resume’s file is deleted once its owner deletes it, even if an application still refers to it', async () => {
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

test('it sweeps right away, and continues after a logged failure', async () => {
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
