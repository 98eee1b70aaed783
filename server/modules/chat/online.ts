import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Presence } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import { chat } from '../../db/schema/chat.ts';
import { companyMember } from '../../db/schema/identity.ts';
import type { AppContext } from '../../http/app-context.ts';
import { companiesHiddenFrom, isOfNone } from '../companies/blocked.ts';
import { visibleTo, type Person } from './access.ts';
import { presenceOf } from './activity.ts';

/** Who of these is here. Recruiters who hire are asked about by anybody who does not block their company; job seekers by whom they talk with. Of the rest nothing is said. */
export async function onlineAmong(
  db: Queryable,
  { realtime }: Pick<AppContext, 'realtime'>,
  person: Person,
  { user_ids: userIds, role }: { user_ids: readonly string[]; role: 'recruiter' | 'jobseeker' },
  now: Date,
): Promise<Presence[]> {
  if (userIds.length === 0) return [];
  const asked = [...new Set(userIds)];
  const hidden = role === 'recruiter' ? await companiesHiddenFrom(db, person) : [];
  const known =
    role === 'recruiter'
      ? await db
          .selectDistinct({ userId: companyMember.userId })
          .from(companyMember)
          .where(and(inArray(companyMember.userId, asked), isNotNull(companyMember.joinedAt), isOfNone(sql`${companyMember.companyId}`, hidden)))
      : await db
          .select({ userId: chat.seekerId })
          .from(chat)
          .where(and(inArray(chat.seekerId, asked), eq(chat.recruiterId, person.userId), visibleTo(person)));
  const presence = await presenceOf(
    db,
    realtime,
    known.map(({ userId }) => userId),
    now,
  );
  return asked.flatMap((userId) => presence.get(userId) ?? []);
}
