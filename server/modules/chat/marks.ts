import { inArray, sql } from 'drizzle-orm';
import type { ChatMarks } from '../../../contract/chat-records.ts';
import type { DatabaseConnection, Queryable } from '../../db/client.ts';
import { chat, chatMember } from '../../db/schema/hiring.ts';
import type { House } from '../../http/house.ts';
import type { ChatRow, MemberRow } from './access.ts';
import { inBatches } from './batches.ts';
import { marksOf } from './present.ts';
import { forgetUnread } from './unread.ts';

type MarkHouse = Pick<House, 'connection' | 'db' | 'now' | 'realtime'>;

export interface Mark {
  chatId: string;
  userId: string;
  marks: Partial<ChatMarks>;
}

const MOST = 500;
const writers = new WeakMap<DatabaseConnection, (mark: Mark) => Promise<null>>();

/** Says how far messages reached a person, and were read. Marks only rise, and never over what there is; of many at once the furthest counts. */
export function mark(house: MarkHouse, given: Mark): Promise<null> {
  const writer =
    writers.get(house.connection) ??
    inBatches<Mark, null>(async (marks) => {
      await house.db.transaction((tx) => writeMarks(tx, marks, house.now())).then((moved) => tellMarks(house, moved));
      return marks.map(() => null);
    }, MOST);
  writers.set(house.connection, writer);
  return writer(given);
}

interface Moved {
  member: MemberRow;
  chat: Pick<ChatRow, 'id' | 'seekerId' | 'recruiterId'>;
  isRead: boolean;
}

async function writeMarks(db: Queryable, marks: readonly Mark[], now: Date): Promise<Moved[]> {
  const furthest = new Map<string, { chat_id: string; user_id: string; delivered: number; read: number }>();
  for (const { chatId, userId, marks: given } of marks) {
    const key = `${chatId} ${userId}`;
    const before = furthest.get(key) ?? { chat_id: chatId, user_id: userId, delivered: 0, read: 0 };
    const read = Math.max(before.read, given.read_offset ?? 0);
    furthest.set(key, { ...before, read, delivered: Math.max(before.delivered, given.delivered_offset ?? 0, read) });
  }
  // In one order, by their rows' key: two batches of two nodes never wait for each other.
  const given = [...furthest.values()].sort((one, other) => (one.chat_id + one.user_id < other.chat_id + other.user_id ? -1 : 1));
  const { rows } = await db.execute<{ chat_id: string; user_id: string; is_read: boolean }>(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(chat_id uuid, user_id uuid, delivered bigint, read bigint)),
    held as (
      select m.chat_id, m.user_id, m.read_offset as was_read, least(g.delivered, c.last_offset) as delivered, least(g.read, c.last_offset) as read
      from chat_member m join given g using (chat_id, user_id) join chat c on c.id = m.chat_id
      where least(g.delivered, c.last_offset) > m.delivered_offset or least(g.read, c.last_offset) > m.read_offset
      order by m.chat_id, m.user_id for update of m
    )
    update chat_member m set
      delivered_offset = greatest(m.delivered_offset, h.delivered),
      read_offset = greatest(m.read_offset, h.read),
      unread = case when h.read > h.was_read then (
        select count(*)::int from chat_message x
        where x.chat_id = m.chat_id and x."offset" > h.read and x.sender_id is distinct from m.user_id and x.recalled_at is null
      ) else m.unread end
    from held h where m.chat_id = h.chat_id and m.user_id = h.user_id
    returning m.chat_id, m.user_id, h.read > h.was_read as is_read`);
  if (rows.length === 0) return [];
  await forgetUnread(
    db,
    rows.flatMap((row) => (row.is_read ? { userId: row.user_id, chatId: row.chat_id } : [])),
    now,
  );
  const chatIds = rows.map((row) => row.chat_id);
  const members = await db.select().from(chatMember).where(inArray(chatMember.chatId, chatIds));
  const chats = await db.select({ id: chat.id, seekerId: chat.seekerId, recruiterId: chat.recruiterId }).from(chat).where(inArray(chat.id, chatIds));
  return rows.flatMap(({ chat_id, user_id, is_read }) => {
    const member = members.find((row) => row.chatId === chat_id && row.userId === user_id);
    const of = chats.find(({ id }) => id === chat_id);
    return member && of ? { member, chat: of, isRead: is_read } : [];
  });
}

function tellMarks({ realtime }: MarkHouse, moved: readonly Moved[]): void {
  for (const { member, chat: of, isRead } of moved) {
    realtime.send([of.seekerId, of.recruiterId], 'marks', { chat_id: of.id, role: member.role, marks: marksOf(member) });
    // What is counted as unread, in the navigation of one's own other windows.
    if (isRead) realtime.tell([member.userId], { what: 'chats', id: of.id });
  }
}
