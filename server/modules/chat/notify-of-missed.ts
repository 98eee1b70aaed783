import { sql } from 'drizzle-orm';
import type { AppContext } from '../../http/app-context.ts';
import { isBlocked, isStaffed } from './access.ts';
import { unreadEmail } from './unread-email.ts';
import { notify } from '../notify/notify.ts';
import { every } from '../../every.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { MINUTE } from '../../../contract/durations.ts';
import { LOCKS } from '../../db/locks.ts';

const POLL_MS = 30_000;
/** Someone with a page open sees a message there. If it's still unread by then, they're notified like someone who is offline. */
const SEEN_WITHIN = 3 * MINUTE;
/** An older one was notified already, or isn't news anymore. */
const NEWS_FOR = 60 * MINUTE;

interface Missed extends Record<string, unknown> {
  userId: string;
  chatId: string;
  name: string;
}

/**
 * Notifies people of messages they left unread although they had a page open: once per conversation, as for someone who was offline
 * (modules/chat/unread.ts).
 * @returns who was notified
 */
export async function notifyOfMissed({ db, now, realtime }: Pick<AppContext, 'db' | 'now' | 'realtime'>): Promise<string[]> {
  const at = now();
  const [seenBy, newsSince] = [new Date(at.getTime() - SEEN_WITHIN).toISOString(), new Date(at.getTime() - NEWS_FOR).toISOString()];
  const missed = await db.transaction(async (tx) => {
    const { rows: locks } = await tx.execute<{ is: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS.missedMessages}) as is`);
    if (!locks[0]?.is) return [];
    const { rows } = await tx.execute<Missed>(sql`
      select m.user_id as "userId", m.chat_id as "chatId", trim(concat(u.first_name, ' ', u.last_name)) as name
      from chat join chat_member m on m.chat_id = chat.id
      cross join lateral (
        select w.sender_id, w.created_at from chat_message w
        where w.chat_id = m.chat_id and w."offset" > greatest(m.read_offset, m.cleared_offset) and w.sender_id <> m.user_id
          and w.kind <> 'automaticReply' and w.recalled_at is null and w.created_at between ${newsSince}::timestamptz and ${seenBy}::timestamptz
        order by w."offset" desc limit 1
      ) newest join "user" u on u.id = newest.sender_id
      where chat.last_message_at >= ${newsSince}::timestamptz and m.unread > 0 and not m.is_muted and m.not_interested_at is null
        and ${isStaffed} and not ${isBlocked}
        and not exists (
          select from notification n where n.user_id = m.user_id and n.kind = 'message' and n.data ->> 'chat_id' = m.chat_id::text
            and (n.read_at is null or n.created_at >= newest.created_at)
        )`);
    for (const { userId, chatId, name } of rows) {
      await notify(tx, userId, 'message', { chat_id: chatId, name }, at);
      await enqueueMail(tx, ...(await unreadEmail(tx, userId, chatId, name)));
    }
    return rows.map(({ userId }) => userId);
  });
  if (missed.length > 0) realtime.broadcast(missed, { what: 'notifications', id: null });
  return missed;
}

/**
 * Runs `notifyOfMissed` every half minute.
 * @returns stops it, after the current run
 */
export const startUnread = (context: Pick<AppContext, 'db' | 'now' | 'realtime' | 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => notifyOfMissed(context), context.log, 'unread messages could not be notified of');
