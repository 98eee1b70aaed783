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

/** A message about to be said. */
export interface Draft {
  id: string;
  chatId: string;
  /** Null for the system. */
  senderId: string | null;
  /** Of what the system says: whose doing it is, to which it is nothing new. */
  doneBy?: string | null;
  kind: string;
  body: Record<string, unknown>;
  /** What its reader may be warned of. */
  text?: string;
}

export interface Written {
  row: MessageRow;
  chat: ChatRow;
  /** False when it had been said before: `row` is that message. */
  isNew: boolean;
  moved: Moved | null;
  /** To which of the two it is nothing new, though the system says it. */
  doneBy?: string | null;
  /** Who was told in the notification centre. */
  notified: string[];
  /** What the system answered in the recruiter's name. */
  automatic: MessageRow | null;
}

export type Outcome = Written | ApiError;
/** A message in its conversation. */
export type Placed = Pick<Written, 'row' | 'chat'>;
type Read = Pick<Written, 'row' | 'chat' | 'doneBy'>;

/**
 * Says messages, in the transaction it is given: each takes the next place in its conversation. The conversations are locked in one order, so
 * that two batches never wait for each other; a message that was said before is what it was.
 * @param present who of the readers has a browser open, and needs no notification
 * @returns what became of each, in the order given
 */
export async function writeMessages(
  db: Queryable,
  drafts: readonly Draft[],
  now: Date,
  present: (userIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<Outcome[]> {
  const chatIds = [...new Set(drafts.map(({ chatId }) => chatId))];
  // Sent first and answered first: what was said before is read when nobody else can say more.
  const [rows, said] = await Promise.all([
    db.select({ chat, isBlocked, isStaffed }).from(chat).where(inArray(chat.id, chatIds)).orderBy(chat.id).for('update', { of: chat }),
    saidBefore(db, drafts),
  ]);
  const chats = new Map(rows.map((row) => [row.chat.id, row]));
  const outcomes: Outcome[] = [];
  const fresh: Written[] = [];
  const offsets = new Map<string, number>();
  for (const draft of drafts) {
    const found = chats.get(draft.chatId);
    const before = said.get(draft.id);
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
      said.set(draft.id, row);
      fresh.push(written);
      outcomes.push(written);
    }
  }
  if (fresh.length === 0) return outcomes;
  // It answers no application and notifies nobody: whoever is told of a message expects one that somebody wrote.
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
  // Nobody would answer: what is written into silence is refused, not kept. What was said before is what it was.
  if (senderId === found.chat.seekerId && !found.isStaffed && !before) return new ApiError('notAllowedNow');
  // An id of another's message says nothing of it.
  if (before && (before.chatId !== chatId || before.senderId !== senderId)) return new ApiError('notFound');
  return null;
}

async function saidBefore(db: Queryable, drafts: readonly Draft[]): Promise<Map<string, MessageRow>> {
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
    // In one order, by the rows' key, as marks are written (marks.ts): neither waits for the other while it is waited for.
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
  // What the system says is told of by who has it say so.
  fresh.flatMap((written) => (written.row.senderId === null ? [] : readersOf(written).map(({ user_id: userId }) => ({ userId, written }))));
