import { COUNTRIES } from '../../../contract/countries.ts';
import { LOCATIONS } from '../../../server/reference/locations.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS, type FunctionTitle } from '../../../server/reference/taxonomy.ts';
import { searchVectors } from '../../../server/modules/market/search/vectors.ts';
import { pick, randomFrom, zipf } from './random.ts';
import { DAY } from '../../../contract/durations.ts';

/**
 * The market of the search bench, made from our taxonomy and places, with descriptions of about 150 words of a Zipf vocabulary. It isn't
 * the demo's seed: that writes jobs for people to read, while this writes a million of them with a realistic distribution of words.
 */
const WORDS = 30_000;
const DESCRIPTION_WORDS = 150;
const START = Date.UTC(2025, 0, 1);
const SPAN = 180 * DAY;
const SYLLABLES = 'an ber con de er fal gra hu in jor ka lo men no ori pra qua res sta ti ulo ver wi xe yu zen mar tol ping shel'.split(' ');
const PREFIXES = ['', '', '', 'Senior ', 'Junior ', 'Lead ', 'Assistant ', 'Head ', 'Trainee '];
const SUFFIXES = ['', '', '', ' (Night Shift)', ' - Urgent', ' (Hybrid)', ' II', ' Specialist'];
export const SKILLS =
  'Excel|Java|Python|Salesforce|AutoCAD|JavaScript|React|Node.js|C++|C#|.NET|SAP|Nursing|English|Mandarin|Japanese|Forklift|Bookkeeping|SEO|Figma|Kubernetes|PostgreSQL|Negotiation|Welding|HACCP'.split(
    '|',
  );

const byId = <T extends { id: number }>(entries: readonly T[]) => new Map(entries.map((entry) => [entry.id, entry]));
const functions = byId(JOB_FUNCTIONS);
const mains = byId(MAIN_FUNCTIONS);
const placesOf = Map.groupBy(LOCATIONS, (place) => place.countryId);
const names = (entry: { value: string; names: object }) => [entry.value, ...(Object.values(entry.names) as string[])];

/** The invented word of a rank: 0 is the most frequent. */
export function vocabularyWord(rank: number): string {
  let word = '';
  for (let rest = rank + 31; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) word += SYLLABLES[rest % SYLLABLES.length];
  return word;
}

const VOCABULARY = Array.from({ length: WORDS }, (_, rank) => vocabularyWord(rank));

const share = COUNTRIES.map((_, rank) => 1 / (rank + 2));
const shares = share.reduce((sum, part) => sum + part, 0);

/** How many of `jobs` jobs each country has: a few large markets and a long tail. */
export const jobsIn = (jobs: number): { countryId: number; jobs: number }[] =>
  COUNTRIES.map(({ id }, rank) => ({ countryId: id, jobs: Math.round((jobs * (share[rank] ?? 0)) / shares) }));

export const companyCount = (jobs: number): number => Math.max(50, Math.round(jobs / 25));
export const companyName = (id: number): string =>
  `${capital(vocabularyWord(id * 7))} ${capital(vocabularyWord(id * 3 + 11))} ${['Group', 'Holdings', 'Systems', 'Foods', 'Clinic', 'Works'][id % 6]}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The jobs of one country in the order they were posted, as rows for COPY ... from stdin, in the order of `JOB_COLUMNS`. */
export function* jobRows(country: { countryId: number; jobs: number }, companies: number, firstId: number): Generator<(string | number | null)[]> {
  const { countryId, jobs } = country;
  const random = randomFrom(countryId);
  const word = zipf(WORDS);
  const title = zipf(FUNCTION_TITLES.length);
  const place = zipf(placesOf.get(countryId)?.length ?? 1);
  const currency = COUNTRIES.find((entry) => entry.id === countryId)?.currency ?? 'PHP';
  for (let index = 0; index < jobs; index += 1) {
    const functionTitle = FUNCTION_TITLES[title(random)] as FunctionTitle;
    const jobFunction = functions.get(functionTitle.jobFunctionId);
    const mainFunction = mains.get(jobFunction?.mainFunctionId ?? 0);
    const location = placesOf.get(countryId)?.[place(random)];
    const companyId = 1 + Math.floor(random() ** 2 * companies);
    const salary = random() < 0.7 ? Math.round((20 + random() ** 3 * 300) * 1000) : null;
    const body = Array.from({ length: DESCRIPTION_WORDS }, () => VOCABULARY[word(random)]);
    const job = {
      title: pick(random, PREFIXES) + functionTitle.value + pick(random, SUFFIXES),
      skills: [pick(random, SKILLS), pick(random, SKILLS), pick(random, SKILLS)],
      description: `<p>${functionTitle.value} wanted. ${body.slice(0, 75).join(' ')}</p><ul><li>${body.slice(75).join(' ')}</li></ul>`,
      industryId: 1 + Math.floor(random() ** 2 * 26),
      jobTypeId: 1 + Math.floor(random() ** 3 * 6),
      xpLvlId: 1 + Math.floor(random() * 7),
      degreeId: 1 + Math.floor(random() * 7),
      workArrangement: pick(random, ['onsite', 'onsite', 'hybrid', 'remote'] as const),
    };
    const { ttsv, tsv, titleMeaning } = searchVectors({
      ...job,
      company: companyName(companyId),
      countryId,
      companyId,
      functionTitle: names(functionTitle),
      jobFunction: jobFunction ? names(jobFunction) : [],
      mainFunction: mainFunction ? names(mainFunction) : [],
      functionTitleId: functionTitle.id,
      jobFunctionId: functionTitle.jobFunctionId,
      mainFunctionId: mainFunction?.id ?? null,
      locationNames: location ? [location.name, location.region, ...location.aliases] : [],
      locationIds: location ? [location.id] : [],
      isVerified: companyId % 4 === 0,
    });
    const posted = new Date(START + (SPAN * index) / jobs).toISOString();
    const id = firstId + index;
    yield [
      id,
      companyId,
      countryId,
      location?.id ?? null,
      `{${location?.id ?? ''}}`,
      job.title,
      functionTitle.id,
      functionTitle.jobFunctionId,
      mainFunction?.id ?? null,
      job.industryId,
      job.jobTypeId,
      job.workArrangement,
      job.xpLvlId,
      job.degreeId,
      salary,
      salary && salary * 1.3,
      salary && currency,
      salary && 'month',
      salary,
      salary && salary * 1.3,
      posted,
      '2100-01-01T00:00:00Z',
      posted,
      id % 3 === 0 ? null : 7,
      `{${job.skills.map((skill) => `"${skill}"`).join(',')}}`,
      job.description,
      'bench',
      id,
      `bench:${id}`,
      ttsv,
      tsv,
      titleMeaning,
    ];
  }
}

export const JOB_COLUMNS =
  'id, company_id, country_id, location_id, location_ids, title, function_title_id, job_function_id, main_function_id, industry_id, job_type_id, work_arrangement, xp_lvl_id, degree_id, salary_from, salary_to, salary_currency, salary_period, salary_month_from, salary_month_to, posted_at, valid_through, confirmed_at, promise_days, skills, description, source, source_id, vacancy_key, ttsv, tsv, title_meaning';
