import { beforeAll, expect, test } from 'vitest';
import { createBlacklistCompany } from '../../../../contract/companies.ts';
import { findNamedCompany } from '../../../../contract/company-pages.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeCompany, makeJob } from '../../../../tests/support/market.ts';

let server: TestApp;
let reader: Browser;
let ids: Record<'bay' | 'bayMill' | 'zeta', number>;
const hiring = async (name: string, nameKey: string, countryId = 167) => {
  const companyId = await makeCompany(server.db, { name, nameKey, countryId });
  await makeJob(server.db, { companyId, countryId });
  return companyId;
};
beforeAll(async () => {
  server = await testApp();
  ids = {
    bay: await hiring('Blue Bay', 'blue bay'),
    bayMill: await hiring('Blue Bay Mill Inc.', 'blue bay mill'),
    zeta: await hiring('Zetafruit', 'zetafruit'),
  };
  await hiring('Staff Nurse', 'staff nurse');
  await hiring('Driver', 'driver');
  await hiring('Abroad Foods', 'abroad foods', 193);
  await makeCompany(server.db, { name: 'Idle Sails', nameKey: 'idle sails' });
  reader = (await person(server, 'seeker')).browser;
});

const named = async (query: string) => (await reader.call(findNamedCompany, { query: { query } }, { 'country-id': '167' })).data;

test('the longest whole name among the words is the company, with or without its legal form', async () => {
  expect(await named('accountant at blue bay')).toEqual({ id: ids.bay, name: 'Blue Bay', words: 'blue bay' });
  expect(await named('BLUE BAY MILL accountant')).toEqual({ id: ids.bayMill, name: 'Blue Bay Mill Inc.', words: 'BLUE BAY MILL' });
  expect(await named('blue bay mill, inc. jobs')).toMatchObject({ id: ids.bayMill, words: 'blue bay mill, inc.' });
  expect(await named('zetafruit accountant')).toMatchObject({ id: ids.zeta, words: 'zetafruit' });
});

test.each([
  ['a part of a name', 'accountant at blue'],
  ['words of work, whoever is called so', 'staff nurse'],
  ['one word of work', 'night driver'],
  ['who hires in another country', 'accountant abroad foods'],
  ['who does not hire', 'accountant idle sails'],
  ['words in quotes', 'accountant "blue bay"'],
  ['words that are ruled out', 'accountant -zetafruit'],
  ['nothing', ' '],
  ['what is no text', '\0'],
])('%s names no company', async (_, query) => {
  expect(await named(query)).toBeNull();
});

test('who blocked a company is not led to it', async () => {
  const { browser } = await person(server, 'seeker');
  await browser.call(createBlacklistCompany, { body: { company_id: ids.zeta } });
  expect((await browser.call(findNamedCompany, { query: { query: 'zetafruit accountant' } }, { 'country-id': '167' })).data).toBeNull();
});
