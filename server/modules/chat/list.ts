import { and, count, desc, eq, gt, isNotNull, isNull, sql, sum, type SQL } from 'drizzle-orm';
import type { ListMeta } from '../../../contract/call.ts';
import type { Chat } from '../../../contract/chat-records.ts';
import type { ChatFilter } from '../../../contract/chats.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import type { AppContext } from '../../http/app-context.ts';
import { visibleTo, type Person } from './access.ts';
import { presentChats } from './present.ts';

/** Whether the conversation has a message that this person hasn't deleted. */
const isBegun = sql`exists (select 1 from chat_message m where m.chat_id = chat.id and m."offset" > chat_member.cleared_offset)`;
const isWanted = isNull(chatMember.notInterestedAt);
const FILTERS: Record<ChatFilter, SQL | undefined> = {
  all: isWanted,
  unread: and(isWanted, gt(chatMember.unread, 0)),
  starred: and(isWanted, eq(chatMember.isStarred, true)),
  interview: and(isWanted, sql`exists (select 1 from interview i where i.seeker_id = chat.seeker_id and i.recruiter_id = chat.recruiter_id)`),
  notInterested: isNotNull(chatMember.notInterestedAt),
};

/** A page of a person's conversations: pinned ones first, then by their last message. */
export async function listOf(
  db: Queryable,
  { realtime }: Pick<AppContext, 'realtime'>,
  person: Person,
  filter: ChatFilter,
  page: number,
  now: Date,
): Promise<{ data: Chat[]; meta: ListMeta }> {
  const size = LIMITS.searchPageSize;
  const which = and(eq(chatMember.userId, person.userId), visibleTo(person), isBegun, FILTERS[filter]);
  const rows = await db
    .select({ chat, me: chatMember })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(which)
    .orderBy(desc(chatMember.isPinned), desc(chat.lastMessageAt), desc(chat.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(chatMember).innerJoin(chat, eq(chat.id, chatMember.chatId)).where(which);
  return { data: await presentChats(db, realtime, rows, person, now), meta: { page, size, total: all?.total ?? 0 } };
}

/** How many messages are unread in conversations that aren't muted. */
export async function unreadOf(db: Queryable, person: Person): Promise<{ messages: number; chats: number }> {
  const [found] = await db
    .select({ messages: sum(chatMember.unread).mapWith(Number), chats: count() })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(and(eq(chatMember.userId, person.userId), visibleTo(person), FILTERS.unread, eq(chatMember.isMuted, false)));
  return { messages: found?.messages ?? 0, chats: found?.chats ?? 0 };
}
