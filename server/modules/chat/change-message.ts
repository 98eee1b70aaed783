import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMessage } from '../../db/schema/chat.ts';
import type { MessageRow } from './message.ts';

/** A change takes the next offset, so that a browser that missed it gets it later (changes.ts). The caller has locked the conversation. */
export async function changeMessage(db: Queryable, row: MessageRow, set: Partial<MessageRow>): Promise<MessageRow> {
  const [moved] = await db
    .update(chat)
    .set({ lastOffset: sql`${chat.lastOffset} + 1` })
    .where(eq(chat.id, row.chatId))
    .returning({ offset: chat.lastOffset });
  const [changed] = await db
    .update(chatMessage)
    .set({ ...set, changedOffset: (moved as { offset: number }).offset })
    .where(eq(chatMessage.id, row.id))
    .returning();
  return changed as MessageRow;
}
