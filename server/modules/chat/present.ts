import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Chat, ChatMarks } from '../../../contract/chat-records.ts';
import { DAY } from '../../../contract/durations.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { jobPath } from '../../../src/lib/search-url/job-url.ts';
import type { Realtime } from '../../adapters/realtime.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatMember, chatMessage } from '../../db/schema/chat.ts';
import { singaporeIdentity } from '../../db/schema/identity.ts';
import { company, job } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';
import { portraitColumns, portraitOf } from '../drawings/portrait.ts';
import { isMadeUp } from '../../db/made-up.ts';
import { companyColumns, toCompanyCard } from '../market/jobs/card.ts';
import { publicStatus } from '../market/jobs/listed.ts';
import { otherOf, roleOf, staffedAmong, type ChatRow, type MemberRow, type Membership, type Person } from './access.ts';
import { presenceOf } from './activity.ts';
import { toMessage } from './message.ts';

const LIFETIME = LIMITS.chatKeptDays * DAY;

/** When a conversation will be deleted. */
export const deletedAtOf = ({ lastMessageAt }: Pick<ChatRow, 'lastMessageAt'>): Date => new Date(lastMessageAt.getTime() + LIFETIME);

export const marksOf = ({ deliveredOffset, readOffset }: Pick<MemberRow, 'deliveredOffset' | 'readOffset'>): ChatMarks => ({
  delivered_offset: deliveredOffset,
  read_offset: readOffset,
});

/** Conversations as the caller sees them, in the given order. */
export async function presentChats(db: Queryable, realtime: Realtime, rows: readonly Membership[], person: Person, now: Date): Promise<Chat[]> {
  if (rows.length === 0) return [];
  const chats = rows.map((row) => row.chat);
  // One after the other, because this also runs inside transactions, which have one connection.
  const others = await othersOf(db, chats, person.userId);
  const companies = await companiesOf(db, chats);
  const jobs = await jobsOf(db, chats);
  const applications = await applicationsOf(db, chats);
  const newest = await newestOf(db, rows);
  const staffed = await staffedAmong(
    db,
    chats.map(({ id }) => id),
  );
  const presence = await presenceOf(
    db,
    realtime,
    chats.map((chat) => otherOf(chat, person.userId)),
    now,
  );
  return rows.flatMap(({ chat, me }) => {
    const otherId = otherOf(chat, person.userId);
    const other = others.get(`${chat.id} ${otherId}`);
    const employer = companies.get(chat.companyId);
    const last = newest.get(chat.id);
    if (!other || !employer) return [];
    return {
      id: chat.id,
      role: roleOf(person),
      other: {
        user_id: otherId,
        name: `${other.user.firstName} ${other.lastName}`.trim(),
        ...portraitOf(other.user, `/api/chat/chats/${chat.id}/avatar`),
        is_identity_verified: other.isVerified,
        is_demo: isMadeUp(other.user.source),
        is_online: presence.get(otherId)?.is_online ?? false,
        activity: presence.get(otherId)?.activity ?? null,
      },
      company: employer,
      job: jobs.get(chat.jobId ?? 0) ?? null,
      application: applications.get(`${chat.seekerId} ${chat.jobId}`) ?? null,
      last_message: last ? toMessage(last, chat) : null,
      last_message_at: chat.lastMessageAt.toISOString(),
      last_offset: chat.lastOffset,
      unread: me.unread,
      mine: marksOf(me),
      others: marksOf(other.member),
      is_pinned: me.isPinned,
      is_muted: me.isMuted,
      is_starred: me.isStarred,
      is_not_interested: me.notInterestedAt !== null,
      is_answered: staffed.has(chat.id),
      kept_until: deletedAtOf(chat).toISOString(),
      days_left: Math.max(0, Math.ceil((deletedAtOf(chat).getTime() - now.getTime()) / DAY)),
    };
  });
}

async function othersOf(db: Queryable, chats: readonly ChatRow[], userId: string) {
  const rows = await db
    .select({
      member: chatMember,
      user: portraitColumns,
      lastName: user.lastName,
      isVerified: sql<boolean>`${singaporeIdentity.id} is not null`,
    })
    .from(chatMember)
    .innerJoin(user, eq(user.id, chatMember.userId))
    .leftJoin(singaporeIdentity, and(eq(singaporeIdentity.userId, user.id), isNotNull(singaporeIdentity.verifiedAt)))
    .where(
      and(
        inArray(
          chatMember.chatId,
          chats.map(({ id }) => id),
        ),
        sql`${chatMember.userId} <> ${userId}`,
      ),
    );
  return new Map(rows.map((row) => [`${row.member.chatId} ${row.member.userId}`, row]));
}

async function companiesOf(db: Queryable, chats: readonly ChatRow[]): Promise<Map<number, Chat['company']>> {
  const rows = await db
    .select(companyColumns)
    .from(company)
    .where(
      inArray(
        company.id,
        chats.map(({ companyId }) => companyId),
      ),
    );
  return new Map(rows.map((row) => [row.companyId, toCompanyCard(row)]));
}

async function jobsOf(db: Queryable, chats: readonly ChatRow[]): Promise<Map<number, NonNullable<Chat['job']>>> {
  const ids = chats.flatMap(({ jobId }) => jobId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: job.id, title: job.title, status: job.status, companyName: company.name })
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(inArray(job.id, ids));
  return new Map(
    rows.map(({ id, title, status, companyName }) => [id, { id, title, url: jobPath({ title, company: companyName, id }), status: publicStatus(status) }]),
  );
}

async function applicationsOf(db: Queryable, chats: readonly ChatRow[]): Promise<Map<string, NonNullable<Chat['application']>>> {
  const about = chats.flatMap(({ seekerId, jobId }) => (jobId === null ? [] : and(eq(application.userId, seekerId), eq(application.jobId, jobId))));
  if (about.length === 0) return new Map();
  const rows = await db
    .select({ id: application.id, userId: application.userId, jobId: application.jobId, status: application.status })
    .from(application)
    .where(or(...about));
  return new Map(rows.map(({ id, userId, jobId, status }) => [`${userId} ${jobId}`, { id, status }]));
}

async function newestOf(db: Queryable, rows: readonly Membership[]) {
  const newest = await db
    .selectDistinctOn([chatMessage.chatId])
    .from(chatMessage)
    .where(or(...rows.map(({ chat, me }) => and(eq(chatMessage.chatId, chat.id), sql`${chatMessage.offset} > ${me.clearedOffset}`))))
    .orderBy(chatMessage.chatId, sql`${chatMessage.offset} desc`);
  return new Map(newest.map((row) => [row.chatId, row]));
}

/** A conversation as the caller sees it. */
export async function presentChat(db: Queryable, realtime: Realtime, membership: Membership, person: Person, now: Date): Promise<Chat> {
  const [presented] = await presentChats(db, realtime, [membership], person, now);
  if (!presented) throw new Error(`Conversation ${membership.chat.id} has no company or no other participant`);
  return presented;
}
