import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getAppliedJob } from '../../../contract/applications.ts';
import { testApp } from '../../../tests/support/app.ts';
import { buildApp } from '../../app.ts';
import { user } from '../../db/schema/auth.ts';
import { job } from '../../db/schema/market.ts';
import { seedMarket } from '../../db/seed/market.ts';
import { type Acting, actingOn, apply, identifyActor } from '../acting.ts';
import { enter } from '../person.ts';
import { type Scripts, startScripts } from './run.ts';

const { app: served, clock, db, outside } = await testApp();
let acting: Acting;
let scripts: Scripts;

beforeAll(async () => {
  await seedMarket(outside.connection.pool, { jobs: 100, now: clock.now });
  const app = await buildApp(outside.config, { ...outside, identify: identifyActor });
  await app.ready();
  acting = actingOn(app, outside);
  scripts = await startScripts({ ...outside, log: served.log });
}, 120_000);
afterAll(() => scripts.stop());

test('an application is opened by a script; while paused none is, and people who are gone have none', async () => {
  const jobs = await db.select({ id: job.id, postedBy: job.postedBy, applyUrl: job.applyUrl, eligibility: job.eligibility }).from(job);
  const { id } = jobs.find(({ postedBy, applyUrl, eligibility }) => postedBy !== null && applyUrl === null && eligibility.length === 0) as { id: number };
  const person = { first: 'Ana', last: 'Tester', headline: 'Accountant', at: 'Acme', since: '2020-01', skills: ['Excel'], school: null };
  const ana = await enter(db, person, clock.now());
  await db.update(user).set({ source: 'web' }).where(eq(user.id, ana.id));
  const status = async () => (await acting.call(ana, getAppliedJob, { params: { id } })).status;
  scripts.pause();
  scripts.setSpeed(1_000);
  await apply(acting, ana, id, {});
  expect([scripts.isPaused(), scripts.speed(), scripts.list(), await status()]).toEqual([true, 1_000, [], 'pending']);
  scripts.resume();
  await vi.waitFor(async () => expect(await status()).toBe('communicating'), { timeout: 15_000, interval: 100 });
  expect(scripts.list()).toMatchObject([{ title: `Employer of job ${id}: application` }]);
  scripts.pause();
  expect(scripts.list()).toMatchObject([{ state: 'paused' }]);
  scripts.resume();
  // In a transaction, like the deletion of an account, because the script may be writing to her.
  await db.transaction((tx) => tx.delete(user).where(eq(user.id, ana.id)));
  await vi.waitFor(() => expect(scripts.list()).toEqual([]), { timeout: 15_000, interval: 100 });
}, 60_000);
