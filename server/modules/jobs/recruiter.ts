import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { JobRecruiter } from '../../../contract/records.ts';
import type { Queryable } from '../../db/client.ts';
import { session, user } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long ago each label reaches back; a session is noted as used in steps of minutes, so "now" is not to the second. */
const ACTIVE: readonly (readonly [label: NonNullable<JobRecruiter['active']>, within: number])[] = [
  ['now', 15 * MINUTE],
  ['today', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
];

/** Who hires, for a job's page; null where they left the company or were suspended: nobody is to write to them. */
export async function recruiterOf(db: Queryable, userId: string, companyId: number, now: Date): Promise<JobRecruiter | null> {
  const [found] = await db
    .select({ id: user.id, name: user.firstName, role: companyMember.role, suspendedAt: user.suspendedAt })
    .from(user)
    .innerJoin(companyMember, and(eq(companyMember.userId, user.id), eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt)))
    .where(eq(user.id, userId));
  if (!found || found.suspendedAt !== null) return null;
  const [last] = await db.select({ at: session.updatedAt }).from(session).where(eq(session.userId, userId)).orderBy(desc(session.updatedAt)).limit(1);
  const ago = last ? now.getTime() - last.at.getTime() : Number.POSITIVE_INFINITY;
  return { id: found.id, name: found.name, role: found.role, active: ACTIVE.find(([, within]) => ago < within)?.[0] ?? null };
}
