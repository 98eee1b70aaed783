import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { isAllowed } from '../../../contract/team-rules.ts';
import { automaticReplyTo } from '../../../src/lib/automaticReply/decide.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { automaticReply, chat, chatMember, chatMessage } from '../../db/schema/chat.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { toReply } from './automatic-replies.ts';
import type { MessageRow } from './message.ts';
import type { Placed, Written } from './write.ts';

const KIND = 'automaticReply';
/** Someone who may no longer chat with job seekers must not reply automatically either. */
const NEEDED = ['chat-with-job-seekers', 'set-automatic-replies'] as const;
/** An automatic reply has the recruiter as its sender, but they didn't write it. */
export const isByPerson = ne(chatMessage.kind, KIND);

/**
 * Replies to seekers automatically if their recruiter turned that on and still has the permission (specification §6). The caller has locked the
 * conversations, so a message gets one reply, however many arrive at once and on whichever node.
 * @param fresh the new messages; only the seeker's last message in each conversation gets a reply
 * @param offsets the newest offset of each conversation; the replies take the next ones
 * @returns the replies, not inserted yet
 */
export async function automaticAnswersTo(db: Queryable, fresh: readonly Written[], offsets: Map<string, number>, now: Date): Promise<Placed[]> {
  const unanswered = unansweredIn(fresh);
  if (unanswered.size === 0) return [];
  const replies = await repliesFor(db, [...unanswered.values()]);
  if (replies.size === 0) return [];
  const contexts = await contextsOf(db, [...unanswered.values()], fresh);
  return [...unanswered].flatMap(([chatId, written]) => {
    const context = contexts.get(chatId);
    const body = context && automaticReplyTo(replies.get(written.chat.recruiterId) ?? [], context, now.getTime());
    if (!body) return [];
    const offset = (offsets.get(chatId) ?? written.row.offset) + 1;
    offsets.set(chatId, offset);
    const place = { id: randomUUID(), chatId, offset, changedOffset: offset, recalledAt: null, createdAt: now };
    const row: MessageRow = { ...place, senderId: written.chat.recruiterId, kind: KIND, body };
    written.automatic = row;
    return [{ row, chat: written.chat }];
  });
}

/** The seeker's last message of each conversation, except where the recruiter writes at the same time. */
function unansweredIn(fresh: readonly Written[]): Map<string, Written> {
  const there = new Set(fresh.filter(({ row, chat }) => row.senderId === chat.recruiterId).map(({ row }) => row.chatId));
  const unanswered = fresh.filter(({ row, chat }) => row.senderId === chat.seekerId && !there.has(row.chatId));
  return new Map(unanswered.map((written) => [written.row.chatId, written]));
}

async function repliesFor(db: Queryable, unanswered: readonly Written[]): Promise<Map<string, AutomaticReply[]>> {
  const recruiterIds = [...new Set(unanswered.map(({ chat: of }) => of.recruiterId))];
  const rows = await db
    .select()
    .from(automaticReply)
    .where(and(inArray(automaticReply.userId, recruiterIds), eq(automaticReply.isOn, true)));
  const replies = new Map<string, AutomaticReply[]>();
  for (const row of rows) replies.set(row.userId, [...(replies.get(row.userId) ?? []), toReply(row)]);
  return replies;
}

/** The rule's input for each conversation. Leaves out recruiters who may not reply automatically or are suspended. */
async function contextsOf(db: Queryable, unanswered: readonly Written[], fresh: readonly Written[]) {
  const freshIds = fresh.map(({ row }) => row.id);
  const chatIds = unanswered.map(({ row }) => row.chatId);
  const members = await db
    .select({ chatId: chat.id, role: companyMember.role, permissions: companyMember.permissions, notInterestedAt: chatMember.notInterestedAt })
    .from(chat)
    .innerJoin(companyMember, and(eq(companyMember.userId, chat.recruiterId), eq(companyMember.companyId, chat.companyId)))
    .innerJoin(chatMember, and(eq(chatMember.chatId, chat.id), eq(chatMember.userId, chat.recruiterId)))
    .innerJoin(user, and(eq(user.id, chat.recruiterId), isNull(user.suspendedAt)))
    .where(inArray(chat.id, chatIds));
  const latest = (which: ReturnType<typeof sql>) => sql<Date | null>`max(${chatMessage.createdAt}) filter (where ${which})`.mapWith(chatMessage.createdAt);
  const rows = await db
    .select({
      chatId: chatMessage.chatId,
      writtenAt: latest(sql`${chatMessage.senderId} = ${chat.recruiterId} and ${isByPerson}`),
      repliedAt: latest(sql`not (${isByPerson})`),
      hasEarlier: sql<boolean>`coalesce(bool_or(${chatMessage.senderId} = ${chat.seekerId} and ${chatMessage.id} <> all(${sql.param(freshIds)}::uuid[])), false)`,
    })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(inArray(chatMessage.chatId, chatIds))
    .groupBy(chatMessage.chatId);
  const history = new Map(rows.map((row) => [row.chatId, row]));
  return new Map(
    members
      .filter((member) => NEEDED.every((permission) => isAllowed(member, permission)))
      .map(({ chatId, notInterestedAt }) => {
        const before = history.get(chatId);
        const context = {
          isFirstMessage: !before?.hasEarlier,
          writtenAt: before?.writtenAt?.getTime() ?? null,
          repliedAt: before?.repliedAt?.getTime() ?? null,
          isSetAside: notInterestedAt !== null,
        };
        return [chatId, context];
      }),
  );
}
