import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { FUNCTION_TITLES } from '../../../reference/taxonomy.ts';
import { refreshSuggestions } from './lexicon.ts';
import { addJobs, layMarket, PH } from './market.fixture.ts';
import { hotTitles, suggest, suggestTitles } from './suggest.ts';

let db: Database;
const title = (value: string) => FUNCTION_TITLES.find((entry) => entry.value === value)!;
const [english, chinese] = LANGUAGES;
const software = title('Software Engineer');

beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  const of = (entry: typeof software, count: number, more = {}) =>
    Array.from({ length: count }, () => ({
      title: entry.value,
      functionTitleId: entry.id,
      jobFunctionId: entry.jobFunctionId,
      mainFunctionId: Math.floor(entry.jobFunctionId / 100),
      ...more,
    }));
  await addJobs(db, [
    ...of(software, 3, { locationId: 167_011, companyId: 2 }),
    ...of(title('QA Engineer'), 1),
    { title: 'Cook', companyId: 3, countryId: 105, locationId: 105_004, locationIds: [105_004] },
  ]);
  await refreshSuggestions(db);
});

const values = async (typed: string, kind: 'what' | 'where' = 'what', countryId = PH, language: Language = english) =>
  (await suggest(db, typed, kind, countryId, language)).map((entry) => entry.value);

describe('suggestions', () => {
  it('match the start of any word, and include the number of jobs', async () => {
    expect((await suggest(db, 'sof', 'what', PH, english))[0]).toEqual({ kind: 'title', id: software.id, value: 'Software Engineer', jobs: 3 });
    expect(await values('engin')).toEqual(expect.arrayContaining(['Software Engineer', 'QA Engineer']));
    expect((await values('engineer soft'))[0]).toBe('Software Engineer');
    expect(await values('MANGO')).toEqual(['Blue Mango Foods']);
    expect(await values('oft')).not.toContain('Software Engineer');
  });

  it('tolerate typos', async () => {
    expect(await values('sofware enginer')).toContain('Software Engineer');
    expect(await values('muntinlpa', 'where')).toEqual(['Muntinlupa']);
  });

  it('work in every script, and are in the language of the request', async () => {
    expect(await values('新宿', 'where', 105)).toHaveLength(1);
    expect(await values('宿', 'where', 105, LANGUAGES[3])).toEqual([expect.stringMatching(/新宿/)]);
    const named = software.names['zh-CN'] ?? '';
    expect(await values(named.slice(0, 2), 'what', PH, chinese)).toContain(named);
  });

  it('contain only entries with open jobs in the country', async () => {
    expect(await values('muntinlupa', 'where', 105)).toEqual([]);
    expect(await values('nurse')).toEqual([]);
    expect((await values(''))[0]).toBe('Software Engineer');
  });

  it('never fail, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('what', 'where'), async (typed, kind) => {
        expect(await suggest(db, typed, kind as 'what', PH, english)).toBeInstanceOf(Array);
      }),
      { numRuns: 40 },
    );
    for (const typed of ['%', '_', '\\', "'", '100%_\\', 'a\0b', '\ud800']) expect(await values(typed)).toBeInstanceOf(Array);
  });
});

describe('job titles', () => {
  it('are suggested without open jobs too, as many as requested', async () => {
    expect(await suggestTitles(db, 'nurse', 3, PH, english)).toHaveLength(3);
    expect((await suggestTitles(db, 'software eng', 5, PH, english))[0]).toEqual({ id: software.id, value: 'Software Engineer' });
  });

  it('are hot by their open jobs', async () => {
    expect(await hotTitles(db, PH, english)).toEqual([
      { id: software.id, value: 'Software Engineer', jobs: 3 },
      { id: title('QA Engineer').id, value: 'QA Engineer', jobs: 1 },
    ]);
  });
});
