import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { ChatMessage } from '../../../contract/chat-records.ts';
import type { ChangesPage } from '../../../contract/chat-messages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { chatMember, chatMessage } from '../../db/schema/chat.ts';
import { membershipOf, type Person } from './access.ts';
import { toMessage } from './message.ts';
import { marksOf } from './present.ts';

/**
 * A page of messages in order: the newest, or those before an offset.
 * @throws ApiError notFound
 */
export async function messagesOf(
  db: Queryable,
  person: Person,
  chatId: string,
  before: number | undefined,
): Promise<{ messages: ChatMessage[]; more: boolean; last_offset: number }> {
  const { chat, me } = await membershipOf(db, person, chatId);
  const rows = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chatId), gt(chatMessage.offset, me.clearedOffset), before === undefined ? undefined : lt(chatMessage.offset, before)))
    .orderBy(desc(chatMessage.offset))
    .limit(LIMITS.chatPage + 1);
  const messages = rows.slice(0, LIMITS.chatPage).toReversed();
  return { messages: messages.map((row) => toMessage(row, chat)), more: rows.length > LIMITS.chatPage, last_offset: chat.lastOffset };
}

/**
 * Messages that were added or changed after a known offset, in the order of the changes. `last_offset` is read before the messages. Offsets are
 * assigned under the conversation's lock, so all up to it are included, and a change between the two reads is sent twice rather than missed.
 * @throws ApiError notFound
 */
export async function changesOf(db: Queryable, person: Person, chatId: string, known: number): Promise<ChangesPage> {
  const { chat, me } = await membershipOf(db, person, chatId);
  const rows = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chatId), gt(chatMessage.changedOffset, known), gt(chatMessage.offset, me.clearedOffset)))
    .orderBy(asc(chatMessage.changedOffset))
    .limit(LIMITS.chatChanges + 1);
  const [other] = await db
    .select()
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), ne(chatMember.userId, person.userId)));
  const page = rows.slice(0, LIMITS.chatChanges);
  const more = rows.length > page.length;
  const seen = page.at(-1)?.changedOffset ?? known;
  return {
    messages: page.map((row) => toMessage(row, chat)),
    more,
    last_offset: more ? seen : Math.max(seen, chat.lastOffset),
    mine: marksOf(me),
    others: marksOf(other ?? { deliveredOffset: 0, readOffset: 0 }),
  };
}
