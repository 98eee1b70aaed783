import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/client.ts';
import { keepForFollowers } from '../companies/follow.ts';
import { seoKey } from '../../../reference/item.ts';
import { indexJobs } from '../search/indexing.ts';
import { searchVectors } from '../search/vectors.ts';
import type { Catalog } from './catalog.ts';
import type { PreparedJob } from './job.ts';
import { planBatch, type Outcome, type Plan, type PlannedJob } from './plan.ts';
import { companyIds, companyRef, jobsBehind, sourcesOf, type Company } from './stored.ts';

/** Maximum size of the cache of company ids. The batches of a feed repeat their employers. */
const MOST_COMPANIES = 50_000;

/** Writes batches of prepared jobs, each in one transaction. */
export class JobWriter {
  private readonly companies = new Map<string, Company>();
  private readonly db: Database;
  private readonly names: Catalog['names'];
  private readonly now: () => Date;

  constructor(db: Database, { names }: Catalog, now: () => Date) {
    this.db = db;
    this.names = names;
    this.now = now;
  }

  /** The outcome for each row, in order. Writes all of a batch or nothing. */
  async write(rows: readonly PreparedJob[]): Promise<Outcome[]> {
    if (this.companies.size > MOST_COMPANIES) this.companies.clear();
    const fresh = new Map(this.companies);
    const outcomes = await this.db.transaction(async (tx) => {
      const sources = await sourcesOf(tx, rows);
      const plan = planBatch(rows, sources, await jobsBehind(tx, rows, sources));
      await companyIds(
        tx,
        [...plan.jobs].flatMap(({ content }) => content ?? []),
        { slugOf: seoKey, known: fresh, now: this.now() },
      );
      await this.apply(tx, plan, fresh);
      return plan.outcomes;
    });
    for (const [ref, id] of fresh) this.companies.set(ref, id);
    return outcomes;
  }

  /** The outcome each row would have, without writing. Doesn't consider rows of earlier batches. */
  async rehearse(rows: readonly PreparedJob[]): Promise<Outcome[]> {
    const sources = await sourcesOf(this.db, rows);
    return planBatch(rows, sources, await jobsBehind(this.db, rows, sources)).outcomes;
  }

  private async apply(tx: Queryable, plan: Plan, companies: ReadonlyMap<string, Company>): Promise<void> {
    const now = this.now();
    const planned = [...plan.jobs];
    const created = planned.filter(({ stored }) => stored === null);
    const ids = await insertJobs(
      tx,
      created.map((job) => ({ ...recordOf(job, companies, now), ...vectorsOf(job, companies, this.names) })),
    );
    const updated = planned.filter(({ stored }) => stored !== null);
    await updateJobs(
      tx,
      updated.filter(({ content }) => content !== null).map((job) => recordOf(job, companies, now)),
    );
    await mergeJobs(
      tx,
      updated.filter(({ content }) => content === null).map((job) => mergeOf(job, now)),
    );
    const idOf = (job: PlannedJob) => job.stored?.id ?? ids.get(job.vacancyKey);
    await writeSources(
      tx,
      [...plan.sources.values()].map(({ job, source, sourceId, contentHash }) => ({
        source,
        source_id: sourceId,
        content_hash: contentHash,
        job_id: idOf(job),
        seen_at: now,
      })),
    );
    await touch(tx, plan, now);
    if (updated.length > 0)
      await indexJobs(
        tx,
        updated.flatMap(({ stored }) => stored?.id ?? []),
      );
    const news = planned.filter(({ stored, status }) => status === 'open' && (stored === null || stored.status === 'closed'));
    await keepForFollowers(
      tx,
      news.flatMap((job) => idOf(job) ?? []),
    );
  }
}

const CONTENT =
  'company_id country_id title function_title_id job_function_id main_function_id industry_id job_type_id work_arrangement xp_lvl_id degree_id salary_from salary_to salary_currency salary_period salary_month_from salary_month_to locality address postal_code latitude longitude language description apply_url takes_applications skills content_hash double_key text_sketch'.split(
    ' ',
  );
const PLACED = 'vacancy_key status location_id location_ids location_text posted_at is_date_known valid_through confirmed_at'.split(' ');
const CREATED = ['source', 'source_id', 'listed_at'];
const columns = (names: readonly string[], prefix = '') => sql.raw(names.map((name) => prefix + name).join(', '));

function recordOf(job: PlannedJob, companies: ReadonlyMap<string, Company>, now: Date): Record<string, unknown> {
  const row = job.content as PreparedJob;
  return {
    ...placedOf(job, now),
    company_id: companies.get(companyRef(row.company))?.id,
    country_id: row.countryId,
    title: row.title,
    function_title_id: row.functionTitleId,
    job_function_id: row.jobFunctionId,
    main_function_id: row.mainFunctionId,
    industry_id: row.industryId,
    job_type_id: row.jobTypeId,
    work_arrangement: row.workArrangement,
    xp_lvl_id: row.xpLvlId,
    degree_id: row.degreeId,
    salary_from: row.salaryFrom,
    salary_to: row.salaryTo,
    salary_currency: row.salaryCurrency,
    salary_period: row.salaryPeriod,
    salary_month_from: row.salaryMonthFrom,
    salary_month_to: row.salaryMonthTo,
    locality: row.locality,
    address: row.address,
    postal_code: row.postalCode,
    latitude: row.latitude,
    longitude: row.longitude,
    language: row.language,
    description: row.description,
    apply_url: row.applyUrl,
    takes_applications: false,
    skills: row.skills,
    content_hash: row.contentHash,
    double_key: row.doubleKey,
    text_sketch: row.textSketch,
    source: row.source,
    source_id: row.sourceId,
    listed_at: now,
  };
}

/** The search vectors of a new job, in the same insert. Adding them later would update every index twice. */
function vectorsOf(job: PlannedJob, companies: ReadonlyMap<string, Company>, names: Catalog['names']): Record<'ttsv' | 'tsv' | 'title_meaning', string | null> {
  const row = job.content as PreparedJob;
  const company = companies.get(companyRef(row.company));
  if (job.status !== 'open' || !company) return { ttsv: null, tsv: null, title_meaning: null };
  const named = (kind: keyof Catalog['names'], id: number | null) => (id === null ? [] : (names[kind].get(id) ?? []));
  const { ttsv, tsv, titleMeaning } = searchVectors({
    ...row,
    company: row.company.name,
    companyId: company.id,
    isVerified: company.isVerified,
    locationIds: job.locationIds,
    functionTitle: named('functionTitle', row.functionTitleId),
    jobFunction: named('jobFunction', row.jobFunctionId),
    mainFunction: named('mainFunction', row.mainFunctionId),
    locationNames: [...job.locationIds.flatMap((id) => named('location', id)), ...(job.locationText ? [job.locationText] : [])],
  });
  return { ttsv, tsv, title_meaning: titleMeaning };
}

function placedOf(job: PlannedJob, now: Date): Record<string, unknown> {
  return {
    id: job.stored?.id,
    vacancy_key: job.vacancyKey,
    status: job.status,
    location_id: job.locationId,
    location_ids: job.locationIds,
    location_text: job.locationText,
    posted_at: job.postedAt,
    is_date_known: job.isDateKnown,
    valid_through: job.validThrough,
    confirmed_at: now,
  };
}

function mergeOf(job: PlannedJob, now: Date): Record<string, unknown> {
  const gaps = job.gaps;
  return {
    ...placedOf(job, now),
    salary_from: gaps?.salaryFrom,
    salary_to: gaps?.salaryTo,
    salary_currency: gaps?.salaryCurrency,
    salary_period: gaps?.salaryPeriod,
    salary_month_from: gaps?.salaryMonthFrom,
    salary_month_to: gaps?.salaryMonthTo,
    job_type_id: gaps?.jobTypeId,
    xp_lvl_id: gaps?.xpLvlId,
    degree_id: gaps?.degreeId,
    apply_url: gaps?.applyUrl,
  };
}

async function insertJobs(tx: Queryable, records: readonly Record<string, unknown>[]): Promise<Map<string, number>> {
  if (records.length === 0) return new Map();
  const names = [...CONTENT, ...PLACED, ...CREATED, 'ttsv', 'tsv', 'title_meaning'];
  const { rows } = await tx.execute<{ id: number; vacancy_key: string }>(sql`
    insert into job (${columns(names)}, eligibility, benefit_ids) select ${columns(names)}, '{}', '{}' from jsonb_populate_recordset(null::job, ${JSON.stringify(records)}::jsonb) returning id, vacancy_key`);
  return new Map(rows.map((row) => [row.vacancy_key, row.id]));
}

async function updateJobs(tx: Queryable, records: readonly Record<string, unknown>[]): Promise<void> {
  if (records.length === 0) return;
  const names = [...CONTENT, ...PLACED];
  await tx.execute(
    sql`update job set (${columns(names)}) = (select ${columns(names, 'r.')}) from jsonb_populate_recordset(null::job, ${JSON.stringify(records)}::jsonb) r where job.id = r.id`,
  );
}

/** Writes the planned places and dates, and fills in missing values. The parts of a salary go together. */
async function mergeJobs(tx: Queryable, records: readonly Record<string, unknown>[]): Promise<void> {
  if (records.length === 0) return;
  const pay = 'salary_from salary_to salary_currency salary_period salary_month_from salary_month_to'
    .split(' ')
    .map((name) => `${name} = case when job.salary_from is null then r.${name} else job.${name} end`);
  const gaps = 'job_type_id xp_lvl_id degree_id apply_url'.split(' ').map((name) => `${name} = coalesce(job.${name}, r.${name})`);
  await tx.execute(sql`
    update job set (${columns(PLACED)}) = (select ${columns(PLACED, 'r.')}), ${sql.raw([...pay, ...gaps].join(', '))} from jsonb_populate_recordset(null::job, ${JSON.stringify(records)}::jsonb) r where job.id = r.id`);
}

async function writeSources(tx: Queryable, records: readonly Record<string, unknown>[]): Promise<void> {
  if (records.length === 0) return;
  await tx.execute(sql`
    insert into job_source (source, source_id, job_id, content_hash, seen_at) select source, source_id, job_id, content_hash, seen_at from jsonb_populate_recordset(null::job_source, ${JSON.stringify(records)}::jsonb)
    on conflict (source, source_id) do update set job_id = excluded.job_id, content_hash = excluded.content_hash, seen_at = excluded.seen_at`);
}

/** Marks unchanged rows as still listed, so a job without an end of its own stays open. At most once a day. */
async function touch(tx: Queryable, { seen }: Plan, now: Date): Promise<void> {
  if (seen.length === 0) return;
  await tx.execute(sql`
    update job_source s set seen_at = ${now.toISOString()}::timestamptz
    from unnest(${sql.param(seen.map(({ source }) => source))}::text[], ${sql.param(seen.map(({ sourceId }) => sourceId))}::text[]) as k(source, source_id)
    where s.source = k.source and s.source_id = k.source_id and s.seen_at < ${now.toISOString()}::timestamptz - interval '1 day'`);
  const open = seen.filter(({ validThrough }) => validThrough !== null);
  await tx.execute(sql`
    update job set confirmed_at = ${now.toISOString()}::timestamptz, valid_through = k.valid_through
    from unnest(${sql.param(open.map(({ jobId }) => jobId))}::int[], ${sql.param(open.map(({ validThrough }) => validThrough?.toISOString()))}::timestamptz[]) as k(id, valid_through)
    where job.id = k.id and job.status = 'open' and job.valid_through < k.valid_through - interval '1 day'`);
}
