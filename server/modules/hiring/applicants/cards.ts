import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ApplicantCard } from '../../../../contract/applicants.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { singaporeIdentity } from '../../../db/schema/identity.ts';
import { job } from '../../../db/schema/market.ts';
import { jobPreference, profile, workExperience } from '../../../db/schema/profile.ts';
import { application } from '../../../db/schema/seeker.ts';
import { interviewsAheadOf } from '../applying/interviews.ts';
import { portraitColumns, portraitOf } from '../../drawings/portrait.ts';
import type { MemberRow } from '../../../http/member.ts';
import { isMadeUp } from '../../../db/made-up.ts';
import { yearsSince } from '../../profile/basic-info.ts';
import { showingTo, takenBack } from './hidden.ts';

const folded = (skill: string) => skill.trim().toLocaleLowerCase();

/** The member who reads them. */
type Reader = Pick<MemberRow, 'companyId' | 'userId'>;

/** Applications of a company as cards for its members, in the order of the IDs. Leaves out what a seeker hides from the company. */
export async function presentCards(db: Queryable, { companyId, userId }: Reader, ids: readonly string[], now: Date): Promise<ApplicantCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: application,
      job: { id: job.id, title: job.title, skills: job.skills },
      person: portraitColumns,
      lastName: user.lastName,
      profileRow: profile,
      identity: singaporeIdentity.id,
    })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .leftJoin(singaporeIdentity, and(eq(singaporeIdentity.userId, user.id), isNotNull(singaporeIdentity.verifiedAt)))
    .where(inArray(application.id, [...ids]));
  const shown = await showingTo(db, companyId, [...new Set(rows.map(({ row }) => row.userId))]);
  const back = await takenBack(
    db,
    companyId,
    rows.map(({ row }) => row),
  );
  const headlines = await headlinesOf(db, [...shown]);
  const ahead = await interviewsAheadOf(db, ids, now);
  const cards = rows.map(({ row, job: about, person, lastName, profileRow, identity }): ApplicantCard => {
    const isBack = back.has(row.id);
    const isShown = shown.has(row.userId) && !isBack;
    const open = isBack ? undefined : ahead.get(row.id);
    const own = new Set(isShown ? (profileRow?.skills ?? []).map(folded) : []);
    return {
      id: row.id,
      job: { id: about.id, title: about.title },
      name: `${person.firstName} ${lastName}`.trim(),
      ...portraitOf(person),
      headline: isShown ? (headlines.get(row.userId) ?? null) : null,
      years: isShown && profileRow?.workingSince ? yearsSince(profileRow.workingSince, now) : null,
      shared_skills: about.skills.filter((skill) => own.has(folded(skill))),
      is_identity_verified: identity !== null && !isBack,
      is_demo: isMadeUp(person.source),
      status: row.status,
      promise:
        row.promise !== null && row.dueAt !== null
          ? { status: row.promise, due_at: row.dueAt.toISOString(), answered_at: row.answeredAt?.toISOString() ?? null }
          : null,
      applied_at: row.createdAt.toISOString(),
      interview: open ? { ...open.interview, with: open.recruiter.name, is_own: open.recruiter.id === userId } : null,
    };
  });
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => cardOf.get(id) ?? []);
}

/** People's current title, or else their last one. The title they want only if they list no work. */
async function headlinesOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const works = await db
    .select({ userId: workExperience.userId, title: workExperience.job_title })
    .from(workExperience)
    .where(inArray(workExperience.userId, [...userIds]))
    .orderBy(asc(workExperience.is_present), asc(workExperience.start_date));
  const wishes = await db
    .select({ userId: jobPreference.userId, title: jobPreference.job_title })
    .from(jobPreference)
    .where(inArray(jobPreference.userId, [...userIds]))
    .orderBy(desc(jobPreference.createdAt));
  return new Map([...wishes, ...works].map(({ userId, title }) => [userId, title]));
}
