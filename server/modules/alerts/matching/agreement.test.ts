import { expect, test } from 'vitest';
import type { StandingSearch } from '../../../../contract/alerts.ts';
import { countryById, type Country } from '../../../../contract/countries.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { SearchQuery } from '../../../../contract/search.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { addJobs, layMarket, NOW, PH, type JobRow } from '../../market/search/market.fixture.ts';
import { searchJobs } from '../../market/search/search.ts';
import { filtersIn } from '../../market/config/service.ts';
import { rehearse } from '../rehearse.ts';
import { matchAlerts, searchOf } from './match.ts';
import { newJobs } from './new-jobs.ts';

const since = new Date(NOW.getTime() - 7 * DAY);
const country = countryById(PH) as Country;
const lists = filtersIn(country, LANGUAGES[0]);

/** Pseudorandom numbers, the same in each run. */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const draw = drawn(7);
const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T;
const some = <T>(share: number, make: () => T): T | null => (draw(100) < share ? make() : null);

const WORDS = [
  'nurse',
  'accountant',
  'front-end',
  'engineer',
  'cook',
  'senior',
  'harbour',
  '看護師',
  '软件工程师',
  'barista',
  'c++',
  'sales manager',
  'jobs in',
];
const QUERIES = [
  ...WORDS,
  'engineer -senior',
  '-nurse cook',
  'barista -"sales manager"',
  '"sales manager"',
  '"cook barista"',
  'nurse "senior engineer"',
  '"看護師 cook" -harbour',
];
const SALARIES = ['20000,40000', '30000,', ',25000', ',40000', '40000,45000'];
const places = lists.locations.slice(0, 12);

function anyJob(): JobRow {
  const from = some(70, () => 10_000 + draw(9) * 5_000);
  return {
    title: `${pick(WORDS)} ${pick(WORDS)}`,
    description: `<p>${pick(WORDS)} and ${pick(WORDS)}</p>`,
    companyId: 1 + draw(2),
    locationId: pick(places).id,
    locationIds: [pick(places).id, pick(places).id],
    jobTypeId: some(80, () => 1 + draw(4)),
    xpLvlId: some(50, () => 1 + draw(4)),
    industryId: some(50, () => pick(lists.industry_lists).id),
    mainFunctionId: some(60, () => pick(lists.main_functions).id),
    workArrangement: pick(['onsite', 'hybrid', 'remote'] as const),
    salaryMonthFrom: from,
    salaryMonthTo: some(60, () => (from ?? 20_000) + draw(5) * 5_000),
    postedAt: new Date(NOW.getTime() - draw(9 * 24) * HOUR),
    validThrough: new Date(NOW.getTime() + (draw(10) === 0 ? -1 : 5) * DAY),
    status: pick(['open', 'open', 'open', 'confirmDue', 'closed', 'onHold'] as const),
  };
}

function anyAlert(): StandingSearch {
  const seos = (entries: readonly { seo_value: string }[]) => Array.from({ length: 1 + draw(2) }, () => pick(entries).seo_value).join(',');
  const filters = {
    jobType: some(25, () => seos(lists.job_types)),
    workExperience: some(15, () => seos(lists.xp_lvls)),
    industry: some(15, () => seos(lists.industry_lists.slice(0, 3))),
    mainFunctions: some(15, () => seos(lists.main_functions.slice(0, 3))),
    salary: some(20, () => pick(SALARIES)),
    radius: some(30, () => pick(['5', '25', '100'])),
    verifiedCompany: some(10, () => '1'),
    workArrangement: some(20, () => pick(['onsite', 'hybrid', 'remote'])),
  };
  return {
    keywords: draw(4) === 0 ? '' : (some(30, () => `${pick(WORDS)} ${pick(WORDS)}`) ?? pick([...QUERIES, 'nurses', 'the', '!!', 'plumber'])),
    location: some(40, () => seos(places)),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as StandingSearch['filters'],
  };
}

test('for many alerts and jobs, the digest’s matcher, the preview, and the search find the same', { timeout: 120_000 }, async () => {
  const { db } = await testDatabase();
  await layMarket(db);
  await addJobs(db, Array.from({ length: 400 }, anyJob));
  const alerts = Array.from({ length: 400 }, anyAlert);
  const found = await matchAlerts(db, alerts, PH, newJobs(db, { countryId: PH, now: NOW, postedSince: since }), 1_000);
  const asker = { countryId: PH, language: LANGUAGES[0], now: NOW };
  let matches = 0;
  const unlike: unknown[] = [];
  for (const [place, alert] of alerts.entries()) {
    const { newest, total } = found(place);
    matches += total;
    const rehearsed = await rehearse(db, alert, { country, language: LANGUAGES[0], now: NOW, hidden: [] });
    // The search corrects typos and has no age limit, so it must include every one of them.
    const { data } = await searchJobs(db, { ...(searchOf(alert, PH) as SearchQuery), size: 1_000 }, asker);
    const shown = new Set(data.jobs.map(({ id }) => id));
    const isAlike =
      rehearsed.jobs === total && newest.length === total && newest.every(({ id }) => shown.has(id)) && (total === 0 || data.corrected_query === null);
    if (!isAlike) unlike.push({ alert, rehearsed, matched: total });
  }
  expect(unlike).toEqual([]);
  // If nothing matched, they would agree as well.
  expect(matches).toBeGreaterThan(2_000);
});
