import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMessage } from '../../db/schema/chat.ts';
import type { AppContext } from '../../http/app-context.ts';
import { changeMessage } from './change-message.ts';
import { toMessage } from './message.ts';

/** A file its owner deletes: a resume by its ID, or a video resume by its storage key, which changes when it is replaced. */
export type Gone = { kind: 'resume'; part: { resume_id: string } } | { kind: 'video'; part: { storage_key: string } };

/** Blocks a seeker's messages until the transaction ends, before it deletes one of their files, so that no deleted file can be sent. */
export async function holdChatsOf(db: Queryable, userId: string): Promise<void> {
  await db.select({ id: chat.id }).from(chat).where(eq(chat.seekerId, userId)).orderBy(chat.id).for('update');
}

/**
 * Marks a deleted file in each message that sent it, while the conversations are locked (`holdChatsOf`). The message still shows the file's name.
 * @returns sends the changed messages to both sides; call it after the commit
 */
export async function markFileDeleted(db: Queryable, userId: string, { kind, part }: Gone): Promise<(context: Pick<AppContext, 'realtime'>) => void> {
  const sent = await db
    .select({ row: chatMessage, seekerId: chat.seekerId, recruiterId: chat.recruiterId })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(
      and(eq(chat.seekerId, userId), eq(chatMessage.kind, kind), isNull(chatMessage.recalledAt), sql`${chatMessage.body} @> ${JSON.stringify(part)}::jsonb`),
    )
    .orderBy(asc(chatMessage.chatId), asc(chatMessage.offset));
  const changed: typeof sent = [];
  for (const { row, ...of } of sent) {
    const { storage_key: _stored, cover_key: _cover, ...body } = row.body;
    changed.push({ ...of, row: await changeMessage(db, row, { body: { ...body, is_gone: true } }) });
  }
  return ({ realtime }) => {
    for (const { row, seekerId, recruiterId } of changed) realtime.send([seekerId, recruiterId], 'message', toMessage(row, { seekerId }));
  };
}
