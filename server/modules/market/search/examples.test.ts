import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { searchQuery } from '../../../../contract/search.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { refreshSuggestions } from './lexicon.ts';
import { addJobs, layMarket, PH, NOW } from './market.fixture.ts';
import { searchJobs } from './search.ts';

let db: Database;
/** Newest first. The titles a search must not put first are newer than those it must. */
const TITLES = [
  ['Sales Engineer', 'Sells software to engineers.'],
  ['Office Clerk', 'You have interned (magang) somewhere before.'],
  ['資料工程師', '與數據分析師合作'],
  ['Waitress', ''],
  ['Head Waiter', ''],
  ['Enfermera', ''],
  ['Enfermero de Quirófano', ''],
  ['護理師', ''],
  ['Staff Nurse', ''],
  ['Nursery Gardener', ''],
  ['Data Engineer', 'Works with software engineers.'],
  ['Software Developer', 'Software engineer wanted.'],
  ['Magang Akuntansi', ''],
  ['Internship Program Digital Marketing', ''],
  ['Akuntan Pajak', ''],
  ['Akauntan', ''],
  ['Senior Accountant', ''],
  ['資深數據分析師', ''],
  ['數據分析師', ''],
  ['Software Engineer', ''],
] as const;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(
    db,
    TITLES.map(([title, description]) => ({ title, description })),
  );
  await refreshSuggestions(db);
});

const found = async (query: string) => {
  const { data } = await searchJobs(db, searchQuery.parse({ query }), { countryId: PH, language: LANGUAGES[0], now: NOW });
  return { titles: data.jobs.map(({ title }) => title), corrected: data.corrected_query };
};

describe('searches that real people made', () => {
  it.each([
    ['magang', 'Magang Akuntansi'],
    ['akuntan', 'Akuntan Pajak'],
    ['數據分析師', '數據分析師'],
    ['software engineer', 'Software Engineer'],
    ['nurse', 'Staff Nurse'],
    ['waitress', 'Waitress'],
    ['enfermera', 'Enfermera'],
  ])('%s lists %s first, by its spelling', async (query, first) => {
    expect(await found(query)).toMatchObject({ titles: expect.objectContaining({ 0: first }), corrected: null });
  });

  it.each([
    ['enfermera', 'Enfermero de Quirófano'],
    ['enfermero', 'Enfermera'],
    ['waiter', 'Waitress'],
    ['waitress', 'Head Waiter'],
    ['nurse', '護理師'],
    ['護理師', 'Staff Nurse'],
    ['akuntan', 'Senior Accountant'],
    ['magang', 'Internship Program Digital Marketing'],
    ['數據分析師', '資深數據分析師'],
  ])('%s also finds %s', async (query, title) => {
    expect((await found(query)).titles).toContain(title);
  });

  it.each([
    ['software engineer', 'Software Developer', 'Sales Engineer'],
    ['magang', 'Magang Akuntansi', 'Office Clerk'],
    ['數據分析師', '資深數據分析師', '資料工程師'],
    ['nurse', '護理師', 'Nursery Gardener'],
  ])('%s lists %s before %s', async (query, before, after) => {
    const { titles } = await found(query);
    const at = (title: string) => (titles.includes(title) ? titles.indexOf(title) : Infinity);
    expect(at(before)).toBeLessThan(at(after));
  });
});
