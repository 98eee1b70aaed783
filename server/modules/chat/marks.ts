import type { ChatMarks, ChatRole } from '../../../contract/chat-records.ts';
import type { DatabaseConnection } from '../../db/client.ts';
import type { AppContext } from '../../http/app-context.ts';
import { blockOf } from '../blocks/blocked.ts';
import { MAY_CHAT } from './access.ts';
import { inBatches } from './batches.ts';
import { forgetUnread } from './unread.ts';

type MarkContext = Pick<AppContext, 'connection' | 'db' | 'now' | 'realtime'>;

export interface Mark {
  chatId: string;
  userId: string;
  marks: Partial<ChatMarks>;
}

const MOST = 1_000;
/** Marks aren't urgent, and only the furthest of several counts. */
const GATHERING_MS = 50;
const writers = new WeakMap<DatabaseConnection, (mark: Mark) => Promise<null>>();

/**
 * Records how far messages were delivered to a person, and read. Marks only rise, never beyond the last message, and only in a conversation the
 * person can see.
 */
export function mark(context: MarkContext, given: Mark): Promise<null> {
  const writer =
    writers.get(context.connection) ??
    inBatches<Mark, null>(
      async (marks) => {
        const moved = await writeMarks(context.connection, marks);
        const read = moved.filter(({ is_read }) => is_read).map(({ chat_id, user_id }) => ({ chatId: chat_id, userId: user_id }));
        const notified = await forgetUnread(context.db, read, context.now());
        for (const each of moved) broadcastMark(context, each);
        context.realtime.broadcast(notified, { what: 'notifications', id: null });
        return marks.map(() => null);
      },
      MOST,
      GATHERING_MS,
    );
  writers.set(context.connection, writer);
  return writer(given);
}

interface Moved {
  chat_id: string;
  user_id: string;
  role: ChatRole;
  other_id: string;
  delivered: number;
  read: number;
  is_read: boolean;
}

/** Rows are locked in the order of their keys, as when messages are written (store-texts.ts, write.ts), to avoid deadlocks. */
const MARK = `
with given as (select * from jsonb_to_recordset($1::jsonb) as g(chat_id uuid, user_id uuid, delivered bigint, read bigint)), held as materialized (
  select m.chat_id, m.user_id, m.role, m.read_offset as was_read,
    case when m.user_id = c.seeker_id then c.recruiter_id else c.seeker_id end as other_id,
    greatest(m.delivered_offset, least(g.delivered, c.last_offset)) as delivered, greatest(m.read_offset, least(g.read, c.last_offset)) as read
  from chat_member m join given g on g.chat_id = m.chat_id and g.user_id = m.user_id join chat c on c.id = m.chat_id
  where (least(g.delivered, c.last_offset) > m.delivered_offset or least(g.read, c.last_offset) > m.read_offset)
    and ${blockOf('c.seeker_id', 'c.company_id')} is null
    and (m.user_id = c.seeker_id
      or (select w.user_id from company_member w where w.user_id = c.recruiter_id and w.company_id = c.company_id and ${MAY_CHAT}) is not null)
  order by m.chat_id, m.user_id for update of m
)
update chat_member m set
  delivered_offset = h.delivered,
  read_offset = h.read,
  unread = case when h.read > h.was_read then (
    select count(*)::int from chat_message x
    where x.chat_id = m.chat_id and x."offset" > h.read and x.sender_id is distinct from m.user_id and x.recalled_at is null
  ) else m.unread end
from held h where m.chat_id = h.chat_id and m.user_id = h.user_id
returning m.chat_id, m.user_id, m.role, h.other_id, h.delivered::int, h.read::int, h.read > h.was_read as is_read`;

async function writeMarks({ byKey }: DatabaseConnection, marks: readonly Mark[]): Promise<Moved[]> {
  const furthest = new Map<string, { chat_id: string; user_id: string; delivered: number; read: number }>();
  for (const { chatId, userId, marks: given } of marks) {
    const key = `${chatId} ${userId}`;
    const before = furthest.get(key) ?? { chat_id: chatId, user_id: userId, delivered: 0, read: 0 };
    const read = Math.max(before.read, given.read_offset ?? 0);
    furthest.set(key, { ...before, read, delivered: Math.max(before.delivered, given.delivered_offset ?? 0, read) });
  }
  const { rows } = await byKey.query<Moved>({ name: 'chat-mark', text: MARK, values: [JSON.stringify([...furthest.values()])] });
  return rows;
}

function broadcastMark({ realtime }: MarkContext, { chat_id, user_id, role, other_id, delivered, read, is_read }: Moved): void {
  const marks = { delivered_offset: delivered, read_offset: read };
  // What was read also goes to the person's own other tabs. What was delivered doesn't, because each of them received it.
  realtime.send(is_read ? [other_id, user_id] : [other_id], 'marks', { chat_id, role, marks });
  if (is_read) realtime.broadcast([user_id], { what: 'chats', id: chat_id });
}
