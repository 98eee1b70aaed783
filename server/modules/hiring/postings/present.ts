import { count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Language } from '../../../../contract/languages.ts';
import type { Posting, PostingEditing } from '../../../../contract/postings.ts';
import { isAllowed } from '../../../../contract/team-rules.ts';
import { jobPath } from '../../../../src/lib/search-url/job-url.ts';
import type { Queryable } from '../../../db/client.ts';
import { jobView } from '../../../db/schema/operations.ts';
import { company } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import type { MemberRow } from '../../../http/member.ts';
import { placeNameOf } from '../../market/jobs/card.ts';
import { fieldsOf, type JobRow } from './columns.ts';

/** Jobs as members of their company see them, in the given order. */
export async function postingsOf(db: Queryable, rows: readonly JobRow[], companyName: string, language: Language): Promise<Posting[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [applied, viewed] = await Promise.all([
    db
      .select({ jobId: application.jobId, status: application.status, many: count() })
      .from(application)
      .where(inArray(application.jobId, ids))
      .groupBy(application.jobId, application.status),
    db
      .select({ jobId: jobView.jobId, views: sum(jobView.views).mapWith(Number) })
      .from(jobView)
      .where(inArray(jobView.jobId, ids))
      .groupBy(jobView.jobId),
  ]);
  const applicants = Map.groupBy(applied, ({ jobId }) => jobId);
  const views = new Map(viewed.map((row) => [row.jobId, row.views]));
  return rows.map((row) => {
    const isDraft = row.status === 'draft';
    return {
      id: row.id,
      url: jobPath({ title: row.title, company: companyName, id: row.id }),
      title: row.title,
      status: row.status,
      location: placeNameOf(row.locationId, language) ?? row.locationText ?? '',
      other_locations: Math.max(0, new Set(row.locationIds).size - 1),
      posted_at: isDraft ? null : row.postedAt.toISOString(),
      confirmed_at: isDraft ? null : row.confirmedAt.toISOString(),
      valid_through: isDraft ? null : row.validThrough.toISOString(),
      confirm_due_at: row.confirmDueAt?.toISOString() ?? null,
      promise_days: row.promiseDays,
      is_external: row.applyUrl !== null,
      is_urgent: row.isUrgent,
      applicants: Object.fromEntries((applicants.get(row.id) ?? []).map(({ status, many }) => [status, many])),
      views: views.get(row.id) ?? 0,
    };
  });
}

/** A job with everything its editor needs. */
export async function editingOf(db: Queryable, member: MemberRow, row: JobRow, language: Language): Promise<PostingEditing> {
  const [owner] = await db
    .select({ id: company.id, name: company.name, country_id: company.countryId, is_verified: company.isVerified, promise_record: company.promiseRecord })
    .from(company)
    .where(eq(company.id, member.companyId));
  if (!owner) throw new Error(`Company ${member.companyId} doesn’t exist`);
  const [posting] = await postingsOf(db, [row], owner.name, language);
  return {
    posting: { ...(posting as Posting), fields: await fieldsOf(db, row) },
    may: { publish: isAllowed(member, 'post-jobs'), mask: isAllowed(member, 'mask-salaries') },
    company: owner,
  };
}

/** Sort order: jobs that wait for the employer to confirm first, then the newest. */
export const WAITING_FIRST = sql`(status in ('confirmDue', 'stale')) desc, posted_at desc, id desc`;
