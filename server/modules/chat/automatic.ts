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
/** Whoever may no longer talk with job seekers has nobody talk for them either. */
const NEEDED = ['chat-with-job-seekers', 'set-automatic-replies'] as const;
/** A person wrote it: an automatic reply has the recruiter as its sender, and is no word of theirs. */
export const isByPerson = ne(chatMessage.kind, KIND);

/**
 * Answers seekers automatically, where their recruiter set that up and is still allowed to (specification §6). The conversations are locked by the
 * caller, so that a message gets one answer whatever is said at once, and on whichever node.
 * @param fresh what is being said; of one seeker's messages in a conversation the last is answered
 * @param offsets the newest offset of each conversation; the answers take the next
 * @returns the answers, still to be inserted
 */
export async function automaticAnswersTo(db: Queryable, fresh: readonly Written[], offsets: Map<string, number>, now: Date): Promise<Placed[]> {
  const asked = askedIn(fresh);
  if (asked.size === 0) return [];
  const replies = await repliesFor(db, [...asked.values()]);
  if (replies.size === 0) return [];
  const contexts = await contextsOf(db, [...asked.values()], fresh);
  return [...asked].flatMap(([chatId, written]) => {
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

/** By conversation the seeker's last message; none where the recruiter writes at the same time. */
function askedIn(fresh: readonly Written[]): Map<string, Written> {
  const there = new Set(fresh.filter(({ row, chat }) => row.senderId === chat.recruiterId).map(({ row }) => row.chatId));
  const asked = fresh.filter(({ row, chat }) => row.senderId === chat.seekerId && !there.has(row.chatId));
  return new Map(asked.map((written) => [written.row.chatId, written]));
}

async function repliesFor(db: Queryable, asked: readonly Written[]): Promise<Map<string, AutomaticReply[]>> {
  const recruiterIds = [...new Set(asked.map(({ chat: of }) => of.recruiterId))];
  const rows = await db
    .select()
    .from(automaticReply)
    .where(and(inArray(automaticReply.userId, recruiterIds), eq(automaticReply.isOn, true)));
  const replies = new Map<string, AutomaticReply[]>();
  for (const row of rows) replies.set(row.userId, [...(replies.get(row.userId) ?? []), toReply(row)]);
  return replies;
}

/** What the rule asks of each conversation; without those whose recruiter may not answer automatically, or is suspended. */
async function contextsOf(db: Queryable, asked: readonly Written[], fresh: readonly Written[]) {
  const freshIds = fresh.map(({ row }) => row.id);
  const chatIds = asked.map(({ row }) => row.chatId);
  const members = await db
    .select({ chatId: chat.id, role: companyMember.role, permissions: companyMember.permissions, notInterestedAt: chatMember.notInterestedAt })
    .from(chat)
    .innerJoin(companyMember, and(eq(companyMember.userId, chat.recruiterId), eq(companyMember.companyId, chat.companyId)))
    .innerJoin(chatMember, and(eq(chatMember.chatId, chat.id), eq(chatMember.userId, chat.recruiterId)))
    .innerJoin(user, and(eq(user.id, chat.recruiterId), isNull(user.suspendedAt)))
    .where(inArray(chat.id, chatIds));
  const latest = (which: ReturnType<typeof sql>) => sql<Date | null>`max(${chatMessage.createdAt}) filter (where ${which})`.mapWith(chatMessage.createdAt);
  const said = await db
    .select({
      chatId: chatMessage.chatId,
      writtenAt: latest(sql`${chatMessage.senderId} = ${chat.recruiterId} and ${isByPerson}`),
      repliedAt: latest(sql`not (${isByPerson})`),
      hasAsked: sql<boolean>`coalesce(bool_or(${chatMessage.senderId} = ${chat.seekerId} and ${chatMessage.id} <> all(${sql.param(freshIds)}::uuid[])), false)`,
    })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(inArray(chatMessage.chatId, chatIds))
    .groupBy(chatMessage.chatId);
  const saidIn = new Map(said.map((row) => [row.chatId, row]));
  return new Map(
    members
      .filter((member) => NEEDED.every((permission) => isAllowed(member, permission)))
      .map(({ chatId, notInterestedAt }) => {
        const before = saidIn.get(chatId);
        const context = {
          isFirstMessage: !before?.hasAsked,
          writtenAt: before?.writtenAt?.getTime() ?? null,
          repliedAt: before?.repliedAt?.getTime() ?? null,
          isSetAside: notInterestedAt !== null,
        };
        return [chatId, context];
      }),
  );
}
