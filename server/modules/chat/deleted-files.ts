import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMessage } from '../../db/schema/chat.ts';
import type { Broadcast } from '../../adapters/realtime.ts';
import type { DeletedFile, FilesInChats } from '../profile/files-in-chats.ts';
import { seenBy } from './access.ts';
import { changeMessage } from './change-message.ts';
import { toMessage } from './message.ts';

export const filesInChats: FilesInChats = { lock, markDeleted };

async function lock(db: Queryable, userId: string): Promise<void> {
  await db.select({ id: chat.id }).from(chat).where(eq(chat.seekerId, userId)).orderBy(chat.id).for('update');
}

async function markDeleted(db: Queryable, userId: string, { kind, part }: DeletedFile): Promise<Broadcast> {
  const sent = await db
    .select({ row: chatMessage, chat })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(
      and(eq(chat.seekerId, userId), eq(chatMessage.kind, kind), isNull(chatMessage.recalledAt), sql`${chatMessage.body} @> ${JSON.stringify(part)}::jsonb`),
    )
    .orderBy(asc(chatMessage.chatId), asc(chatMessage.offset));
  const changed: typeof sent = [];
  for (const { row, chat: of } of sent) {
    const { storage_key: _stored, cover_key: _cover, ...body } = row.body;
    changed.push({ chat: of, row: await changeMessage(db, row, { body: { ...body, is_gone: true } }) });
  }
  return ({ realtime }) => {
    for (const { row, chat: of } of changed) realtime.send(seenBy(of, row), 'message', toMessage(row, of));
  };
}
