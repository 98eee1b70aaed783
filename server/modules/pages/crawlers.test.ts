import fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { makeCompany, makeJob } from '../../../tests/support/market.ts';
import { readConfig } from '../../config.ts';
import { registerCrawlers } from './crawlers.ts';
import { PART } from './sitemap.ts';
import { HOUR } from '../../../contract/durations.ts';

const config = readConfig({ NODE_ENV: 'test', BASE_URL: 'https://waymark.test', DATA_DIR: '/nonexistent' });
const app = fastify();
let time = Date.parse('2026-03-02T04:00:00Z');
const get = (path: string) => app.inject(path);
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.replace('https://waymark.test', ''));
let add: (id: number, values?: object) => Promise<unknown>;

beforeAll(async () => {
  const { db } = await testDatabase();
  const companyId = await makeCompany(db, { name: 'Fish & Chips <Ltd>' });
  add = (id, values = {}) => makeJob(db, { id, companyId, title: '会計 & Söhne', ...values });
  await add(7);
  await add(8, { status: 'closed' });
  await add(9, { confirmedAt: new Date('2026-03-01T12:00:00Z') });
  await add(PART * 2 + 5);
  registerCrawlers(app, { config, db, now: () => new Date(time) });
  return () => app.close();
});

test('robots.txt keeps what is one person’s own and names the sitemap', async () => {
  const { body } = await get('/robots.txt');
  for (const path of ['/recommended-job', '/qr-approval', '/email-change']) expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toContain('Sitemap: https://waymark.test/sitemap.xml\n');
});

test('the index lists the parts with open jobs only, with when one of them last changed', async () => {
  const reply = await get('/sitemap.xml');
  expect(reply.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  expect(addressesIn(reply.body)).toEqual(['/sitemap/pages.xml', '/sitemap/jobs-0.xml', '/sitemap/jobs-2.xml']);
  expect(reply.body).toContain('/sitemap/jobs-0.xml</loc><lastmod>2026-03-01T12:00:00.000Z</lastmod>');
});

test('a part holds its open jobs, in addresses that need no escaping', async () => {
  const { body } = await get('/sitemap/jobs-0.xml');
  expect(addressesIn(body).map((address) => address?.match(/\d+$/)?.[0])).toEqual(['7', '9']);
  expect(body).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(<url><loc>[\w:/.%~-]+<\/loc><lastmod>[^<]+<\/lastmod><\/url>\n){2}<\/urlset>\n$/,
  );
});

test('a part that is not there is not found', async () => {
  for (const file of ['jobs-1.xml', 'jobs-999999.xml', 'jobs-0', 'other.xml']) expect((await get(`/sitemap/${file}`)).statusCode).not.toBe(200);
});

test('the index is read once an hour', async () => {
  await add(PART * 4);
  expect(addressesIn((await get('/sitemap.xml')).body)).not.toContain('/sitemap/jobs-4.xml');
  time += 25 * HOUR;
  expect(addressesIn((await get('/sitemap.xml')).body)).toContain('/sitemap/jobs-4.xml');
});

test('pages are home and all jobs', async () => {
  expect(addressesIn((await get('/sitemap/pages.xml')).body).slice(0, 2)).toEqual(['/', '/jobs-hiring/job-search']);
});
