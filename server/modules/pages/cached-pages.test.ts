import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FeatureBanner } from '../../../contract/config.ts';
import { HIDDEN_BANNERS } from '../../../contract/hidden-banners.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Boot } from '../../../contract/pages.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { makeCompany, makeJob } from '../../../tests/support/market.ts';
import { buildApp } from '../../app.ts';
import { defaultCountry } from '../../http/caller.ts';
import { listIn } from '../market/config/service.ts';
import { user } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company, job, jobQuestion } from '../../db/schema/market.ts';
import { PageCache } from './page-cache.ts';
import { hearPageChanges } from './page-changes.ts';
import { measurePages } from './page-metrics.ts';
import { registerPages } from './routes.ts';
import { answerFromCache } from './send-cached.ts';

let server: TestApp;
let jobId: number;
let companyId: number;
let recruiterId: string;
const stops: (() => Promise<void>)[] = [];

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A listening node, whose rendered pages are just their initial data. @param isCaching if false, pages are rendered each time */
async function startNode(environment: object = {}, isCaching = true) {
  const rendered = { count: 0, during: async () => undefined as unknown };
  const config = { ...server.outside.config, ...environment };
  const app = await buildApp(config, { ...server.outside, config });
  const cache = new PageCache(server.clock.now);
  const renderer = {
    async render(boot: Boot, prefix: string) {
      rendered.count += 1;
      await rendered.during();
      return Buffer.from(`<html>${JSON.stringify({ ...boot, prefix, rendering: rendered.count })}`);
    },
  };
  registerPages(app, { ...server.outside, config }, renderer, { offered: LANGUAGES, ...(isCaching ? { cache } : {}) });
  measurePages(app.metrics, cache);
  await app.ready();
  if (isCaching) {
    answerFromCache(app.server, cache);
    stops.push(hearPageChanges(server.outside.connection, cache));
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> => {
    const request = http.request({ port, host: '127.0.0.1', path, method, headers: { host: 'jobs.example', 'accept-encoding': 'br', ...headers } }).end();
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
    const raw = Buffer.concat(await Array.fromAsync(reply as AsyncIterable<Buffer>));
    const encoding = reply.headers['content-encoding'];
    const body = raw.length === 0 ? raw : encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw;
    return { status: reply.statusCode ?? 0, headers: reply.headers, body: body.toString() };
  };
  /** Whether a request is answered without rendering. */
  const isCached = async (path: string, headers: Record<string, string> = {}) => {
    const before = rendered.count;
    await ask(path, headers);
    return rendered.count === before;
  };
  /** Requests the page until it's in the cache, because earlier changes may still be on their way from PostgreSQL. */
  const fill = (path: string, headers: Record<string, string> = {}) =>
    vi.waitFor(async () => expect(await isCached(path, headers)).toBe(true), { timeout: 15_000 });
  return { app, ask, cache, fill, isCached, rendered };
}
type Node = Awaited<ReturnType<typeof startNode>>;
let node: Node;
let other: Node;
/** The node without a cache. */
let plain: Node;
const bootOf = ({ body }: Answered) => JSON.parse(body.replace('<html>', '')) as Boot;

beforeAll(async () => {
  server = await testApp();
  companyId = await makeCompany(server.db);
  ({ userId: recruiterId } = await person(server, 'recruiter'));
  await server.db.insert(companyMember).values({ companyId, userId: recruiterId, role: 'coordinator', joinedAt: server.clock.now() });
  jobId = (await makeJob(server.db, { companyId, postedBy: recruiterId })).id;
  node = await startNode();
  other = await startNode();
  plain = await startNode({}, false);
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const pages = () => ['/', `/job/accountant-${jobId}`, '/jobs-hiring/job-search', `/company/harbour-freight-${companyId}`, '/companies', '/terms'];

test('home, a job, a search, a company, the directory and the terms are rendered once', async () => {
  for (const path of pages()) {
    await node.fill(path);
    expect(await node.ask(path)).toMatchObject({ status: 200 });
  }
});

test('a cached answer has the headers of one that is rendered, and a request id of its own', async () => {
  const [path = ''] = pages();
  await node.fill(path);
  const cached = await node.ask(path);
  const again = await node.ask(path);
  const { headers: rendered } = await node.app.inject({ url: path, headers: { host: 'jobs.example', 'accept-encoding': 'br' } });
  const ids = [cached, again].map(({ headers }) => headers['x-request-id']);
  expect(new Set([...ids, rendered['x-request-id']]).size).toBe(3);
  const comparable = (headers: object) => ({ ...headers, 'x-request-id': '', date: '', connection: '', 'keep-alive': '', etag: '', 'content-length': '' });
  expect(comparable(cached.headers)).toEqual(comparable(rendered));
  expect(cached.headers['content-security-policy']).toContain("default-src 'self'");
});

test('each of two people gets their own page, and who is nobody gets neither', async () => {
  const [ana, ben] = await Promise.all([server.seeker({ first_name: 'Ana' }), server.seeker({ first_name: 'Ben' })]);
  const guest = await server.guest();
  for (const path of pages()) {
    await node.fill(path);
    const cookieOf = ({ cookies }: typeof ana) => [...cookies].map((pair) => pair.join('=')).join('; ');
    for (const one of [ana, ben]) {
      const reply = await node.ask(path, { cookie: cookieOf(one) });
      expect(bootOf(reply).session.user?.id).toBe(one.user?.id);
      expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(reply.headers).not.toHaveProperty('etag');
    }
    expect(bootOf(await node.ask(path, { cookie: cookieOf(guest) })).session.kind).toBe('guest');
    const nobody = await node.ask(path);
    expect(bootOf(nobody).session).toMatchObject({ kind: 'none', user: null });
    expect(nobody.body).not.toContain(ana.user?.id);
    expect(nobody.body).not.toContain(ben.user?.id);
  }
});

const banners = listIn('feature_banners', defaultCountry(), LANGUAGES[0]) as FeatureBanner[];
/** Everything a browser can send that changes a page or its encoding, or that belongs to one person. */
const DIFFERENT: Record<string, string>[] = [
  { 'country-id': '192' },
  { cookie: 'country=sg' },
  { cookie: 'theme=dark' },
  { cookie: 'theme=light' },
  { cookie: 'theme=dark; country=jp' },
  ...banners.map(({ id }) => ({ cookie: `a=b; ${HIDDEN_BANNERS}=${id}` })),
  ...Object.values(COOKIES).map((name) => ({ cookie: `${name}=${'x'.repeat(43)}` })),
  { authorization: 'Bearer x' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'identity' },
  { 'accept-encoding': 'br;q=0, gzip' },
  { 'x-no-compression': '1' },
  { host: 'localhost' },
  { host: '127.0.0.1:3000' },
  { 'language-id': '3' },
  { 'accept-language': 'ja' },
];
const essence = ({ body, status, headers }: Answered) => {
  const {
    now: _,
    session: { now: __, ...session },
    rendering: ___,
    ...boot
  } = bootOf({ body, status, headers }) as Boot & { rendering: number };
  return { boot: { ...boot, session }, status, encoding: headers['content-encoding'] };
};

test.each(DIFFERENT)('with %o a page is what it would be without a cache', async (headers) => {
  for (const path of ['/', `/job/accountant-${jobId}`]) {
    await node.fill(path);
    for (let time = 0; time < 2; time += 1) expect(essence(await node.ask(path, headers))).toEqual(essence(await plain.ask(path, headers)));
  }
});

test('the language of the address, and its query, make another page', async () => {
  for (const path of ['/jobs-hiring/job-search', '/jobs-hiring/job-search?page=2', '/terms']) await node.fill(path);
  expect(bootOf(await node.ask('/jobs-hiring/job-search?page=2')).url).toBe('/jobs-hiring/job-search?page=2');
  expect(bootOf(await node.ask('/zh-cn/terms'))).toMatchObject({ language: 'zh-CN', prefix: '/zh-cn', url: '/terms' });
});

test.each([
  ['/?country=sg', 'sets a cookie'],
  ['/?utm_source=x', 'has parameters that no page reads'],
  [`/?query=${'x'.repeat(300)}`, 'has a long address'],
  ['/nothing-here', 'is not found'],
  ['/job/none-999999999', 'is gone'],
  ['/get-started', 'is rendered in the browser'],
])('%s is rendered each time: it %s', async (path) => {
  await node.fill('/');
  expect([await node.isCached(path), await node.isCached(path), await node.isCached(path)]).toEqual([false, false, false]);
});

test('the names of this machine, a guest, a HEAD and other methods are never answered from the cache', async () => {
  await node.fill('/');
  const before = node.rendered.count;
  await node.ask('/', {}, 'HEAD');
  await node.ask('/', { host: 'localhost:3000' });
  expect(node.rendered.count).toBe(before + 2);
  expect((await node.ask('/', { origin: 'https://elsewhere.example' }, 'POST')).status).not.toBe(200);
});

test('during an outage nothing is stored', async () => {
  const out = await startNode({ outageUntil: '2026-03-02T05:00:00Z' });
  expect([await out.isCached('/'), await out.isCached('/')]).toEqual([false, false]);
  expect((await out.ask('/')).status).toBe(503);
});

test('who has the page already gets 304, without a body, under the same headers', async () => {
  await node.fill('/');
  const { headers } = await node.ask('/');
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await node.ask('/', { 'if-none-match': known });
    expect(reply).toMatchObject({ status: 304, body: '', headers: { etag, 'cache-control': headers['cache-control'], vary: headers.vary } });
    expect(reply.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(reply.headers).not.toHaveProperty('content-encoding');
  }
  expect((await node.ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  await node.fill('/', { 'accept-encoding': 'gzip' });
  expect((await node.ask('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
});

const changes: [string, () => Promise<unknown>][] = [
  ['a job', () => server.db.update(job).set({ title: 'Bookkeeper' }).where(eq(job.id, jobId))],
  ['a question of a job', () => server.db.insert(jobQuestion).values({ jobId, position: 0, kind: 'text', text: 'Why us?' })],
  ['a company', () => server.db.update(company).set({ about: 'We ship.' }).where(eq(company.id, companyId))],
  ['a member', () => server.db.update(companyMember).set({ role: 'admin' }).where(eq(companyMember.userId, recruiterId))],
  ["a recruiter's name", () => server.db.update(user).set({ firstName: 'Noor' }).where(eq(user.id, recruiterId))],
  ['a suspension', () => server.db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, recruiterId))],
];

test.each(changes)('a change of %s is on the page of every node', async (_, change) => {
  const path = `/job/accountant-${jobId}`;
  for (const one of [node, other]) await one.fill(path);
  const old = await Promise.all([node, other].map(async (one) => (await one.ask(path)).headers.etag));
  await change();
  await vi.waitFor(async () => {
    for (const [index, one] of [node, other].entries()) expect((await one.ask(path)).headers.etag).not.toBe(old[index]);
  });
});

test('a job seeker who changes their name, or registers, empties no cache', async () => {
  const seeker = await server.seeker();
  const { generation } = node.cache;
  await server.db
    .update(user)
    .set({ firstName: 'Mei' })
    .where(eq(user.id, seeker.user?.id ?? ''));
  // Notifications arrive in order, so once this one is here, the other would be too.
  await server.db.execute(sql`select pg_notify('pages_changed', '')`);
  await vi.waitFor(() => expect(node.cache.generation).toBe(generation + 1));
});

test('what was rendered while its data changed is not stored', async () => {
  const path = `/job/accountant-${jobId}?page=7`;
  await node.fill('/');
  const { generation } = node.cache;
  node.rendered.during = async () => {
    node.rendered.during = async () => undefined;
    await server.db.update(job).set({ title: 'Controller' }).where(eq(job.id, jobId));
    await vi.waitFor(() => expect(node.cache.generation).toBeGreaterThan(generation));
  };
  expect((await node.ask(path)).body).not.toContain('Controller');
  expect((await node.ask(path)).body).toContain('Controller');
});

describe('many requests for a page that is not in the cache', () => {
  const MANY = 6;
  /** Renders once so many requests have arrived. @param meanwhile what else happens while the first one renders */
  async function askAtOnce(path: string, meanwhile: () => void = () => undefined) {
    let received = 0;
    const count = () => void received++;
    node.app.server.prependListener('request', count);
    node.rendered.during = async () => {
      node.rendered.during = async () => undefined;
      await vi.waitFor(() => expect(received).toBe(MANY));
      meanwhile();
    };
    const before = node.rendered.count;
    const answers = await Promise.all(Array.from({ length: MANY }, () => node.ask(path)));
    node.app.server.removeListener('request', count);
    return { statuses: answers.map(({ status }) => status), bodies: new Set(answers.map(({ body }) => body)).size, rendered: node.rendered.count - before };
  }

  test('render it once', async () => {
    await node.fill('/');
    expect(await askAtOnce('/terms?page=8')).toEqual({ statuses: Array(MANY).fill(200), bodies: 1, rendered: 1 });
  });

  test('render it once more if something changes meanwhile', async () => {
    await node.fill('/');
    expect(await askAtOnce('/terms?page=9', () => node.cache.clear())).toEqual({ statuses: Array(MANY).fill(200), bodies: 2, rendered: 2 });
  });

  test('each render one that can’t be stored', async () => {
    await node.fill('/');
    expect(await askAtOnce('/no-such-page')).toMatchObject({ statuses: Array(MANY).fill(404), rendered: MANY });
  });

  test('get it, although one that waited has left', async () => {
    await node.fill('/');
    const arrived = async (begin: () => void) => {
      const request = once(node.app.server, 'request') as Promise<[http.IncomingMessage, http.ServerResponse]>;
      begin();
      return (await request)[1];
    };
    const released = Promise.withResolvers<void>();
    node.rendered.during = async () => {
      node.rendered.during = async () => undefined;
      await released.promise;
    };
    let first: Promise<Answered> | undefined;
    await arrived(() => void (first = node.ask('/no-such-page')));
    const { port } = node.app.server.address() as AddressInfo;
    const leaver = http.request({ port, host: '127.0.0.1', path: '/no-such-page', headers: { host: 'jobs.example', 'accept-encoding': 'br' } });
    leaver.on('error', () => undefined);
    const waiting = await arrived(() => leaver.end());
    leaver.destroy();
    await once(waiting, 'close');
    released.resolve();
    expect((await first)?.status).toBe(404);
    expect((await node.ask('/no-such-page')).status).toBe(404);
  });
});

test('while the connection that hears changes is lost, every page is rendered; once it is back they are cached again', async () => {
  await node.fill('/');
  await server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waymark pages' and datname = current_database()`,
  );
  await vi.waitFor(async () => expect([await node.isCached('/'), await node.isCached('/')]).toEqual([false, false]));
  await node.fill('/');
});

test('/metrics tells how many pages the cache has answered, and what it holds', async () => {
  const watched = await startNode({ metricsToken: 'a token of the tests' });
  await watched.fill('/terms');
  for (let time = 0; time < 3; time += 1) await watched.ask('/terms');
  const { body } = await watched.ask('/metrics', { authorization: 'Bearer a token of the tests', 'accept-encoding': 'identity' });
  const { hits, bytes } = watched.cache.figures;
  expect(hits).toBe(4);
  expect(body).toContain(`\ncached_pages_answered_total ${hits}\n`);
  expect(body).toContain('\ncached_pages 1\n');
  expect(body).toContain(`\ncached_pages_bytes ${bytes}\n`);
});
