import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Broadcast } from '../../adapters/realtime.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, chatFile, chatMember, chatMessage } from '../../db/schema/chat.ts';
import { seenBy } from './access.ts';
import { changeMessage } from './change-message.ts';
import { toMessage } from './message.ts';
import { ensureChat } from './open.ts';
import { postToChats, type SystemMessage } from './system.ts';

/** Who leaves a company or may no longer chat for it, and who succeeds them. */
export interface Leaving {
  companyId: number;
  /** User IDs. */
  leaver: string;
  successor: string;
}

/**
 * Hands over a member's conversations for a company, in the transaction in which they leave it. The messages stay with the company, and each conversation names
 * the successor. A pair has one conversation: if the successor already talks with that seeker, it continues there, and the old one becomes read-only. Both
 * memberships must be locked, so that no conversation with either is opened in between.
 */
export async function handOverChats(db: Queryable, { companyId, leaver, successor }: Leaving, now: Date): Promise<Broadcast> {
  const own = and(eq(chat.recruiterId, leaver), eq(chat.companyId, companyId));
  const seekers = db.select({ id: chat.seekerId }).from(chat).where(own);
  const rows = await db
    .select({
      id: chat.id,
      seekerId: chat.seekerId,
      recruiterId: chat.recruiterId,
      companyId: chat.companyId,
      jobId: chat.jobId,
      isSeen: sql<boolean>`${chatMember.clearedOffset} < ${chat.lastOffset}`,
    })
    .from(chat)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chat.id), eq(chatMember.userId, chat.seekerId)))
    .where(or(own, and(eq(chat.recruiterId, successor), inArray(chat.seekerId, seekers))))
    .orderBy(chat.id)
    .for('update', { of: chat });
  const known = new Map(rows.filter(({ recruiterId }) => recruiterId === successor).map(({ seekerId, id }) => [seekerId, id]));
  const left = rows.filter(({ recruiterId }) => recruiterId === leaver);
  const moved = left.filter(({ seekerId }) => !known.has(seekerId)).map(({ id }) => id);
  await give(db, moved, leaver, successor);
  // A conversation that the successor has from a previous company goes on for this one. They see nothing of it so far.
  const elsewhere = new Set(rows.filter((row) => row.recruiterId === successor && row.companyId !== companyId).map(({ seekerId }) => seekerId));
  for (const { seekerId, jobId } of left) if (elsewhere.has(seekerId)) await ensureChat(db, { seekerId, recruiterId: successor, companyId, jobId }, now);
  const lapsed = await expirePhoneRequests(
    db,
    left.map(({ id }) => id),
    now,
  );
  const names = await namesOf(db, [leaver, successor]);
  const body = { name: names.get(successor) ?? '', before: names.get(leaver) ?? '' };
  // A system message would only bring back an empty conversation, or one the seeker deleted.
  const messages = left
    .filter(({ isSeen }) => isSeen)
    .flatMap(({ id, seekerId }): (SystemMessage & { chatId: string })[] => {
      const goesOnIn = known.get(seekerId) ?? null;
      const here = { chatId: id, kind: 'handedOver', body: { ...body, goes_on_in: goesOnIn } } as const;
      return goesOnIn === null ? [here] : [here, { chatId: goesOnIn, kind: 'handedOver', body: { ...body, goes_on_in: null } }];
    });
  const broadcastMessages = await postToChats(db, messages, now);
  const people = [...new Set([...left.map(({ seekerId }) => seekerId), successor, leaver])];
  return (context) => {
    for (const { chat: of, row } of lapsed) context.realtime.send(seenBy(of, row), 'message', toMessage(row, of));
    broadcastMessages(context);
    context.realtime.broadcast(people, { what: 'chats', id: null });
  };
}

/**
 * The leaver's own settings (pinned, muted, deleted) aren't passed on. Their unread messages are: those have always been messages to this company
 * (open.ts). Messages to a company that the leaver hired for before stay hidden.
 */
async function give(db: Queryable, ids: readonly string[], leaver: string, successor: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(chat)
    .set({ recruiterId: successor })
    .where(inArray(chat.id, [...ids]));
  await db
    .update(chatMember)
    .set({ userId: successor, clearedOffset: sql`${chat.companySinceOffset}`, isPinned: false, isMuted: false, isStarred: false, notInterestedAt: null })
    .from(chat)
    .where(and(eq(chat.id, chatMember.chatId), inArray(chatMember.chatId, [...ids]), eq(chatMember.userId, leaver)));
  await db
    .update(chatFile)
    .set({ userId: successor })
    .where(and(inArray(chatFile.chatId, [...ids]), eq(chatFile.userId, leaver)));
}

/**
 * A phone request is an agreement between two people. After a handover, an open one would reveal the wrong number, or reveal it to the wrong person.
 */
async function expirePhoneRequests(db: Queryable, chatIds: readonly string[], now: Date) {
  const requests = await db
    .select({ row: chatMessage, chat })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(
      and(
        inArray(chatMessage.chatId, [...chatIds]),
        eq(chatMessage.kind, 'phoneRequest'),
        sql`${chatMessage.body} ->> 'status' = 'requested'`,
        isNull(chatMessage.recalledAt),
      ),
    )
    .orderBy(chatMessage.chatId, chatMessage.offset);
  const lapsed = [];
  for (const { row, chat: of } of requests)
    lapsed.push({ chat: of, row: await changeMessage(db, row, { body: { ...row.body, status: 'lapsed', answered_at: now.toISOString() } }) });
  return lapsed;
}

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** Adds a system message to all conversations of a company that closes: nobody answers them anymore. */
export async function endChatsOf(db: Queryable, companyId: number, now: Date): Promise<Broadcast> {
  const rows = await db.select({ id: chat.id }).from(chat).where(eq(chat.companyId, companyId));
  return postToChats(
    db,
    rows.map(({ id }) => ({ chatId: id, kind: 'hiringEnded', body: {} })),
    now,
  );
}
