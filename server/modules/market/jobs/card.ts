import { eq, sql } from 'drizzle-orm';
import { countryById } from '../../../../contract/countries.ts';
import { logoPath } from '../../../../contract/drawings.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { CompanyCard, JobCard, Salary } from '../../../../contract/records.ts';
import { jobPath } from '../../../../src/lib/search-url/job-url.ts';
import type { Queryable } from '../../../db/client.ts';
import { preparedOn } from '../../../db/prepared.ts';
import { company, job } from '../../../db/schema/market.ts';
import { LOCATIONS, placeName, REGIONS } from '../../../reference/locations.ts';
import { optionOf } from '../config/options.ts';
import { publicStatus } from './listed.ts';
import { CAN_APPLY } from './state.ts';

/** With fewer due promises, an employer's record isn't meaningful (contract: `promise_kept`). */
export const PROMISES_TO_JUDGE_BY = 5;

/** The columns of a company's card. */
export const companyColumns = {
  companyId: company.id,
  companyName: company.name,
  isVerified: company.isVerified,
  promisesDue: company.promisesDue,
  promisesKept: company.promisesKept,
  promiseRecord: company.promiseRecord,
};

/** The columns of a card: small ones, so that a page of cards never reads a description. */
export const cardColumns = {
  id: job.id,
  title: job.title,
  countryId: job.countryId,
  locationId: job.locationId,
  locationIds: job.locationIds,
  locationText: job.locationText,
  salaryFrom: job.salaryFrom,
  salaryTo: job.salaryTo,
  salaryCurrency: job.salaryCurrency,
  salaryPeriod: job.salaryPeriod,
  isSalaryMasked: job.isSalaryMasked,
  jobTypeId: job.jobTypeId,
  workArrangement: job.workArrangement,
  xpLvlId: job.xpLvlId,
  degreeId: job.degreeId,
  postedAt: job.postedAt,
  isDateKnown: job.isDateKnown,
  status: job.status,
  promiseDays: job.promiseDays,
  isExternal: sql<boolean>`${job.applyUrl} is not null`,
  canApply: CAN_APPLY,
  isUrgent: job.isUrgent,
  isFeatured: sql<boolean>`${job.featuredUntil} is not null`,
  ...companyColumns,
};

/** The base query of cards; callers add their conditions. */
export const cardQuery = (db: Queryable) => db.select(cardColumns).from(job).innerJoin(company, eq(company.id, job.companyId));
export type CardRow = Awaited<ReturnType<typeof cardQuery>>[number];

// Building and planning it takes longer than running it.
const cardsById = preparedOn((db) =>
  cardQuery(db)
    .where(sql`${job.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('job-cards'),
);

const placeById = new Map([...LOCATIONS, ...REGIONS].map((place) => [place.id, place]));

/**
 * Cards in the order of the IDs, in the reader's language. IDs without a row are left out.
 * @param places ids of the places looked for: of a job's several places, its card names one of these
 */
export async function jobCards(db: Queryable, ids: readonly number[], language: Language, places: ReadonlySet<number> = new Set()): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsById(db).execute({ ids: [...ids] });
  const cards = new Map(rows.map((row) => [row.id, toJobCard({ ...row, locationId: nearest(row, places) }, language)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const nearest = ({ locationId, locationIds }: Pick<CardRow, 'locationId' | 'locationIds'>, places: ReadonlySet<number>): number | null =>
  locationId !== null && places.has(locationId) ? locationId : (locationIds.find((id) => places.has(id)) ?? locationId);

/** A row of `cardColumns` as the contract's card, in the reader's language. */
export function toJobCard(row: CardRow, language: Language): JobCard {
  return {
    id: row.id,
    url: jobPath({ title: row.title, company: row.companyName, id: row.id }),
    title: row.title,
    company: toCompanyCard(row),
    location: placeOf(row, language),
    other_locations: Math.max(0, new Set(row.locationIds).size - 1),
    country_id: row.countryId,
    // A masked salary can be searched, but is shown to nobody.
    salary: row.isSalaryMasked ? null : salaryOf(row),
    job_type: optionOf('job_types', row.jobTypeId, language),
    work_arrangement: row.workArrangement,
    xp_lvl: optionOf('xp_lvls', row.xpLvlId, language),
    degree: optionOf('degrees', row.degreeId, language),
    posted_at: row.isDateKnown ? row.postedAt.toISOString() : null,
    status: publicStatus(row.status),
    // Applications on the employer's own site are answered there. A stored number of days from before doesn't count.
    promise_days: row.isExternal ? null : row.promiseDays,
    is_external: row.isExternal,
    can_apply: row.canApply,
    is_urgent: row.isUrgent,
    is_featured: row.isFeatured,
  };
}

/** The name of a known place in a language; undefined for an unknown ID. */
export function placeNameOf(id: number | null, language: Language): string | undefined {
  const place = id === null ? undefined : placeById.get(id);
  return place && placeName(place, language.tag);
}

type CompanyRow = Pick<CardRow, 'companyId' | 'companyName' | 'isVerified' | 'promisesDue' | 'promisesKept' | 'promiseRecord'>;

/** A company's card, from a row with its columns. */
export function toCompanyCard(row: CompanyRow): CompanyCard {
  return {
    id: row.companyId,
    name: row.companyName,
    logo: logoPath(row.companyId),
    is_verified: row.isVerified,
    promise_kept: row.promisesDue < PROMISES_TO_JUDGE_BY ? null : Math.min(1, row.promisesKept / row.promisesDue),
    promise_record: row.promiseRecord,
  };
}

/** A job's place as its card shows it. */
export function placeOf(row: Pick<CardRow, 'locationId' | 'locationText' | 'countryId'>, language: Language): string {
  return placeNameOf(row.locationId, language) ?? row.locationText ?? countryById(row.countryId)?.name ?? '';
}

/** A job's salary, masked or not. */
function salaryOf(row: Pick<CardRow, 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryPeriod'>): Salary | null {
  const { salaryFrom, salaryTo, salaryCurrency, salaryPeriod } = row;
  const from = salaryFrom ?? salaryTo;
  if (from === null || salaryCurrency === null || salaryPeriod === null) return null;
  return { from, to: salaryTo, currency: salaryCurrency, period: salaryPeriod };
}
