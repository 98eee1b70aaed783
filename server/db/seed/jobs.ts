import { countryByCode } from '../../../contract/countries.ts';
import type { Ad, AdText } from './ads/ad.ts';
import { writeEnglish } from './ads/english.ts';
import { NATIVES, writeNative } from './ads/native.ts';
import type { Setting } from './ads/role.ts';
import { ROLES } from './ads/roles.ts';
import type { SeedCompany } from './companies.ts';
import type { Place } from '../../reference/locations.ts';
import { benefitsOf } from './job-benefits.ts';
import { payOf } from './pay.ts';
import { sure, Weighted, type Random } from '../../random.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, type FunctionTitle, type JobFunction, type Level } from '../../reference/taxonomy.ts';

/** A complete vacancy except for its id, status and times. */
export interface SeedJob extends Ad, AdText {
  places: Place[];
  eligibility: string[];
  hasPay: boolean;
}

const LEVEL_WEIGHTS: Record<Level, number> = { 0: 0.4, 1: 1.3, 2: 1.4, 3: 0.75, 4: 0.5, 5: 0.14 };
/** Functions that only some markets have. */
const ONLY_IN: Record<string, string> = { Semiconductor: 'sg my tw jp ph us', 'Virtual Assistance': 'ph lk ng rs my', 'Data Annotation': 'ph my lk ng id rs' };

/** Titles that only companies of some industries have. */
const TITLE_IN: Record<string, readonly number[]> = {
  'Food Technologist': [10],
  'Medical Representative': [6, 5],
  'Sewing Machine Operator': [13],
  'Fashion Advisor': [8],
  'Jewellery Sales Consultant': [8],
  'Bancassurance Specialist': [3, 4],
  'Insurance Agent': [4],
  'Loan Officer': [3],
  'Clinic Receptionist': [5],
  'Hospital Pharmacist': [5],
  'Clinical Pharmacist': [5],
  'Cabin Crew': [12, 11],
  'Airport Ground Staff': [12, 11],
  'Live Stream Host': [8, 9, 10],
  'Claims Officer': [4],
  Underwriter: [4],
  'CNC Machinist': [13, 21, 14],
  'Regulatory Affairs Specialist': [6, 10],
  'Conveyancing Executive': [16, 20],
  'Beauty Advisor': [8],
  Veterinarian: [22],
  'Clinical Research Associate': [6, 5],
  'Boiler Operator': [13, 10, 17],
  'Packaging Designer': [10, 8, 13],
  'Trade Finance Officer': [3],
  Mason: [15],
  'Truck Driver': [12, 10, 15, 13, 17, 21],
  'Lorry Driver': [12, 10, 15, 13, 17, 21],
  Carpenter: [15, 13],
  'Heavy Equipment Operator': [15],
  'Bus Driver': [12, 7, 11],
  'Personal Driver': [20, 16, 11],
};
const HMO_COORDINATOR = 'HMO Coordinator';

function suits(title: FunctionTitle, company: SeedCompany): boolean {
  if (title.value === HMO_COORDINATOR && company.market.code !== 'ph') return false;
  if (title.level > (HIGHEST_LEVEL[company.sizeId] ?? 5)) return false;
  return TITLE_IN[title.value]?.includes(company.industryId) ?? true;
}

/** The highest level by company size: nobody leads a team among a handful of people, and nobody heads a department among thirty. */
const HIGHEST_LEVEL: Readonly<Record<number, Level>> = { 1: 3, 2: 4 };

const titlesOf = new Map(
  [...Map.groupBy(FUNCTION_TITLES, (title) => title.jobFunctionId)].map(([id, titles]) => [
    id,
    new Weighted(titles, (title) => LEVEL_WEIGHTS[title.level] * (title === titles[0] ? 2 : 1)),
  ]),
);
const functionById = new Map(JOB_FUNCTIONS.map((entry) => [entry.id, entry]));
const draws = new Map<string, Weighted<JobFunction>>();

/** The functions a company of an industry hires for. For a language, only those it has ad texts for. */
function functionsOf(code: string, industryId: number, language: string): Weighted<JobFunction> {
  const key = `${code}/${industryId}/${language}`;
  const found = draws.get(key);
  if (found) return found;
  const pack = NATIVES.get(language);
  const possible = JOB_FUNCTIONS.filter((entry) => (!pack || pack.roles.has(entry.id)) && (ONLY_IN[entry.value]?.includes(code) ?? true));
  const fits = possible.filter((entry) => ROLES.get(entry.id)?.industries.includes(industryId));
  const common = possible.filter((entry) => ROLES.get(entry.id)?.industries.length === 0);
  const made = new Weighted([...fits, ...common], (entry) => (ROLES.get(entry.id)?.weight ?? 1) * (fits.includes(entry) ? 1.6 : 0.55));
  draws.set(key, made);
  return made;
}

function languageOf(random: Random, company: SeedCompany): string {
  const draw = random.next();
  const [tag, share] = company.market.languages[0] ?? ['en', 0];
  const isNamedIn = tag !== 'ar' || /\p{Script=Arabic}/u.test(company.name);
  return draw < (tag === 'ar' ? (isNamedIn ? 0.85 : share * 0.6) : share) ? tag : 'en';
}

const XP: Record<Level, readonly number[]> = { 0: [1], 1: [2, 2, 3, 4], 2: [3, 4, 4, 4, 5, 5], 3: [5, 6, 6], 4: [5, 6, 6], 5: [6, 7] };

function jobTypeOf(random: Random, setting: Setting, level: Level): number {
  const draw = random.next();
  if (level === 0) return 5;
  if (level >= 4) return 1;
  if (level === 1 && ['floor', 'kitchen', 'calls', 'road', 'school'].includes(setting) && draw < 0.2) return 2;
  if (draw > 0.9) return 3;
  if (draw > 0.88 && level <= 1) return 4;
  return draw > 0.86 && setting === 'screen' ? 6 : 1;
}

/** Desk work that needs someone on site: visitors, machines, cables, keys. */
const NEVER_REMOTE: readonly string[] = [
  'Office Administration',
  'Executive Support',
  'IT Support',
  'Systems and Networks',
  'Mechanical Engineering',
  'Electrical Engineering',
  'Property Management',
];

function arrangementOf(random: Random, setting: Setting, level: Level, functionName: string): Ad['arrangement'] {
  const [remote, hybrid] =
    setting === 'screen' ? [0.24, 0.46] : setting === 'office' ? [0.03, level >= 2 ? 0.28 : 0.12] : setting === 'calls' ? [0.1, 0.08] : [0, 0];
  const draw = random.next();
  if (draw < remote) return NEVER_REMOTE.includes(functionName) ? 'onsite' : 'remote';
  return draw < remote + hybrid ? 'hybrid' : 'onsite';
}

const ELIGIBILITY = [
  ['Singapore Citizen'],
  ['Singapore Citizen', 'Permanent Resident'],
  ['Singapore Citizen', 'Permanent Resident'],
  ['Singapore Citizen', 'Permanent Resident', "Dependant's Pass"],
];

/** A vacancy of a company. `isTaken` reports which titles the company already has, so that it doesn't repeat one while others are left. */
export function makeJob(random: Random, company: SeedCompany, isTaken: (titleId: number, placeId: number) => boolean): SeedJob {
  const { market } = company;
  const country = sure(countryByCode(market.code), `the country ${market.code}`);
  const language = languageOf(random, company);
  const pack = NATIVES.get(language);
  let title: FunctionTitle;
  let place: Place;
  let tries = 0;
  do {
    const id = functionsOf(market.code, company.industryId, language).pick(random).id;
    title = pack ? random.pick(pack.titles.get(id) ?? []) : sure(titlesOf.get(id), `titles of function ${id}`).pick(random);
    place = random.pick(company.places);
    tries += 1;
  } while (tries < 60 && (!suits(title, company) || (tries < 6 && isTaken(title.id, place.id))));
  const jobFunction = sure(functionById.get(title.jobFunctionId), `the function ${title.jobFunctionId}`);
  const role = sure(ROLES.get(jobFunction.id), `ads for ${jobFunction.value}`);
  const { setting } = role;
  const { level } = title;
  const jobTypeId = jobTypeOf(random, setting, level);
  const arrangement = arrangementOf(random, setting, level, jobFunction.value);
  const isHourly =
    jobTypeId === 2 || (market.hourly && market.code !== 'jp' && level <= 1 && !['office', 'screen', 'field'].includes(setting) && random.chance(0.75));
  const eligibility = market.code === 'sg' && random.chance(0.28) ? random.pick(ELIGIBILITY) : [];
  const xpLvlId = random.pick(XP[level]);
  const ad: Ad = {
    random,
    company,
    country,
    place,
    title,
    jobFunction,
    setting,
    jobTypeId,
    arrangement,
    xpLvlId,
    degreeId: level >= 2 || role.degreeId <= 3 ? role.degreeId : random.pick([role.degreeId, role.degreeId, Math.max(2, role.degreeId - 1)]),
    pay: payOf(random, market, place, { name: jobFunction.value, factor: role.pay, level, xpLvlId, isHourly }),
    benefitIds: benefitsOf(random, { setting, arrangement, level, company, isForLocals: eligibility.length > 0 }),
    promiseDays: random.pick([3, 7, 7, 7, 14]),
    isExternal: random.chance(0.08),
  };
  const text = pack ? writeNative(ad, pack) : writeEnglish(ad);
  const isAsking = !ad.isExternal && random.chance(0.27);
  const others =
    company.places.length > 1 && random.chance(0.07)
      ? random.some(
          company.places.filter((other) => other !== place),
          random.int(1, 3),
        )
      : [];
  return {
    ...ad,
    ...text,
    questions: isAsking ? random.some(text.questions, random.int(1, 4)) : [],
    places: [place, ...others],
    eligibility,
    hasPay: !random.chance(0.18),
  };
}
