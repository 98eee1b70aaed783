import { segment } from '../../../src/lib/words/segment.ts';
import { literalOf, NO_VECTORS, searchVectors, type SearchVectors } from '../../modules/market/search/vectors.ts';
import { LOCATIONS, placeName, type Place } from '../../reference/locations.ts';
import type { StreamedJob } from './stream.ts';
import { addressIn } from './streets.ts';
import { MAIN_FUNCTIONS } from '../../reference/taxonomy.ts';
import type { Value } from './write.ts';
import { DAY } from '../../../contract/durations.ts';

export const JOB_COLUMNS = [
  'id',
  'company_id',
  'country_id',
  'location_id',
  'location_ids',
  'title',
  'function_title_id',
  'job_function_id',
  'main_function_id',
  'industry_id',
  'job_type_id',
  'work_arrangement',
  'xp_lvl_id',
  'degree_id',
  'salary_from',
  'salary_to',
  'salary_currency',
  'salary_period',
  'salary_month_from',
  'salary_month_to',
  'status',
  'posted_at',
  'valid_through',
  'confirmed_at',
  'posted_by',
  'promise_days',
  'apply_url',
  'eligibility',
  'skills',
  'benefit_ids',
  'address',
  'latitude',
  'longitude',
  'language',
  'description',
  'source',
  'source_id',
  'content_hash',
  'vacancy_key',
  'ttsv',
  'tsv',
  'title_meaning',
] as const;

export const QUESTION_COLUMNS = ['job_id', 'position', 'kind', 'text', 'options', 'is_required'] as const;

const mainNames = new Map(MAIN_FUNCTIONS.map((entry) => [entry.id, [entry.value, ...Object.values(entry.names)]]));
const placeNames = new Map(LOCATIONS.map((place) => [place.id, [place.name, place.region, ...place.aliases]]));

/** The market repeats its sentences, so each is split into lexemes once per country. */
let known = { countryId: 0, literals: new Map<string, string>() };
const MOST_LINES = 30_000;

/** The words of a text, as `literalOf` returns them. */
function remembered(countryId: number, text: string): string {
  // Jobs come country by country.
  if (known.countryId !== countryId || known.literals.size >= MOST_LINES) known = { countryId, literals: new Map() };
  const { literals } = known;
  let literal = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    let words = literals.get(line);
    if (words === undefined) literals.set(line, (words = literalOf(countryId, segment(line))));
    literal += `${words} `;
  }
  return literal;
}

/** The search vectors of a vacancy. None while it isn't open. */
function vectorsOf({ job, status }: StreamedJob, companyId: number): SearchVectors | typeof NO_VECTORS {
  if (status !== 'open') return NO_VECTORS;
  return searchVectors(
    {
      title: job.headline,
      company: job.company.name,
      description: job.description,
      skills: job.skills,
      functionTitle: [job.title.value, ...Object.values(job.title.names)],
      jobFunction: [job.jobFunction.value, ...Object.values(job.jobFunction.names)],
      mainFunction: mainNames.get(job.jobFunction.mainFunctionId) ?? [],
      locationNames: job.places.flatMap((place) => placeNames.get(place.id) ?? []),
      countryId: job.company.countryId,
      companyId,
      industryId: job.company.industryId,
      jobTypeId: job.jobTypeId,
      mainFunctionId: job.jobFunction.mainFunctionId,
      jobFunctionId: job.jobFunction.id,
      functionTitleId: job.title.id,
      xpLvlId: job.xpLvlId,
      degreeId: job.degreeId,
      workArrangement: job.arrangement,
      locationIds: job.places.map((place) => place.id),
      isVerified: job.company.isVerified,
    },
    remembered,
  );
}

interface Written {
  id: number;
  companyId: number;
  /** A member of the company. Null if it has none. */
  postedBy: string | null;
  now: Date;
}

/** A vacancy as a row of `job`, in the order of JOB_COLUMNS. */
export function jobRow(streamed: StreamedJob, { id, companyId, postedBy, now }: Written): Value[] {
  const { job, age, status, sourceId } = streamed;
  const { random, pay, place, company } = job;
  const postedAt = new Date(now.getTime() - age * DAY);
  const days = random.pick([30, 45, 60]);
  const validThrough = new Date(Math.max(postedAt.getTime() + days * DAY, status !== 'closed' ? now.getTime() + random.int(3, 14) * DAY : 0));
  const confirmedAt = new Date(now.getTime() - Math.min(age, random.next() * 9) * DAY);
  const near = (degrees: number) => Math.round((degrees + (random.next() - 0.5) * 0.03) * 1e5) / 1e5;
  const vectors = vectorsOf(streamed, companyId);
  const pays: Value[] = job.hasPay ? [pay.from, pay.to, job.country.currency, pay.period, pay.monthFrom, pay.monthTo] : [null, null, null, null, null, null];
  return [
    id,
    companyId,
    company.countryId,
    place.id,
    job.places.map((each) => each.id),
    job.headline,
    job.title.id,
    job.jobFunction.id,
    job.jobFunction.mainFunctionId,
    company.industryId,
    job.jobTypeId,
    job.arrangement,
    job.xpLvlId,
    job.degreeId,
    ...pays,
    status,
    postedAt,
    validThrough,
    confirmedAt,
    postedBy,
    job.promiseDays,
    job.isExternal ? `https://careers.${company.slug}.example/jobs/${sourceId}` : null,
    job.eligibility,
    job.skills,
    job.benefitIds,
    random.chance(0.7) && job.arrangement !== 'remote' ? addressOf(streamed, place) : null,
    near(place.latitude),
    near(place.longitude),
    job.language,
    job.description,
    'seed',
    sourceId,
    '',
    `seed-${sourceId}`,
    vectors.ttsv,
    vectors.tsv,
    vectors.titleMeaning,
  ];
}

function addressOf({ job }: StreamedJob, place: Place): string {
  const street = addressIn(job.random, job.company.market.code);
  const isLocal = /\p{Script=Han}/u.test(street);
  return isLocal ? `${placeName(place, job.company.market.code === 'jp' ? 'ja' : 'zh-TW')}${street}` : `${street}, ${place.name}`;
}

/** The screening questions of a vacancy as rows, in the order of QUESTION_COLUMNS. */
export function questionRows({ job }: StreamedJob, id: number): Value[][] {
  return job.questions.map((question, index) => [id, index + 1, question.kind, question.text, question.options, index === 0 || question.kind !== 'text']);
}
