import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { addJobs, layMarket, PH } from './market.fixture.ts';
import { refreshSuggestions } from './lexicon.ts';
import { suggest } from './suggest.ts';
import { HOUR } from '../../../../contract/durations.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { refreshDueSuggestions } from './refresh-suggestions.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
  await layMarket(server.db);
});

const companies = async () => (await suggest(server.db, 'harbour', 'what', PH, LANGUAGES[0])).map(({ value, jobs }) => [value, jobs]);

test('suggestions are updated within six hours, by the first node for all', async () => {
  expect(await refreshDueSuggestions(server.outside)).toBe(false);
  await addJobs(server.db, [{ title: 'Nurse' }, { title: 'Cook' }]);
  server.clock.move(6 * HOUR - 1);
  expect(await refreshDueSuggestions(server.outside)).toBe(false);
  expect(await companies()).toEqual([]);
  server.clock.move(1);
  const done = await Promise.all(Array.from({ length: 4 }, () => refreshDueSuggestions(server.outside)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await companies()).toEqual([['Harbour Clinic', 2]]);
  expect(await refreshDueSuggestions(server.outside)).toBe(false);
});

test('an import and a node that run at once write the same, one after the other', async () => {
  await addJobs(server.db, [{ title: 'Driver' }]);
  await Promise.all([refreshSuggestions(server.db), refreshSuggestions(server.db), refreshSuggestions(server.db)]);
  expect(await companies()).toEqual([['Harbour Clinic', 3]]);
});
