import { beforeAll, expect, test } from 'vitest';
import { createBlacklistCompany, findCompanies } from '../../../../contract/companies.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeCompany } from '../../../../tests/support/market.ts';

let server: TestApp;
let ids: Record<'manila' | 'london' | 'crew' | 'percent', number>;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  ids = {
    london: await makeCompany(db, { name: 'Harbour Lights Ltd', nameKey: 'harbour lights', countryId: 193 }),
    manila: await makeCompany(db, { name: 'Harbour Lights', nameKey: 'harbour lights' }),
    crew: await makeCompany(db, { name: 'Old Harbour Crew', nameKey: 'old harbour crew' }),
    percent: await makeCompany(db, { name: '100% Wool', nameKey: '100 wool' }),
  };
});

const seeker = async () => (await person(server, 'seeker')).browser;
const found = async (who: Awaited<ReturnType<typeof seeker>>, query: string, country = '167') =>
  (await who.call(findCompanies, { query: { company_name: query } }, { 'country-id': country })).data.map(({ id }) => id);

test('a company is found by part of its name, even without open jobs, once for all its countries, names that start with it first', async () => {
  const ana = await seeker();
  expect(await found(ana, 'harbour')).toEqual([ids.manila, ids.crew]);
  expect(await found(ana, 'HARBOUR', '193')).toEqual([ids.london, ids.crew]);
  expect(await found(ana, 'Harbour Lights, Inc.')).toEqual([ids.manila]);
  expect(await found(ana, 'nobody is called so')).toEqual([]);
});

test('the query is plain text, not a pattern', async () => {
  const ana = await seeker();
  expect(await found(ana, '0%')).toEqual([ids.percent]);
  expect(await found(ana, '%%')).toEqual([]);
  expect(await found(ana, '__')).toEqual([]);
  expect((await ana.call(findCompanies, { query: { company_name: 'a' } })).status).toBe(422);
});

test('one person can search as often as they type, but no more, without slowing others down', async () => {
  const limited = await testApp({ RATE_LIMIT: '10000' });
  const [ana, bea] = [(await person(limited, 'seeker')).browser, (await person(limited, 'seeker')).browser];
  const ask = (who: typeof ana) => who.call(findCompanies, { query: { company_name: 'harbour' } });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(ana)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
  expect(answers.find(({ status }) => status === 429)?.refusal.code).toBe(40006);
  expect((await ask(bea)).status).toBe(200);
});

test('the blocked row represents the company in results', async () => {
  const ana = await seeker();
  await ana.call(createBlacklistCompany, { body: { company_id: ids.london } });
  expect(await found(ana, 'harbour lights')).toEqual([ids.london]);
});
