import { movedByFeed } from '../../../../src/machines/jobPosting/lifecycle.ts';
import type { PreparedJob } from './job.ts';
import { variantKey, type StoredJob, type StoredSource } from './stored.ts';
import { isCloseText } from './text-sketch.ts';

/** The result for a row. The last line of the importer's output uses these words. */
export type Outcome = 'new' | 'updated' | 'unchanged' | 'merged';

/** A job as it will be stored: new, or a changed one. `content` is the row's data, or null if only places and missing values were merged in. */
export interface PlannedJob {
  stored: StoredJob | null;
  content: PreparedJob | null;
  vacancyKey: string;
  status: StoredJob['status'];
  isClosedByEmployer: boolean;
  locationId: number | null;
  locationIds: number[];
  locationText: string | null;
  postedAt: Date;
  isDateKnown: boolean;
  validThrough: Date;
  /** A merged row whose salary, type or address fills in what the job lacked. */
  gaps: PreparedJob | null;
  references: number;
  isChanged: boolean;
}

export interface Plan {
  outcomes: Outcome[];
  jobs: Set<PlannedJob>;
  /** References to write, each with the job it now leads to. */
  sources: Map<string, { source: string; sourceId: string; contentHash: string; job: PlannedJob }>;
  /** Unchanged rows: the feed still lists them, which extends their end if the feed gives none. */
  seen: { source: string; sourceId: string; jobId: number; validThrough: Date | null }[];
}

const refOf = (source: string, sourceId: string) => `${source}\u0000${sourceId}`;

/**
 * Decides what a batch changes, in the order of its rows:
 * - A known reference with the same content is unchanged. With different content, its job is updated, or joined to another vacancy of ours that it has become.
 * - A new reference to a vacancy we have is merged into it. It's the same vacancy if the company, the title and the text are equal, or if the company, the
 *   title and the place are equal and the texts are similar. It isn't if both give a salary, or both give a type, and these differ.
 * - A row of a job that its employer closed stays with it and doesn't reopen it, whatever changes in the row. A row of a job that its employer posted here, or
 *   posted again, doesn't replace what they wrote.
 *
 * Pure: the caller reads the database before and writes it after.
 */
export function planBatch(rows: readonly PreparedJob[], storedSources: readonly StoredSource[], storedJobs: readonly StoredJob[]): Plan {
  const plan: Plan = { outcomes: [], jobs: new Set(), sources: new Map(), seen: [] };
  const byId = new Map(storedJobs.map((stored) => [stored.id, fromStored(stored)]));
  const byKey = new Map([...byId.values()].map((job) => [job.vacancyKey, job]));
  const byDouble = new Map<string, PlannedJob[]>();
  const remember = (job: PlannedJob) => {
    const key = job.content?.doubleKey ?? job.stored?.double_key;
    if (key) byDouble.set(key, [...(byDouble.get(key) ?? []).filter((other) => other !== job), job]);
  };
  for (const job of byId.values()) remember(job);
  const references = new Map(
    storedSources.flatMap((known) => {
      const job = byId.get(known.job_id);
      return job ? [[refOf(known.source, known.source_id), { job, hash: known.content_hash }] as const] : [];
    }),
  );

  const write = (row: PreparedJob, job: PlannedJob) => {
    const ref = refOf(row.source, row.sourceId);
    references.set(ref, { job, hash: row.contentHash });
    plan.sources.set(ref, { source: row.source, sourceId: row.sourceId, contentHash: row.contentHash, job });
    if (job.isChanged) plan.jobs.add(job);
  };
  const create = (row: PreparedJob): Outcome => {
    const job = fromRow(row, keyFor(row));
    byKey.set(job.vacancyKey, job);
    remember(job);
    write(row, job);
    return 'new';
  };
  const join = (row: PreparedJob, job: PlannedJob): Outcome => {
    mergeInto(job, row);
    job.references += 1;
    write(row, job);
    return 'merged';
  };

  for (const row of rows) {
    const known = references.get(refOf(row.source, row.sourceId));
    const same = sameAs(row);
    plan.outcomes.push(known === undefined ? (same ? join(row, same) : create(row)) : changed(row, known, same));
  }
  return plan;

  function sameAs(row: PreparedJob): PlannedJob | undefined {
    const same = [row.vacancyKey, variantKey(row)].flatMap((key) => byKey.get(key) ?? []).find((job) => !differs(job, row));
    return same ?? byDouble.get(row.doubleKey)?.find((job) => isCloseText(sketchIn(job), row.textSketch) && !differs(job, row));
  }

  /** The vacancy's key, or a variant if another job has it. */
  function keyFor(row: PreparedJob, own?: PlannedJob): string {
    const isFree = (key: string) => byKey.get(key) === undefined || byKey.get(key) === own;
    const keys = [row.vacancyKey, variantKey(row)];
    return keys.find(isFree) ?? `${variantKey(row)}/${row.source}/${row.sourceId}`;
  }

  function changed(row: PreparedJob, known: { job: PlannedJob; hash: string }, same: PlannedJob | undefined): Outcome {
    const { job } = known;
    if (known.hash === row.contentHash) {
      // Listed again although it had expired here, so it's as good as new.
      if (isReopened(job, row)) {
        relist(job, row);
        write(row, job);
        return 'updated';
      }
      if (job.stored)
        plan.seen.push({
          source: row.source,
          sourceId: row.sourceId,
          jobId: job.stored.id,
          validThrough: row.hasEnd || row.status === 'closed' ? null : row.validThrough,
        });
      return 'unchanged';
    }
    if (same !== undefined && same !== job) {
      job.references -= 1;
      if (job.references === 0 && !job.stored?.is_posted_here) close(job, plan);
      return join(row, same);
    }
    if (job.stored?.is_posted_here) {
      write(row, job);
      return 'unchanged';
    }
    if (same === undefined && job.references > 1 && !job.isClosedByEmployer) {
      job.references -= 1;
      return create(row);
    }
    if (byKey.get(job.vacancyKey) === job) byKey.delete(job.vacancyKey);
    if (job.references > 1 && job.content === null && job.stored && refOf(job.stored.source, job.stored.source_id) !== refOf(row.source, row.sourceId))
      mergeInto(job, row);
    else {
      replace(job, row);
      job.vacancyKey = keyFor(row, job);
      remember(job);
    }
    byKey.set(job.vacancyKey, job);
    write(row, job);
    return 'updated';
  }
}

/** Whether a row can't be a copy of a job: both give a salary, or both give a type, and these differ. */
function differs(job: PlannedJob, row: PreparedJob): boolean {
  const stated = job.content ?? (job.stored?.salary_from === null ? job.gaps : null);
  const pay = stated
    ? [stated.salaryFrom, stated.salaryTo, stated.salaryCurrency, stated.salaryPeriod]
    : [job.stored?.salary_from ?? null, job.stored?.salary_to ?? null, job.stored?.salary_currency ?? null, job.stored?.salary_period ?? null];
  const own = [row.salaryFrom, row.salaryTo, row.salaryCurrency, row.salaryPeriod];
  const type = job.content ? job.content.jobTypeId : (job.stored?.job_type_id ?? job.gaps?.jobTypeId ?? null);
  const isOtherPay = pay[0] !== null && own[0] !== null && pay.join() !== own.join();
  return isOtherPay || (type !== null && row.jobTypeId !== null && type !== row.jobTypeId);
}

const sketchIn = (job: PlannedJob): readonly number[] => job.content?.textSketch ?? job.stored?.text_sketch ?? [];

function fromRow(row: PreparedJob, vacancyKey: string): PlannedJob {
  const { status, locationId, locationIds, locationText, postedAt, isDateKnown, validThrough } = row;
  return {
    stored: null,
    content: row,
    vacancyKey,
    status,
    isClosedByEmployer: false,
    locationId,
    locationIds: [...locationIds],
    locationText,
    postedAt,
    isDateKnown,
    validThrough,
    gaps: null,
    references: 1,
    isChanged: true,
  };
}

function fromStored(stored: StoredJob): PlannedJob {
  return {
    stored,
    content: null,
    vacancyKey: stored.vacancy_key,
    status: stored.status,
    isClosedByEmployer: stored.is_closed_by_employer,
    locationId: stored.location_id,
    locationIds: stored.location_ids,
    locationText: stored.location_text,
    postedAt: new Date(stored.posted_at),
    isDateKnown: stored.is_date_known,
    validThrough: new Date(stored.valid_through),
    gaps: null,
    references: stored.references,
    isChanged: false,
  };
}

/** Whether a row lists a job that had ended, and the chart reopens it. */
const isReopened = (job: PlannedJob, row: PreparedJob): boolean =>
  job.status === 'closed' && row.status === 'open' && movedByFeed(job, 'job.listed') !== job.status;

/** Reopens a closed job that its feed lists. It's found again, with the dates the feed gives. */
function relist(job: PlannedJob, row: PreparedJob): void {
  Object.assign(job, { status: movedByFeed(job, 'job.listed'), ...datesOf(row), isChanged: true });
}

const datesOf = ({ postedAt, isDateKnown, validThrough }: PreparedJob) => ({ postedAt, isDateKnown, validThrough });

function replace(job: PlannedJob, row: PreparedJob): void {
  job.content = row;
  job.status = movedByFeed(job, row.status === 'open' ? 'job.listed' : 'job.delisted');
  job.locationIds = job.references > 1 ? [...new Set([...row.locationIds, ...job.locationIds])] : row.locationIds;
  job.locationId = row.locationId ?? (job.references > 1 ? job.locationId : null);
  job.locationText = row.locationText;
  // What its employer closed ended then, whatever its feed says.
  if (!job.isClosedByEmployer) Object.assign(job, datesOf(row));
  job.isChanged = true;
}

function mergeInto(job: PlannedJob, row: PreparedJob): void {
  const ids = [...new Set([...job.locationIds, ...row.locationIds])];
  const reopens = isReopened(job, row);
  const stays = job.status === 'open' && row.status === 'open' && row.validThrough > job.validThrough;
  const lacks =
    job.stored !== null &&
    job.content === null &&
    ((job.stored.salary_from === null && row.salaryFrom !== null) ||
      (job.stored.job_type_id === null && row.jobTypeId !== null) ||
      (job.stored.xp_lvl_id === null && row.xpLvlId !== null) ||
      (job.stored.degree_id === null && row.degreeId !== null) ||
      (job.stored.apply_url === null && row.applyUrl !== null));
  if (ids.length > job.locationIds.length || reopens || stays || lacks) job.isChanged = true;
  if (job.locationId === null && row.locationId !== null && job.locationIds.length === 0) job.locationId = row.locationId;
  if (job.locationIds.length === 0 && job.locationText === null) job.locationText = row.locationText;
  job.locationIds = ids;
  if (reopens) relist(job, row);
  else if (stays) job.validThrough = row.validThrough;
  if (lacks) job.gaps ??= row;
  if (job.content !== null) job.content = filled(job.content, row);
}

/** A row of this batch, with missing values from its copy. */
function filled(content: PreparedJob, row: PreparedJob): PreparedJob {
  const pay =
    content.salaryFrom === null
      ? {
          salaryFrom: row.salaryFrom,
          salaryTo: row.salaryTo,
          salaryCurrency: row.salaryCurrency,
          salaryPeriod: row.salaryPeriod,
          salaryMonthFrom: row.salaryMonthFrom,
          salaryMonthTo: row.salaryMonthTo,
        }
      : {};
  return {
    ...content,
    ...pay,
    jobTypeId: content.jobTypeId ?? row.jobTypeId,
    xpLvlId: content.xpLvlId ?? row.xpLvlId,
    degreeId: content.degreeId ?? row.degreeId,
    applyUrl: content.applyUrl ?? row.applyUrl,
  };
}

/** Closes a job that no reference leads to anymore. Another job has its vacancy now. */
function close(job: PlannedJob, plan: Plan): void {
  const status = movedByFeed(job, 'job.delisted');
  if (status === job.status) return;
  job.status = status;
  job.isChanged = true;
  plan.jobs.add(job);
}
