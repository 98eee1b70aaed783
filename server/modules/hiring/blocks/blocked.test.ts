import { beforeAll, expect, test } from 'vitest';
import { createBlacklistCompany, deleteBlacklistCompany } from '../../../../contract/companies.ts';
import { getHome } from '../../../../contract/reco.ts';
import { createSavedJob, listSavedJobs } from '../../../../contract/saved-jobs.ts';
import { searchJobs, similarJobs } from '../../../../contract/search.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { mainFunction } from '../../../db/schema/market.ts';
import { MAIN_FUNCTIONS } from '../../../reference/taxonomy.ts';
import { indexJobs } from '../../market/search/indexing.ts';
import { refreshSuggestions } from '../../market/search/lexicon.ts';

let server: TestApp;
let ana: Browser;
let agency: { company: number; namesake: number; job: number; elsewhere: number };
let fair: { job: number; like: number };
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  await db
    .insert(mainFunction)
    .values([...MAIN_FUNCTIONS])
    .onConflictDoNothing();
  const [company, namesake, other, third] = [
    await makeCompany(db, { name: 'Night Shift', nameKey: 'night shift' }),
    await makeCompany(db, { name: 'Night Shift Ltd', nameKey: 'night shift', countryId: 193 }),
    await makeCompany(db),
    await makeCompany(db),
  ];
  const job = async (companyId: number, more = {}) =>
    (await makeJob(db, { companyId, title: 'Night porter', salaryFrom: 20_000, salaryCurrency: 'PHP', ...more })).id;
  agency = { company, namesake, job: await job(company), elsewhere: await job(namesake, { countryId: 193 }) };
  fair = { job: await job(other), like: await job(third) };
  await indexJobs(db, 'all');
  await refreshSuggestions(db);
  ana = (await person(server, 'seeker')).browser;
  for (const id of [agency.job, agency.elsewhere, fair.job]) await ana.call(createSavedJob, { body: { job_id: id } });
});

const found = async (who: Browser, country = '167') =>
  (await who.call(searchJobs, { query: { query: 'porter' } }, { 'country-id': country })).data.jobs.map(({ id }) => id);
const similar = async (who: Browser) => (await who.call(similarJobs, { query: { job_id: fair.job } })).data.map(({ id }) => id);
const atHome = async (who: Browser) => (await who.call(getHome)).data.jobs.map(({ id }) => id);
const saved = async (who: Browser) => (await who.call(listSavedJobs)).data.map(({ job }) => job.id);
const everything = async (who: Browser) => ({
  found: (await found(who)).toSorted(),
  abroad: await found(who, '193'),
  similar: (await similar(who)).toSorted(),
  atHome: (await atHome(who)).toSorted(),
});

test('a blocked company’s jobs are in no search, home page, or list of similar or saved jobs, in any country, only for the person who blocked it', async () => {
  const all = await everything(server.visitor());
  expect(all).toEqual({
    found: [agency.job, fair.job, fair.like],
    abroad: [agency.elsewhere],
    similar: [agency.job, fair.like],
    atHome: [agency.job, fair.job, fair.like],
  });
  await ana.call(createBlacklistCompany, { body: { company_id: agency.company } });
  expect(await everything(ana)).toEqual({ found: [fair.job, fair.like], abroad: [], similar: [fair.like], atHome: [fair.job, fair.like] });
  expect(await saved(ana)).toEqual([fair.job]);
  expect(await everything(server.visitor())).toEqual(all);
  await ana.call(deleteBlacklistCompany, { params: { id: agency.company } });
  expect(await everything(ana)).toEqual(all);
  expect(await saved(ana)).toHaveLength(3);
});
