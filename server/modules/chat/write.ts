import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMessage } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import { isBlocked, isStaffed, type ChatRow } from './access.ts';
import { answerApplications, type Moved } from './answered.ts';
import { automaticAnswersTo } from './automatic.ts';
import type { MessageRow } from './message.ts';
import { notifyUnread, type Unread } from './unread.ts';
import { warningsFor } from './trust.ts';

/** A message to store. */
export interface Draft {
  id: string;
  chatId: string;
  /** Null for a system message. */
  senderId: string | null;
  /** For a system message: the participant who caused it, to whom it isn't new. */
  doneBy?: string | null;
  kind: string;
  body: Record<string, unknown>;
  /** The text to check for warnings. */
  text?: string;
}

export interface Written {
  row: MessageRow;
  chat: ChatRow;
  /** False if the message had been stored before. Then `row` is that message. */
  isNew: boolean;
  moved: Moved | null;
  /** The participant who caused a system message, to whom it isn't new. */
  doneBy?: string | null;
  /** Who got a notification. */
  notified: string[];
  /** The automatic reply in the recruiter's name. */
  automatic: MessageRow | null;
}

export type Outcome = Written | ApiError;
/** A message in its conversation. */
export type Placed = Pick<Written, 'row' | 'chat'>;
type Read = Pick<Written, 'row' | 'chat' | 'doneBy'>;

/**
 * Stores messages, in the transaction it is given. Each takes the next offset of its conversation. The conversations are locked in a fixed order to
 * avoid deadlocks between batches. A message that was stored before stays unchanged.
 * @param present returns the readers with an open browser, who need no notification
 * @returns an outcome per message, in the same order
 */
export async function writeMessages(
  db: Queryable,
  drafts: readonly Draft[],
  now: Date,
  present: (userIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<Outcome[]> {
  const chatIds = [...new Set(drafts.map(({ chatId }) => chatId))];
  // The query that locks is sent first, so that existing messages are read once nobody else can add more.
  const [rows, stored] = await Promise.all([
    db.select({ chat, isBlocked, isStaffed }).from(chat).where(inArray(chat.id, chatIds)).orderBy(chat.id).for('update', { of: chat }),
    storedBefore(db, drafts),
  ]);
  const chats = new Map(rows.map((row) => [row.chat.id, row]));
  const outcomes: Outcome[] = [];
  const fresh: Written[] = [];
  const offsets = new Map<string, number>();
  for (const draft of drafts) {
    const found = chats.get(draft.chatId);
    const before = stored.get(draft.id);
    const refusal = refusalOf(draft, found, before);
    if (refusal || !found) outcomes.push(refusal ?? new ApiError('notFound'));
    else if (before) outcomes.push({ row: before, chat: found.chat, isNew: false, moved: null, notified: [], automatic: null });
    else {
      const offset = (offsets.get(draft.chatId) ?? found.chat.lastOffset) + 1;
      offsets.set(draft.chatId, offset);
      const warnings = await warningsFor(db, draft, found.chat);
      const row: MessageRow = {
        id: draft.id,
        chatId: draft.chatId,
        offset,
        changedOffset: offset,
        senderId: draft.senderId,
        kind: draft.kind,
        body: warnings.length > 0 ? { ...draft.body, warnings } : draft.body,
        recalledAt: null,
        createdAt: now,
      };
      const written: Written = { row, chat: found.chat, isNew: true, moved: null, doneBy: draft.doneBy ?? null, notified: [], automatic: null };
      stored.set(draft.id, row);
      fresh.push(written);
      outcomes.push(written);
    }
  }
  if (fresh.length === 0) return outcomes;
  // An automatic reply doesn't count as the reply to an application, and notifies nobody: a notification should mean that a person wrote.
  const automatic = await automaticAnswersTo(db, fresh, offsets, now);
  await insert(db, [...fresh, ...automatic], offsets, now);
  await answerApplications(db, fresh, now);
  await notifyUnread(db, unreadOf(fresh), now, present);
  return outcomes;
}

type Found = { chat: ChatRow; isBlocked: boolean; isStaffed: boolean };

function refusalOf({ chatId, senderId }: Draft, found: Found | undefined, before: MessageRow | undefined): ApiError | null {
  if (!found || (senderId !== null && found.isBlocked)) return new ApiError('notFound');
  const isMember = senderId === null || senderId === found.chat.seekerId || (senderId === found.chat.recruiterId && found.isStaffed);
  if (!isMember) return new ApiError('notFound');
  // A message that nobody would answer is refused, not stored. One that was stored before stays unchanged.
  if (senderId === found.chat.seekerId && !found.isStaffed && !before) return new ApiError('notAllowedNow');
  // The ID of someone else's message must not reveal anything about it.
  if (before && (before.chatId !== chatId || before.senderId !== senderId)) return new ApiError('notFound');
  return null;
}

async function storedBefore(db: Queryable, drafts: readonly Draft[]): Promise<Map<string, MessageRow>> {
  const ids = drafts.map(({ id }) => id);
  const rows = await db.select().from(chatMessage).where(inArray(chatMessage.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function insert(db: Queryable, fresh: readonly Read[], offsets: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const places = JSON.stringify([...offsets].map(([id, offset]) => ({ id, offset })));
  const counts = new Map<string, { chat_id: string; user_id: string; more: number }>();
  for (const { chat_id, user_id } of fresh.flatMap(readersOf)) {
    const key = `${chat_id} ${user_id}`;
    counts.set(key, { chat_id, user_id, more: (counts.get(key)?.more ?? 0) + 1 });
  }
  const more = JSON.stringify([...counts.values()]);
  await Promise.all([
    db.insert(chatMessage).values(fresh.map(({ row }) => row)),
    db
      .update(chat)
      .set({ lastOffset: sql`p."offset"`, lastMessageAt: now })
      .from(sql`jsonb_to_recordset(${places}::jsonb) as p(id uuid, "offset" bigint)`)
      .where(eq(chat.id, sql`p.id`)),
    // In the order of the rows' keys, as in marks.ts, to avoid deadlocks.
    db.execute(sql`
      with held as (
        select m.chat_id, m.user_id, p.more from chat_member m
        join jsonb_to_recordset(${more}::jsonb) as p(chat_id uuid, user_id uuid, more int) using (chat_id, user_id)
        order by m.chat_id, m.user_id for update of m
      )
      update chat_member m set unread = m.unread + held.more from held where m.chat_id = held.chat_id and m.user_id = held.user_id`),
  ]);
}

const readersOf = ({ row, chat: { seekerId, recruiterId }, doneBy }: Read) =>
  [seekerId, recruiterId].filter((user_id) => user_id !== (row.senderId ?? doneBy)).map((user_id) => ({ chat_id: row.chatId, user_id }));

const unreadOf = (fresh: readonly Written[]): Unread[] =>
  // Whoever posts a system message also notifies people of its cause.
  fresh.flatMap((written) => (written.row.senderId === null ? [] : readersOf(written).map(({ user_id: userId }) => ({ userId, written }))));
