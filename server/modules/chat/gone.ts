import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMessage } from '../../db/schema/chat.ts';
import type { AppContext } from '../../http/app-context.ts';
import { changeMessage } from './change-message.ts';
import { toMessage } from './message.ts';

/** What its owner deletes: a resume by its id, a video resume by the place of its file, which is another once it is replaced. */
export type Gone = { kind: 'resume'; part: { resume_id: string } } | { kind: 'video'; part: { storage_key: string } };

/** Holds back what a seeker says until the transaction ends, before a file of theirs is deleted in it: none is sent that is gone by then. */
export async function holdChatsOf(db: Queryable, userId: string): Promise<void> {
  await db.select({ id: chat.id }).from(chat).where(eq(chat.seekerId, userId)).orderBy(chat.id).for('update');
}

/**
 * Says in each conversation it was sent in that it is gone, while they are held (`holdChatsOf`). It still names it.
 * @returns tells both of each, to be called after the commit
 */
export async function sayGone(db: Queryable, userId: string, { kind, part }: Gone): Promise<(context: Pick<AppContext, 'realtime'>) => void> {
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
