import { beforeAll, expect, it } from 'vitest';
import { searchQuery } from '../../../../contract/search.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { MATERIAL, naughtyStrings } from '../../../../tests/support/material.ts';
import type { Database } from '../../../db/client.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { searchJobs } from './search.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(db, [{ title: 'Staff Nurse' }]);
});

it.each(MATERIAL)('no naughty string of $from makes a search fail', async (material) => {
  const naughty = naughtyStrings(material).filter((query) => searchQuery.safeParse({ query }).success);
  expect(naughty.length).toBeGreaterThan(50);
  for (const query of naughty) {
    const { meta } = await searchJobs(db, searchQuery.parse({ query }), { countryId: PH, language: LANGUAGES[0], now: NOW });
    expect(meta.page).toBe(1);
  }
});
