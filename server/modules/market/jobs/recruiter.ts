import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../../contract/durations.ts';
import type { JobRecruiter } from '../../../../contract/records.ts';
import { CHATTING, isAllowed, type MemberRole } from '../../../../contract/team-rules.ts';
import type { Queryable } from '../../../db/client.ts';
import { preparedOn } from '../../../db/prepared.ts';
import { session, user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { portraitColumns, portraitOf, type Portrayed } from '../../drawings/portrait.ts';

/** The period of each label. A session's last use is stored in steps of minutes, so "now" isn't exact to the second. */
const ACTIVE: readonly (readonly [label: NonNullable<JobRecruiter['active']>, within: number])[] = [
  ['now', 15 * MINUTE],
  ['today', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
];

interface RecruiterRequest {
  companyId: number;
  /** Who posted the job. */
  postedBy: string | null;
  /** Whether the seeker applied for it. */
  hasApplied: boolean;
}

interface Answering extends Portrayed {
  role: MemberRole;
  /** Milliseconds since 1970. Null if they have no session. */
  lastSeen: number | null;
}

/** Members who may chat, for each company: coordinator and admins first, then by when they joined. Prepared, because it's on each job's page. */
const chatters = preparedOn((db) =>
  db
    .select({
      ...portraitColumns,
      companyId: companyMember.companyId,
      role: companyMember.role,
      permissions: companyMember.permissions,
      lastSeen: sql<number | null>`(select extract(epoch from max(${session.updatedAt}))::float8 * 1000 from ${session} where ${session.userId} = ${user.id})`,
    })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(sql`${companyMember.companyId} = any(${sql.placeholder('companyIds')}::int[])`, isNotNull(companyMember.joinedAt), isNull(user.suspendedAt)))
    .orderBy(sql`array_position(array['coordinator', 'admin', 'recruiter'], ${companyMember.role})`, asc(companyMember.joinedAt))
    .prepare('company-chatters'),
);
const chattersOf = (db: Queryable, companyIds: readonly number[]) => chatters(db).execute({ companyIds: [...companyIds] });

/**
 * Who answers a seeker about a job: the person who posted it; if they may not chat, a coordinator or admin, or the earliest member. If nobody here
 * posted it, these answer only applicants. Null if nobody can be contacted. Pages and server share this one rule.
 */
export async function answererOf(db: Queryable, { companyId, postedBy, hasApplied }: RecruiterRequest): Promise<Answering | null> {
  const members = await chattersOf(db, [companyId]);
  const allowed = members.filter((member) => isAllowed(member, CHATTING));
  const poster = members.find(({ id }) => id === postedBy);
  if (!poster && !hasApplied) return null;
  return allowed.find(({ id }) => id === postedBy) ?? allowed[0] ?? null;
}

/** Of these companies, those with someone who answers applicants. */
export async function answeringAmong(db: Queryable, companyIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (companyIds.length === 0) return new Set();
  const members = await chattersOf(db, companyIds);
  return new Set(members.filter((member) => isAllowed(member, CHATTING)).map(({ companyId }) => companyId));
}

/** The recruiter on a job's page: the person who answers a seeker who hasn't applied yet. */
export async function recruiterOf(db: Queryable, postedBy: string, companyId: number, now: Date): Promise<JobRecruiter | null> {
  const found = await answererOf(db, { companyId, postedBy, hasApplied: false });
  if (!found) return null;
  const ago = now.getTime() - (found.lastSeen ?? Number.NEGATIVE_INFINITY);
  return { id: found.id, name: found.firstName, role: found.role, ...portraitOf(found), active: ACTIVE.find(([, within]) => ago < within)?.[0] ?? null };
}
