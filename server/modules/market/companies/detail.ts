import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CompanyDetail } from '../../../../contract/company-pages.ts';
import type { Language } from '../../../../contract/languages.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { ListMeta } from '../../../../contract/call.ts';
import type { JobCard } from '../../../../contract/records.ts';
import { companyPath } from '../../../../src/lib/search-url/company-url.ts';
import type { Queryable } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { LOCATIONS, placeName } from '../../../reference/locations.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Caller } from '../../../http/caller.ts';
import { optionOf } from '../config/options.ts';
import { jobCards, placeNameOf, toCompanyCard } from '../jobs/card.ts';
import { isListed, LISTED } from '../jobs/listed.ts';
import { recruiterOf } from '../jobs/recruiter.ts';
import { webAddress } from '../jobs/state.ts';
import { album } from './album.ts';
import { blockedAs } from '../../blocks/blocked.ts';
import { isFollowed } from './follow.ts';

/** How many people with open jobs to show. */
const PEOPLE = 6;
/** How many places to name. */
const PLACES = 2;
const TOWNS = new Map(LOCATIONS.map((town) => [town.id, town]));
export const JOBS_PAGE = 10;

interface DetailRequest {
  caller: Caller;
  language: Language;
  now: Date;
}

/**
 * A company's page in the reader's language. For a company that the caller blocked, here or in another country, only its name.
 * @throws ApiError notFound
 */
export async function companyDetail(db: Queryable, id: number, { caller, language, now }: DetailRequest): Promise<CompanyDetail> {
  const [row] = await db.select().from(company).where(eq(company.id, id));
  if (!row) throw new ApiError('notFound');
  const [blocked, followed] = await Promise.all([blockedAs(db, caller, id), isFollowed(db, caller, id)]);
  const card = toCompanyCard({ ...row, companyId: row.id, companyName: row.name });
  const base = { ...card, url: companyPath(row), country_id: row.countryId, blocked_as: blocked, is_followed: followed };
  if (blocked !== null) return { ...base, ...NOTHING };
  const [functions, places, people, pictures] = await Promise.all([
    functionsOf(db, id, language),
    placesOf(db, id, language),
    peopleOf(db, id, now),
    album(db, id),
  ]);
  return {
    ...base,
    registered_name: row.registeredName,
    industry: optionOf('industry_lists', row.industryId, language),
    size: optionOf('company_sizes', row.sizeId, language),
    financing_stage: optionOf('company_financing_stage_lists', row.financingStageId, language),
    company_type: row.companyType as CompanyDetail['company_type'],
    listing_status: row.listingStatus as CompanyDetail['listing_status'],
    founded_on: row.foundedOn,
    website: webAddress(row.website ?? row.knownWebsite),
    domain: row.confirmedDomain,
    address: row.address,
    about: row.about,
    culture: row.culture,
    benefits: row.benefitIds.flatMap((benefit) => optionOf('company_benefit_lists', benefit, language) ?? []),
    values: row.cultureIds.flatMap((value) => optionOf('company_culture_lists', value, language) ?? []),
    functions: functions.flatMap(({ option, jobs }) => (option ? [{ ...option, jobs }] : [])),
    jobs: functions.reduce((sum, { jobs }) => sum + jobs, 0),
    ...places,
    people,
    pictures,
  };
}

/** What the reader of a blocked company sees. */
const NOTHING = {
  promise_kept: null,
  promise_record: '',
  registered_name: null,
  industry: null,
  size: null,
  financing_stage: null,
  company_type: null,
  listing_status: null,
  founded_on: null,
  website: null,
  domain: null,
  address: null,
  about: null,
  culture: null,
  benefits: [],
  values: [],
  functions: [],
  jobs: 0,
  places: [],
  offices: [],
  people: [],
  pictures: [],
} satisfies Partial<CompanyDetail>;

async function functionsOf(db: Queryable, companyId: number, language: Language) {
  const rows = await db
    .select({ id: job.mainFunctionId, jobs: sql<number>`count(*)::int` })
    .from(job)
    .where(and(eq(job.companyId, companyId), isListed()))
    .groupBy(job.mainFunctionId)
    .orderBy(desc(sql`count(*)`), job.mainFunctionId);
  return rows.map(({ id, jobs }) => ({ option: optionOf('main_functions', id, language), jobs }));
}

/** Where most of its open jobs are. An office is a town with on-site jobs. Regions and remote jobs have no position. */
async function placesOf(db: Queryable, companyId: number, language: Language): Promise<Pick<CompanyDetail, 'places' | 'offices'>> {
  const rows = await db
    .select({ id: job.locationId, isOnSite: sql<boolean>`bool_or(${job.workArrangement} <> 'remote')` })
    .from(job)
    .where(and(eq(job.companyId, companyId), isListed(), isNotNull(job.locationId)))
    .groupBy(job.locationId)
    .orderBy(desc(sql`count(*)`), job.locationId)
    .limit(PLACES);
  const towns = rows.flatMap(({ id, isOnSite }) => (isOnSite ? (TOWNS.get(id ?? 0) ?? []) : []));
  return {
    places: rows.flatMap(({ id }) => placeNameOf(id, language) ?? []),
    offices: towns.map((town) => ({ name: placeName(town, language.tag), latitude: town.latitude, longitude: town.longitude })),
  };
}

/** People with open jobs, those with the most first. Other members aren't named. */
async function peopleOf(db: Queryable, companyId: number, now: Date): Promise<CompanyDetail['people']> {
  const { rows } = await db.execute<{ posted_by: string }>(sql`
    select posted_by from job where company_id = ${companyId} and ${LISTED} and posted_by is not null
    group by posted_by order by count(*) desc, min(posted_at) limit ${PEOPLE}`);
  const found = await Promise.all(rows.map(({ posted_by: postedBy }) => recruiterOf(db, postedBy, companyId, now)));
  return [...new Map(found.flatMap((person) => (person ? [[person.id, person]] : []))).values()];
}

interface CompanyJobsRequest {
  companyId: number;
  mainFunction?: number | undefined;
  page: number;
  caller: Caller;
  language: Language;
}

/** A page of a company's open jobs, newest first. A page beyond the end has no jobs and the right count. */
export async function companyJobs(
  db: Queryable,
  { companyId, mainFunction, page, caller, language }: CompanyJobsRequest,
): Promise<{ data: JobCard[]; meta: ListMeta }> {
  const meta = { page, size: JOBS_PAGE, total: 0 };
  if ((await blockedAs(db, caller, companyId)) !== null) return { data: [], meta };
  const ofFunction = mainFunction === undefined ? undefined : eq(job.mainFunctionId, mainFunction);
  const where = and(eq(job.companyId, companyId), isListed(), ofFunction);
  const rows = await db
    .select({ id: job.id, total: sql<number>`count(*) over ()::int` })
    .from(job)
    .where(where)
    .orderBy(desc(job.postedAt), desc(job.id))
    .limit(JOBS_PAGE)
    .offset((page - 1) * JOBS_PAGE);
  const ids = rows.map(({ id }) => id);
  // No row of a page beyond the end has the total.
  const counted = rows.length === 0 && page > 1 ? await db.select({ total: count() }).from(job).where(where) : rows;
  return { data: await jobCards(db, ids, language), meta: { ...meta, total: Math.min(counted[0]?.total ?? 0, LIMITS.searchPages * JOBS_PAGE) } };
}
