import { LOCATIONS } from '../../../server/reference/locations.ts';
import { FUNCTION_TITLES } from '../../../server/reference/taxonomy.ts';
import { SKILLS, vocabularyWord } from './corpus.ts';
import { jobsIn } from './corpus.ts';
import { pick, randomFrom } from './random.ts';

export type QueryKind = 'common' | 'rare' | 'several words' | 'typo' | 'browse' | 'filtered' | 'deep page';

/** A query of the mix, as parameters of GET /api/jobs/search. */
export interface MixQuery {
  kind: QueryKind;
  countryId: number;
  parameters: Record<string, string>;
}

const COUNTS: Record<QueryKind, number> = { common: 35, rare: 30, 'several words': 35, typo: 20, browse: 20, filtered: 35, 'deep page': 25 };

/** 200 queries, the same every time, with the same distribution over countries as the jobs. */
export function queryMix(): MixQuery[] {
  const random = randomFrom(7);
  const countries = jobsIn(1_000).flatMap(({ countryId, jobs }) => Array.from({ length: jobs }, () => countryId));
  const make: Record<QueryKind, (countryId: number) => Record<string, string>> = {
    common: () => ({ query: pick(random, [titleWord(random), titleWord(random), pick(random, SKILLS), vocabularyWord(Math.floor(random() * 100))]) }),
    rare: () => ({ query: vocabularyWord(1_000 + Math.floor(random() * 28_000)) }),
    'several words': () => ({
      query: pick(random, [
        () => pick(random, FUNCTION_TITLES).value,
        () => `${titleWord(random)} ${pick(random, SKILLS)}`,
        () => `${vocabularyWord(Math.floor(random() * 300))} ${titleWord(random)} ${vocabularyWord(Math.floor(random() * 300))}`,
      ])(),
    }),
    typo: () => ({ query: mistyped(random, pick(random, FUNCTION_TITLES).value) }),
    browse: () => ({ sort: pick(random, ['1', '1', '3']) }),
    filtered: (countryId) => ({ ...filters(random, countryId), ...(random() < 0.5 ? { query: titleWord(random) } : {}) }),
    'deep page': () => ({ ...(random() < 0.6 ? { query: titleWord(random) } : {}), page: String(5 + Math.floor(random() * 60)) }),
  };
  return (Object.entries(COUNTS) as [QueryKind, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => {
      const countryId = pick(random, countries);
      return { kind, countryId, parameters: make[kind](countryId) };
    }),
  );
}

function titleWord(random: () => number): string {
  const words = pick(random, FUNCTION_TITLES)
    .value.split(/[^A-Za-z]+/)
    .filter((word) => word.length > 3);
  return (words.length > 0 ? pick(random, words) : 'manager').toLowerCase();
}

/** Swaps two letters of the longest word. */
function mistyped(random: () => number, title: string): string {
  const words = title.toLowerCase().split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const at = 1 + Math.floor(random() * Math.max(1, longest.length - 3));
  return words.map((word) => (word === longest ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) : word)).join(' ');
}

function filters(random: () => number, countryId: number): Record<string, string> {
  const places = LOCATIONS.filter((place) => place.countryId === countryId);
  const title = pick(random, FUNCTION_TITLES);
  const choices: (() => Record<string, string>)[] = [
    () => ({ job_types: String(1 + Math.floor(random() * 6)) }),
    () => ({ industries: `${1 + Math.floor(random() * 26)},${1 + Math.floor(random() * 26)}` }),
    () => ({ job_locations: String(pick(random, places).id) }),
    () => ({ main_functions: String(Math.floor(title.jobFunctionId / 100)) }),
    () => ({ function_job_title_ids: String(title.id) }),
    () => ({ xp_lvls: '4', degrees: '5' }),
    () => ({ work_arrangement: pick(random, ['remote', 'hybrid', 'onsite']) }),
    () => ({ is_company_verified: '1' }),
    () => ({ salary_from: '60000', salary_to: '120000' }),
  ];
  return { ...pick(random, choices)(), ...pick(random, choices)() };
}
