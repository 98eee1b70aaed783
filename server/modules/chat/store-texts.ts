import { UNANSWERED } from '../../../src/machines/application/statuses.ts';
import type { DatabaseConnection } from '../../db/client.ts';
import { blockOf } from '../blocks/blocked.ts';
import { MAY_CHAT } from './access.ts';
import type { Draft } from './write.ts';

/**
 * Stores text messages in one statement: it locks the conversations in order, gives each message the next offset, counts it as unread, and commits.
 * Everything else is left to `writeMessages`: messages that are refused, were already stored, belong to another recruiter now (hand-over.ts), reply
 * to an application, or may get an automatic reply. Key lookups are scalar subqueries instead of `exists`, which would be planned as a join and,
 * while a table is small, as one that reads all of it for each message. Member rows are locked in the order of their keys, as in marks.ts.
 */
const STORE = `
with given as (
  select * from jsonb_to_recordset($1::jsonb) as g(place int, id uuid, chat_id uuid, sender_id uuid, reader_id uuid, kind text, body jsonb)
), held as materialized (
  select c.id, c.seeker_id, c.recruiter_id, c.company_id, c.job_id, c.last_offset from chat c
  where c.id in (select chat_id from given) order by c.id for update of c
), fit as (
  select g.*, h.last_offset
  from given g join held h on h.id = g.chat_id
  where g.reader_id = case when g.sender_id = h.seeker_id then h.recruiter_id else h.seeker_id end
    and (select w.user_id from company_member w where w.user_id = h.recruiter_id and w.company_id = h.company_id and ${MAY_CHAT}) is not null
    and ${blockOf('h.seeker_id', 'h.company_id')} is null
    and (select m.id from chat_message m where m.id = g.id) is null
    and ((
      g.sender_id = h.seeker_id and (select true from automatic_reply r where r.user_id = h.recruiter_id and r.is_on limit 1) is null
    ) or (
      g.sender_id = h.recruiter_id
      and (select true from application a where a.user_id = h.seeker_id and a.job_id = h.job_id and a.status in ('${UNANSWERED.join("', '")}') limit 1) is null
    ))
), placed as materialized (
  select id, chat_id, sender_id, reader_id, kind, body, last_offset + row_number() over (partition by chat_id order by place) as "offset" from fit
), said as (
  insert into chat_message (id, chat_id, "offset", changed_offset, sender_id, kind, body, created_at)
  select id, chat_id, "offset", "offset", sender_id, kind, body, $2 from placed
  on conflict (id) do nothing returning id
), moved as (
  update chat c set last_offset = p.newest, last_message_at = $2
  from (select chat_id, max("offset") as newest from placed group by chat_id) p where c.id = p.chat_id
), readers as materialized (
  select m.chat_id, m.user_id, p.more
  from (select chat_id, reader_id, count(*)::int as more from placed group by chat_id, reader_id) p
  join chat_member m on m.chat_id = p.chat_id and m.user_id = p.reader_id
  order by m.chat_id, m.user_id for update of m
), counted as (
  update chat_member m set unread = m.unread + r.more from readers r where m.chat_id = r.chat_id and m.user_id = r.user_id
)
select p.id, p."offset"::int from placed p join said s on s.id = p.id`;

/** A draft with its recipient. */
export type Addressed = Draft & { readerId: string };

/** @returns the offsets of the stored messages, by message ID */
export async function storeTexts({ byKey }: Pick<DatabaseConnection, 'byKey'>, drafts: readonly Addressed[], now: Date): Promise<Map<string, number>> {
  const given = drafts.map(({ id, chatId, senderId, readerId, kind, body }, place) => ({
    place,
    id,
    chat_id: chatId,
    sender_id: senderId,
    reader_id: readerId,
    kind,
    body,
  }));
  const { rows } = await byKey.query<{ id: string; offset: number }>({ name: 'chat-say', text: STORE, values: [JSON.stringify(given), now] });
  return new Map(rows.map(({ id, offset }) => [id, offset]));
}
