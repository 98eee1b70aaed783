import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createBlacklistCompany, deleteBlacklistCompany } from '../../../../contract/companies.ts';
import {
  featuredCompanies,
  followCompany,
  getCompany,
  listCompanyJobs,
  searchCompanies,
  similarCompanies,
  unfollowCompany,
} from '../../../../contract/company-pages.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { makeTeam } from '../../../../tests/support/team.ts';
import { location } from '../../../db/schema/market.ts';
import { notification } from '../../../db/schema/notification.ts';
import { LOCATIONS, REGIONS } from '../../../reference/locations.ts';
import { notifyFollowers } from './follow.ts';

const KEPT = { isVerified: true, promisesDue: 10, promisesKept: 9, promiseRecord: 'kkkkkkkkln' };

let server: TestApp;
let ana: Browser;
let ids: Record<'bakery' | 'abroad' | 'mill' | 'farm' | 'idle' | 'bank', number>;
let jobs: number[];
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  ids = {
    bakery: await makeCompany(db, {
      name: 'Ube Bakery',
      nameKey: 'ube bakery',
      industryId: 3,
      about: 'We bake.',
      culture: 'We eat together.',
      website: 'https://ube.example',
      benefitIds: [1, 2],
      cultureIds: [8, 2],
      foundedOn: '1998-04-01',
      companyType: 'private',
      ...KEPT,
    }),
    abroad: await makeCompany(db, { name: 'Ube Bakery Ltd', nameKey: 'ube bakery', countryId: 193, industryId: 3 }),
    mill: await makeCompany(db, { name: 'Bay Mill', nameKey: 'bay mill', industryId: 3, ...KEPT }),
    farm: await makeCompany(db, { name: 'Hill Farm', nameKey: 'hill farm', industryId: 3 }),
    idle: await makeCompany(db, { name: 'Idle Mill', nameKey: 'idle mill', industryId: 3 }),
    bank: await makeCompany(db, { name: 'Corner Bank', nameKey: 'corner bank', industryId: 4, ...KEPT, promisesKept: 10 }),
  };
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  jobs = [];
  for (let date = 1; date <= 12; date++) jobs.push((await makeJob(db, { companyId: ids.bakery, postedAt: day(date), mainFunctionId: date <= 2 ? 2 : 1 })).id);
  await makeJob(db, { companyId: ids.bakery, status: 'closed' });
  for (const companyId of [ids.mill, ids.farm, ids.bank]) await makeJob(db, { companyId });
  ana = (await person(server, 'seeker')).browser;
});

const detail = async (who: Browser, id: number) => (await who.call(getCompany, { params: { id } })).data;
const jobsOf = async (who: Browser, id: number, query: { main_function?: number; page?: number } = {}) => {
  const { data, meta } = await who.call(listCompanyJobs, { params: { id }, query });
  return { ids: data.map((job) => job.id), total: meta?.total };
};
const namesOf = (list: { data: { name: string }[] }) => list.data.map(({ name }) => name);

test('everyone can see a company’s description and the number of its open jobs by function', async () => {
  expect(await detail(server.visitor(), ids.bakery)).toMatchObject({
    name: 'Ube Bakery',
    url: `/company/ube-bakery-${ids.bakery}`,
    about: 'We bake.',
    culture: 'We eat together.',
    website: 'https://ube.example',
    founded_on: '1998-04-01',
    company_type: 'private',
    promise_record: 'kkkkkkkkln',
    jobs: 12,
    functions: [
      { id: 1, jobs: 10 },
      { id: 2, jobs: 2 },
    ],
    places: [],
    people: [],
    blocked_as: null,
    is_followed: false,
  });
  expect((await detail(server.visitor(), ids.bakery)).benefits.map(({ id }) => id)).toEqual([1, 2]);
  expect((await detail(server.visitor(), ids.bakery)).values).toEqual([
    expect.objectContaining({ id: 8, value: 'Teamwork' }),
    expect.objectContaining({ id: 2 }),
  ]);
  expect((await server.visitor().call(getCompany, { params: { id: 2_000_000_000 } })).status).toBe(404);
});

test('its offices are the towns with on-site jobs, with their positions; regions, remote jobs, and unknown places have none', async () => {
  const [town, ...towns] = LOCATIONS.filter(({ countryId }) => countryId === 167);
  const [region] = REGIONS.filter(({ countryId }) => countryId === 167);
  await server.db
    .insert(location)
    .values([town, region, ...towns.slice(0, 3)].flatMap((place) => place ?? []))
    .onConflictDoNothing();
  const officesOf = async (...places: { locationId?: number | null; workArrangement?: 'onsite' | 'remote' }[]) => {
    const companyId = await makeCompany(server.db);
    for (const place of places) await makeJob(server.db, { companyId, ...place });
    return (await detail(server.visitor(), companyId)).offices;
  };
  const shown = { name: town?.name, latitude: town?.latitude, longitude: town?.longitude };
  expect(await officesOf({ locationId: town?.id ?? null, workArrangement: 'onsite' })).toEqual([shown]);
  expect(await officesOf({ locationId: town?.id ?? null, workArrangement: 'onsite' }, { locationId: town?.id ?? null, workArrangement: 'remote' })).toEqual([
    shown,
  ]);
  expect(await officesOf({ locationId: town?.id ?? null, workArrangement: 'remote' })).toEqual([]);
  expect(await officesOf({ locationId: region?.id ?? null, workArrangement: 'onsite' })).toEqual([]);
  expect(await officesOf({ locationId: null })).toEqual([]);
  const three = towns.slice(0, 3).map(({ id }) => ({ locationId: id }));
  expect(await officesOf(...three)).toHaveLength(2);
});

test('its jobs have pages, newest first, for one function or all, without closed ones', async () => {
  const newestFirst = jobs.toReversed();
  expect(await jobsOf(server.visitor(), ids.bakery)).toEqual({ ids: newestFirst.slice(0, 10), total: 12 });
  expect((await jobsOf(server.visitor(), ids.bakery, { page: 2 })).ids).toEqual(newestFirst.slice(10));
  expect(await jobsOf(server.visitor(), ids.bakery, { main_function: 2 })).toEqual({ ids: newestFirst.slice(10), total: 2 });
});

test('a page beyond the end is empty and has the right count, as for a search', async () => {
  const listed = async (query: { query: string; page: number }) => {
    const { data, meta } = await server.visitor().call(searchCompanies, { query });
    return { companies: data.length, total: meta?.total };
  };
  expect(await jobsOf(server.visitor(), ids.bakery, { page: 9 })).toEqual({ ids: [], total: 12 });
  expect(await jobsOf(server.visitor(), ids.bakery, { page: 9, main_function: 2 })).toEqual({ ids: [], total: 2 });
  expect(await jobsOf(server.visitor(), ids.idle, { page: 9 })).toEqual({ ids: [], total: 0 });
  expect(await listed({ query: 'ube', page: 9 })).toEqual({ companies: 0, total: 1 });
  expect(await listed({ query: 'nobody', page: 9 })).toEqual({ companies: 0, total: 0 });
  expect((await ana.call(searchCompanies, { query: { followed: '1', page: 2 } })).meta?.total).toBe(0);
});

test('the people on the page posted open jobs and appear with their first name; other members don’t', async () => {
  const team = await makeTeam(server);
  expect((await detail(server.visitor(), team.companyId)).people).toEqual([]);
  await makeJob(server.db, { companyId: team.companyId, postedBy: team.recruiter.userId });
  expect((await detail(server.visitor(), team.companyId)).people.map(({ id }) => id)).toEqual([team.recruiter.userId]);
  await makeJob(server.db, { companyId: team.companyId, postedBy: team.admin.userId, status: 'closed' });
  expect((await detail(server.visitor(), team.companyId)).people.map(({ id }) => id)).toEqual([team.recruiter.userId]);
});

test('the directory lists companies that hire here, verified ones first, by name and industry', async () => {
  const listed = async (query: { query?: string; industry?: number }, country = '167') =>
    namesOf(await server.visitor().call(searchCompanies, { query }, { 'country-id': country })).filter((name) => name !== 'Harbour Freight');
  expect((await listed({})).slice(0, 4)).toEqual(['Corner Bank', 'Ube Bakery', 'Bay Mill', 'Hill Farm']);
  expect(await listed({ industry: 3 })).toEqual(['Ube Bakery', 'Bay Mill', 'Hill Farm']);
  expect(await listed({ query: 'mill' })).toEqual(['Bay Mill']);
  expect(await listed({ query: '%' })).toEqual([]);
  expect(await listed({}, '193')).toEqual([]);
});

test('featured companies are verified and keep their promises; similar ones hire in the same industry', async () => {
  expect(namesOf(await server.visitor().call(featuredCompanies))).toEqual(['Corner Bank', 'Ube Bakery', 'Bay Mill']);
  expect(namesOf(await server.visitor().call(similarCompanies, { params: { companyId: ids.bakery } }))).toEqual(['Bay Mill', 'Hill Farm']);
  expect((await server.visitor().call(similarCompanies, { params: { companyId: 2_000_000_000 } })).status).toBe(404);
});

test('for someone who blocks a company, in any country, its page shows only the name', async () => {
  const meets = async () => {
    const { about, people, jobs: open, blocked_as: blockedAs } = await detail(ana, ids.bakery);
    return {
      page: { about, people: people.length, open, blockedAs },
      jobs: (await jobsOf(ana, ids.bakery)).total,
      listed: namesOf(await ana.call(searchCompanies, { query: { query: 'ube' } })),
      featured: namesOf(await ana.call(featuredCompanies)).includes('Ube Bakery'),
      similar: namesOf(await ana.call(similarCompanies, { params: { companyId: ids.mill } })).includes('Ube Bakery'),
    };
  };
  const before = await meets();
  expect(before).toEqual({
    page: { about: 'We bake.', people: 0, open: 12, blockedAs: null },
    jobs: 12,
    listed: ['Ube Bakery'],
    featured: true,
    similar: true,
  });
  await ana.call(createBlacklistCompany, { body: { company_id: ids.abroad } });
  expect(await meets()).toEqual({
    page: { about: null, people: 0, open: 0, blockedAs: ids.abroad },
    jobs: 0,
    listed: [],
    featured: false,
    similar: false,
  });
  await ana.call(deleteBlacklistCompany, { params: { id: ids.abroad } });
  expect(await meets()).toEqual(before);
});

test('followers are notified of new jobs, once for all unread ones; after unfollowing or blocking they aren’t', async () => {
  const team = await makeTeam(server);
  const [ben, cai, dee] = [await person(server, 'seeker'), await person(server, 'seeker'), await person(server, 'seeker')];
  const heard = async ({ userId }: { userId: string }) =>
    (
      await server.db
        .select()
        .from(notification)
        .where(and(eq(notification.userId, userId), eq(notification.kind, 'companyPosted')))
    ).map(({ data }) => data['job_title']);
  for (const { browser } of [ben, cai, dee])
    expect((await browser.call(followCompany, { params: { id: team.companyId } })).data).toEqual({ is_followed: true });
  expect((await detail(ben.browser, team.companyId)).is_followed).toBe(true);
  expect(namesOf(await ben.browser.call(searchCompanies, { query: { followed: '1' } }))).toHaveLength(1);
  await cai.browser.call(unfollowCompany, { params: { id: team.companyId } });
  expect((await detail(cai.browser, team.companyId)).is_followed).toBe(false);
  await dee.browser.call(createBlacklistCompany, { body: { company_id: team.companyId } });
  await dee.browser.call(deleteBlacklistCompany, { params: { id: team.companyId } });
  expect((await detail(dee.browser, team.companyId)).is_followed).toBe(false);
  const post = (title: string) =>
    server.db.transaction((tx) => notifyFollowers(tx, { id: jobs[0] as number, title, companyId: team.companyId }, server.clock.now()));
  expect(await post('Baker')).toEqual([ben.userId]);
  await post('Miller');
  expect([await heard(ben), await heard(cai), await heard(dee)]).toEqual([['Miller'], [], []]);
});

test('a blocked or missing company can’t be followed', async () => {
  const { browser } = await person(server, 'seeker');
  await browser.call(createBlacklistCompany, { body: { company_id: ids.abroad } });
  expect((await browser.call(followCompany, { params: { id: ids.bakery } })).status).toBe(404);
  expect((await browser.call(followCompany, { params: { id: 2_000_000_000 } })).status).toBe(404);
  expect((await server.visitor().call(followCompany, { params: { id: ids.bakery } })).status).toBe(401);
});
