import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { terms } from '../../../../src/lib/words/terms.ts';
import type { Database } from '../../../db/client.ts';
import { correct } from './correct.ts';
import { refreshSuggestions } from './lexicon.ts';
import { addJobs, layMarket, PH } from './market.fixture.ts';

const JAPAN = 105;
let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(db, [{ title: 'Akauntan' }, { title: 'Constable' }, { title: 'Akuntan Pajak', countryId: JAPAN, companyId: 3 }]);
  await refreshSuggestions(db);
});

describe('correcting a query', () => {
  it.each([
    ['a mistyped word', 'akauntna', 'akauntan'],
    ['a word with another first letter', 'vonstable', 'constable'],
    ['a word of which two letters differ', 'constahel', 'constable'],
    ['two mistyped words', 'akauntna constabel', 'akauntan constable'],
    ['only the mistyped word of two', 'akuntan constabel', 'akuntan constable'],
    ['a word that jobs of another country hold', 'akuntan', null],
    ['a word as it stands on a job', 'constable', null],
    ['a word like none', 'qzxwvk', null],
  ])('in %s, %s becomes %s', async (_, typed, corrected) => {
    expect(await correct(db, PH, terms(typed))).toBe(corrected);
  });
});
