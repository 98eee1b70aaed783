import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { searchQuery } from '../../../../contract/search.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { explain, linesOf } from './explain.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { FEATURES } from '../../../db/schema/ranking-features.ts';
import { searchJobs } from './search.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(db, [{ title: 'Ward Assistant', description: 'Helps the nurse.' }, { title: 'Staff Nurse' }, { title: 'Nurse' }, { title: 'Perawat' }]);
});
const asker = { countryId: PH, language: LANGUAGES[0], now: NOW };

it('lists the same jobs as the search, each with a score that is the sum of its parts', async () => {
  const query = searchQuery.parse({ query: 'nurse -senior' });
  const explained = await explain(db, query, asker);
  expect(explained.jobs.map(({ id }) => id)).toEqual((await searchJobs(db, query, asker)).data.jobs.map(({ id }) => id));
  expect(explained.jobs.map(({ title, isMatch }) => [title, isMatch])).toEqual([
    ['Nurse', true],
    ['Staff Nurse', true],
    ['Ward Assistant', true],
    ['Perawat', false],
  ]);
  const { weights } = explained;
  for (const { scored } of explained.jobs)
    expect(FEATURES.reduce((sum, name) => sum + (scored?.features[name] ?? 0) * weights[name], 0)).toBeCloseTo(scored?.score ?? 0);
  expect(linesOf(explained).join('\n')).toMatch(
    /1\. \d\.\d\d {2}exact {4}Nurse · Harbour Clinic \(\d+\)\n {6}likeness 1\.00 × 1\.00 \+ onCard 1\.00 × 0\.30 \+ fresh/,
  );
  expect(explained).toMatchObject({ without: ['senior'], candidates: { onCard: 2, inText: 1, related: 1, isMore: false } });
  expect(explained.occupations).not.toEqual([]);
});

it('explains how each word, phrase, and filter was understood', async () => {
  const lines = linesOf(await explain(db, searchQuery.parse({ query: '"staff nurses" front-end', job_types: '1' }), asker));
  expect(lines.slice(0, 5)).toEqual([
    'words: staff (staff), nurses (nurse), front-end (frontend or front+end)',
    'phrases: staff nurses',
    'without: none',
    'corrected: no',
    'filters: j/1',
  ]);
});
