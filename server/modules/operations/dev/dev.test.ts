import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { login } from '../../../../contract/auth.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';
import { getDev, getDevWork, listDevScripts, moveDevClock, resetDev, steerDevScripts } from '../../../../contract/dev.ts';
import { getFlowTraffic } from '../../../../contract/flow-traffic.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { browser } from '../../../../tests/support/browser.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import { buildApp } from '../../../app.ts';
import type { Clock } from '../../../clock.ts';
import { ensureDemoAccounts } from '../../../demo/accounts.ts';
import { createDemoWork, type DemoWork } from '../../../demo/demo-work.ts';
import { storedAhead } from '../../../demo/stored-ahead.ts';
import { SCRIPTED_DAYS, ScriptedTraffic } from '../../../demo/scripted-traffic.ts';
import type { ScriptsControl } from '../../../demo/scripts-control.ts';
import type { FlowCount } from '../../flows/pending.ts';
import { registerDev } from './routes.ts';

const { clock: hands, db, outside } = await testApp({ SEED_JOBS: '200' });
const machine = hands.now();
const clock: Clock = {
  now: hands.now,
  ahead: () => hands.now().getTime() - machine.getTime(),
  set: (at) => hands.move(at.getTime() - hands.now().getTime()),
};
const scripts: ScriptsControl & { steered: string[] } = {
  steered: [],
  list: () => [{ name: 'recruiter', title: 'A recruiter who answers', state: 'running' }],
  isPaused: () => scripts.steered.at(-1) === 'pause',
  pause: () => void scripts.steered.push('pause'),
  resume: () => void scripts.steered.push('resume'),
  speed: () => 1,
  setSpeed: (times) => void scripts.steered.push(`speed ${times}`),
};
const server = { ...outside, machineNow: () => machine };
const app = await buildApp(outside.config, server);
const work: DemoWork = createDemoWork(app.log);
const atlas = mkdtempSync(path.join(tmpdir(), 'atlas-'));
const drawn: PromiseWithResolvers<void>[] = [];
/** What the atlas is drawn from. */
let charts = 'as they are';
const build = () => {
  const one = Promise.withResolvers<void>();
  drawn.push(one);
  return one.promise;
};
const walked = { times: 0 };
const walk = async (chart: string): Promise<FlowCount[]> => {
  walked.times += 1;
  return SCRIPTED_DAYS.map((day, index) => ({
    day,
    chart,
    kind: 'reached',
    name: 'shown',
    release: '0.1.0',
    countryId: 167,
    device: 'phone',
    times: 40,
    people: 20 + index,
    buckets: [],
  }));
};
const traffic = new ScriptedTraffic(db, walk);
registerDev(
  app,
  { ...server, log: app.log },
  { clock, work, scripts, alone: (does) => does(), traffic },
  { folder: atlas, build, version: async () => charts },
);
beforeAll(async () => {
  await app.ready();
  await ensureDemoAccounts(server);
});
afterEach(() => work.settled());
const one = browser(app);

test('it answers to this machine’s own names, and to no write of another page', async () => {
  for (const host of ['waymark.example', 'localhost.example', '192.168.1.4'])
    expect((await app.inject({ url: '/api/dev/', headers: { host } })).statusCode).toBe(404);
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect((await app.inject({ url: '/api/dev/', headers: { host } })).statusCode).toBe(200);
  for (const [method, url] of [
    ['POST', '/api/dev/reset'],
    ['POST', '/api/dev/clock'],
    ['PATCH', '/api/dev/scripts'],
  ] as const) {
    const answer = await app.inject({ method, url, headers: { origin: 'https://waymark.example', host: 'localhost:3000' }, payload: {} });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 42018]);
  }
  expect(work.last()).toBeNull();
});

test('the accounts it tells let one in, as any other does; it begins no session itself', async () => {
  const answer = await one.call(getDev);
  const { accounts, personas, moved_by, now } = answer.data;
  expect(answer.setCookies).toEqual([]);
  expect(accounts.map(({ life, role }) => [life, role])).toEqual([
    ['seeker', 'jobseeker'],
    ['newcomer', 'jobseeker'],
    ['employer', 'recruiter'],
  ]);
  const guest = browser(app);
  await guest.beGuest();
  const { email, password } = accounts[0] as (typeof accounts)[number];
  expect((await guest.call(login, { body: { login: email, password } })).data).toMatchObject({ kind: 'seeker', user: { email } });
  expect(personas?.fails.map(({ id }) => id)).toEqual(['mismatch', 'taken', 'noMyinfo', 'down']);
  expect([moved_by, now]).toEqual([0, clock.now().toISOString()]);
});

test('the clock goes forward, not back, and not further than a week', async () => {
  const from = clock.now();
  const move = (by: number) => one.call(moveDevClock, { body: { until: new Date(clock.now().getTime() + by).toISOString() } });
  expect((await move(-HOUR)).data).toBeNull();
  expect((await move(9 * DAY)).refusal).toMatchObject({ code: 40001 });
  expect(clock.now()).toEqual(from);
  expect((await move(DAY)).data).toEqual({ kind: 'clock', state: 'running', summary: null });
  await work.settled();
  const { data } = await one.call(getDevWork);
  expect(data).toMatchObject({
    now: new Date(from.getTime() + DAY).toISOString(),
    work: { kind: 'clock', state: 'done', summary: { from: from.toISOString() } },
  });
  expect((await one.call(getDev)).data.moved_by).toBe(DAY);
});

test('a reset leaves nothing of what anybody did, and takes the time back', async () => {
  const guest = browser(app);
  await guest.beGuest();
  await guest.register({ email: 'ana@example.com' });
  await makeJob(db, { source: 'employer', title: 'Left over' });
  await one.call(resetDev);
  await work.settled();
  expect(work.last()).toMatchObject({ kind: 'reset', state: 'done' });
  expect([clock.now(), await storedAhead(db)]).toEqual([machine, 0]);
  const { rows } = await db.execute(sql`select
    (select count(*)::int from "user" where source not in ('demo', 'seed')) as people,
    (select count(*)::int from session s join "user" u on u.id = s.user_id where u.source <> 'seed') as sessions,
    (select count(*)::int from job where source = 'seed') as jobs,
    (select count(*)::int from job where title = 'Left over') as left`);
  expect(rows).toEqual([{ people: 0, sessions: 0, jobs: 200, left: 0 }]);
  expect((await guest.call(getDev)).data.accounts).toHaveLength(3);
}, 120_000);

test('what fails is said, and what comes after it is done all the same', async () => {
  work.begin('clock', () => Promise.reject(new Error('no disk')));
  await work.settled();
  expect((await one.call(getDevWork)).data.work).toEqual({ kind: 'clock', state: 'failed', summary: null });
  work.begin('reset', async () => ({ summary: null }));
  await work.settled();
  expect(work.last()).toMatchObject({ kind: 'reset', state: 'done' });
});

test('the atlas is drawn when it is first requested and again once its charts changed, for this machine’s own names alone', async () => {
  const get = (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } });
  expect((await get('/dev/flows')).headers['location']).toBe('/flows/');
  expect((await get('/flows/')).body).toContain('http-equiv="refresh"');
  expect((await get('/flows/')).body).toContain('http-equiv="refresh"');
  expect(drawn).toHaveLength(1);
  drawn[0]?.reject(new Error('no <disk>'));
  await vi.waitFor(async () => expect((await get('/flows/')).body).toContain('no &#60;disk&#62;'));
  await vi.waitFor(async () => expect((await get('/flows/')).body).toContain('http-equiv="refresh"'));
  await vi.waitFor(() => expect(drawn).toHaveLength(2));
  writeFileSync(path.join(atlas, 'index.html'), 'the atlas');
  writeFileSync(path.join(atlas, 'atlas.js'), 'atlasFile()');
  drawn[1]?.resolve();
  await vi.waitFor(async () => expect((await get('/flows/')).body).toBe('the atlas'));
  expect((await get('/flows/atlas.js')).headers).toMatchObject({ 'content-type': expect.stringMatching('javascript'), 'cache-control': 'no-cache' });
  expect((await get('/flows/atlas.js')).headers['content-security-policy']).toContain("script-src 'self'");
  for (const url of ['/flows/nothing.js', '/flows/..%2Fpackage.json', '/flows/%2e%2e/package.json']) expect((await get(url)).statusCode).toBe(404);
  for (const url of ['/flows/', '/flows', '/flows/atlas.js']) expect((await get(url, 'waymark.example')).statusCode).toBe(404);
  charts = 'changed';
  expect((await get('/flows/')).body).toContain('http-equiv="refresh"');
  expect(drawn).toHaveLength(3);
  drawn[2]?.resolve();
  await vi.waitFor(async () => expect((await get('/flows/')).body).toBe('the atlas'));
});

test('scripts are told and steered', async () => {
  expect((await one.call(listDevScripts)).data.scripts).toEqual([{ name: 'recruiter', title: 'A recruiter who answers', state: 'running' }]);
  expect((await one.call(steerDevScripts, { body: { paused: true } })).data.is_paused).toBe(true);
  await one.call(steerDevScripts, { body: { paused: false, speed: 10 } });
  expect(scripts.steered).toEqual(['pause', 'resume', 'speed 10']);
  expect((await one.call(steerDevScripts, { body: { speed: 0 } })).refusal.code).toBe(40001);
});

test('the atlas asks how many took each step: scripted people did, once for each week, and it says so', async () => {
  const trafficNow = async () => (await one.call(getFlowTraffic, { params: { chart: 'notice' } })).data;
  const first = await trafficNow();
  expect(first).toMatchObject({ source: 'demo', now: { states: { shown: { people: 21, reached: 40 } } }, weekBefore: { states: { shown: { people: 20 } } } });
  expect(await trafficNow()).toEqual(first);
  expect(walked.times).toBe(1);
  await one.call(getFlowTraffic, { params: { chart: 'login' } });
  expect((await one.call(getFlowTraffic, { params: { chart: 'invented' } })).status).toBe(404);
  expect(walked.times).toBe(2);
  hands.move(7 * DAY);
  expect((await trafficNow()).week > first.week).toBe(true);
  expect(walked.times).toBe(3);
  expect((await app.inject({ url: '/api/dev/flows/notice/traffic', headers: { host: 'waymark.example' } })).statusCode).toBe(404);
});
