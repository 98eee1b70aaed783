import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { chatFile, chatMember, chatMessage } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import { changeMessage } from './change-message.ts';
import { membershipOf, otherOf, roleOf, seenBy, staffedAmong, type ChatRow, type Person } from './access.ts';
import { type MessageRow, toMessage } from './message.ts';
import { phoneOf, resumeBody } from './send-message.ts';
import { forgetUnread } from './unread.ts';
import { writeMessages, type Written } from './write.ts';

export interface Changed {
  row: MessageRow;
  chat: ChatRow;
  isChanged: boolean;
}

async function messageOf(db: Queryable, person: Person, of: ChatRow, id: string): Promise<MessageRow> {
  const [row] = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, of.id), eq(chatMessage.id, id)));
  if (!row || !seenBy(of, row).includes(person.userId)) throw new ApiError('notFound');
  return row;
}

/**
 * Unsends a person's own message. Its place stays, but its text and file are removed.
 * @returns the updated message, and whose notification of it is gone
 * @throws ApiError notFound for other people's and for system messages; recallTooLate after two minutes
 */
export async function recall(db: Queryable, person: Person, chatId: string, id: string, now: Date): Promise<Changed & { notified: string[] }> {
  const { chat: of } = await membershipOf(db, person, chatId, true);
  const row = await messageOf(db, person, of, id);
  if (row.senderId !== person.userId) throw new ApiError('notFound');
  if (row.recalledAt) return { row, chat: of, isChanged: false, notified: [] };
  if (now.getTime() - row.createdAt.getTime() > LIMITS.recallWithin) throw new ApiError('recallTooLate');
  if (row.kind === 'file') await db.delete(chatFile).where(eq(chatFile.id, String(row.body['file_id'])));
  const changed = await changeMessage(db, row, { body: {}, recalledAt: now });
  const [missed] = await db
    .update(chatMember)
    .set({ unread: sql`greatest(0, ${chatMember.unread} - 1)` })
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, otherOf(of, person.userId)), sql`${chatMember.readOffset} < ${row.offset}`))
    .returning({ userId: chatMember.userId, unread: chatMember.unread });
  // Nothing is left to announce.
  const notified = missed?.unread === 0 ? await forgetUnread(db, [{ userId: missed.userId, chatId }], now) : [];
  return { row: changed, chat: of, isChanged: true, notified };
}

interface Given {
  is_accepted: boolean;
  resume_id?: string | undefined;
}

/** The statuses of a request and of its possible answers. */
const STATUSES: Record<string, { open: string; yes: string; no: string }> = {
  resumeRequest: { open: 'requested', yes: 'finished', no: 'declined' },
  phoneRequest: { open: 'requested', yes: 'finished', no: 'declined' },
  offer: { open: 'offered', yes: 'accepted', no: 'declined' },
};

/**
 * Answers the other side's request, once. Yes to a resume request sends the resume. Yes to a phone request shows both numbers to both sides, as both
 * agreed.
 * @returns the updated message, and the message with the resume
 * @throws ApiError notFound; noPermission for a request of one's own side; alreadyAnswered; notAllowedNow if nobody hires anymore, or another company
 * does; phoneMissing; parameterInvalid for `resume_id`
 */
export async function answer(db: Queryable, person: Person, chatId: string, id: string, given: Given, now: Date): Promise<Changed & { sent: Written | null }> {
  const { chat: of } = await membershipOf(db, person, chatId, true);
  const row = await messageOf(db, person, of, id);
  const statuses = STATUSES[row.kind];
  if (!statuses || row.recalledAt) throw new ApiError('notFound');
  // By side, not by person: the person who sent the request may have handed the conversation over since.
  if (toMessage(row, of).sender === roleOf(person)) throw new ApiError('noPermission');
  const status = given.is_accepted ? statuses.yes : statuses.no;
  if (row.body['status'] === status) return { row, chat: of, isChanged: false, sent: null };
  if (row.body['status'] !== statuses.open) throw new ApiError('alreadyAnswered');
  if (row.offset <= of.companySinceOffset || !(await staffedAmong(db, [chatId])).has(chatId)) throw new ApiError('notAllowedNow');
  const body = { ...row.body, status, answered_at: now.toISOString(), ...(row.kind === 'phoneRequest' && given.is_accepted ? await phonesOf(db, of) : {}) };
  const changed = await changeMessage(db, row, { body });
  const sent = row.kind === 'resumeRequest' && given.is_accepted ? await sendResume(db, person, chatId, given.resume_id, now) : null;
  return { row: changed, chat: of, isChanged: true, sent };
}

async function phonesOf(db: Queryable, { seekerId, recruiterId }: ChatRow) {
  return { phones: { seeker: await phoneOf(db, seekerId), employer: await phoneOf(db, recruiterId) } };
}

async function sendResume(db: Queryable, person: Person, chatId: string, resumeId: string | undefined, now: Date): Promise<Written> {
  if (roleOf(person) !== 'seeker') throw new ApiError('noPermission');
  const body = await resumeBody(db, person.userId, resumeId ?? '00000000-0000-0000-0000-000000000000', 'resume_id');
  const draft = { id: crypto.randomUUID(), chatId, senderId: person.userId, kind: 'resume', body };
  // The requester is notified of the answer itself, so nobody gets a notification for this message.
  const [outcome] = await writeMessages(db, [draft], now, async (userIds) => new Set(userIds));
  if (!outcome || outcome instanceof ApiError) throw outcome ?? new ApiError('notFound');
  return outcome;
}
