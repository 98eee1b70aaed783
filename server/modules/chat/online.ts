import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Presence } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import { chat } from '../../db/schema/chat.ts';
import { companyMember } from '../../db/schema/identity.ts';
import type { AppContext } from '../../http/app-context.ts';
import { companiesHiddenFrom, isOfNone } from '../blocks/blocked.ts';
import { visibleTo, type Person } from './access.ts';
import { presenceOf } from './activity.ts';

/**
 * Which of these people are online. Anyone who doesn't block the company can see active recruiters. Job seekers are visible only to people they chat
 * with. Everyone else is left out.
 */
export async function onlineAmong(
  db: Queryable,
  { realtime }: Pick<AppContext, 'realtime'>,
  person: Person,
  { user_ids: userIds, role }: { user_ids: readonly string[]; role: 'recruiter' | 'jobseeker' },
  now: Date,
): Promise<Presence[]> {
  if (userIds.length === 0) return [];
  const ids = [...new Set(userIds)];
  const hidden = role === 'recruiter' ? await companiesHiddenFrom(db, person) : [];
  const known =
    role === 'recruiter'
      ? await db
          .selectDistinct({ userId: companyMember.userId })
          .from(companyMember)
          .where(and(inArray(companyMember.userId, ids), isNotNull(companyMember.joinedAt), isOfNone(sql`${companyMember.companyId}`, hidden)))
      : await db
          .select({ userId: chat.seekerId })
          .from(chat)
          .where(and(inArray(chat.seekerId, ids), eq(chat.recruiterId, person.userId), visibleTo(person)));
  const presence = await presenceOf(
    db,
    realtime,
    known.map(({ userId }) => userId),
    now,
  );
  return ids.flatMap((userId) => presence.get(userId) ?? []);
}
