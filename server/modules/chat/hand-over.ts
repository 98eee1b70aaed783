import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, chatFile, chatMember, chatMessage } from '../../db/schema/chat.ts';
import { changeMessage } from './change-message.ts';
import { toMessage } from './message.ts';
import { sayInChats, type SystemMessage, type Tell } from './system.ts';

/** Who leaves a company, or may chat for it no more, and who speaks for it from then on. */
export interface Leaving {
  companyId: number;
  /** By their ids. */
  leaver: string;
  successor: string;
}

/**
 * Hands over the conversations somebody had for a company, in the transaction they leave it in: what was written stays with the company, and whoever
 * speaks for it now is named in each. A pair has one conversation: where the successor talks with that seeker already it goes on there, and the other
 * stays as it is to be read. Both people's places in the team must be locked, so that none is opened with either meanwhile.
 */
export async function handChatsOver(db: Queryable, { companyId, leaver, successor }: Leaving, now: Date): Promise<Tell> {
  const own = and(eq(chat.recruiterId, leaver), eq(chat.companyId, companyId));
  const seekers = db.select({ id: chat.seekerId }).from(chat).where(own);
  const rows = await db
    .select({ id: chat.id, seekerId: chat.seekerId, recruiterId: chat.recruiterId, isSeen: sql<boolean>`${chatMember.clearedOffset} < ${chat.lastOffset}` })
    .from(chat)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chat.id), eq(chatMember.userId, chat.seekerId)))
    .where(or(own, and(eq(chat.recruiterId, successor), inArray(chat.seekerId, seekers))))
    .orderBy(chat.id)
    .for('update', { of: chat });
  const known = new Map(rows.filter(({ recruiterId }) => recruiterId === successor).map(({ seekerId, id }) => [seekerId, id]));
  const left = rows.filter(({ recruiterId }) => recruiterId === leaver);
  const moved = left.filter(({ seekerId }) => !known.has(seekerId)).map(({ id }) => id);
  await give(db, moved, leaver, successor);
  const lapsed = await lapsePhoneRequests(
    db,
    left.map(({ id }) => id),
    now,
  );
  const names = await namesOf(db, [leaver, successor]);
  const body = { name: names.get(successor) ?? '', before: names.get(leaver) ?? '' };
  // Where nothing was said yet, or the seeker deleted all of it, a line would only bring it up again.
  const said = left
    .filter(({ isSeen }) => isSeen)
    .flatMap(({ id, seekerId }): (SystemMessage & { chatId: string })[] => {
      const goesOnIn = known.get(seekerId) ?? null;
      const here = { chatId: id, kind: 'handedOver', body: { ...body, goes_on_in: goesOnIn } } as const;
      return goesOnIn === null ? [here] : [here, { chatId: goesOnIn, kind: 'handedOver', body: { ...body, goes_on_in: null } }];
    });
  const tellSaid = await sayInChats(db, said, now);
  const people = [...new Set([...left.map(({ seekerId }) => seekerId), successor, leaver])];
  return (context) => {
    for (const { seekerId, recruiterId, row } of lapsed) context.realtime.send([seekerId, recruiterId], 'message', toMessage(row, { seekerId }));
    tellSaid(context);
    context.realtime.tell(people, { what: 'chats', id: null });
  };
}

/** What the leaver did for themselves alone (pinned, muted, deleted it) does not go along; what they had not read does. */
async function give(db: Queryable, ids: readonly string[], leaver: string, successor: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(chat)
    .set({ recruiterId: successor })
    .where(inArray(chat.id, [...ids]));
  await db
    .update(chatMember)
    .set({ userId: successor, clearedOffset: 0, isPinned: false, isMuted: false, isStarred: false, notInterestedAt: null })
    .where(and(inArray(chatMember.chatId, [...ids]), eq(chatMember.userId, leaver)));
  await db
    .update(chatFile)
    .set({ userId: successor })
    .where(and(inArray(chatFile.chatId, [...ids]), eq(chatFile.userId, leaver)));
}

/** Whoever agreed to show their number agreed to show it to who was there: what waits for an answer would show another's, or to another. */
async function lapsePhoneRequests(db: Queryable, chatIds: readonly string[], now: Date) {
  const asked = await db
    .select({ row: chatMessage, seekerId: chat.seekerId, recruiterId: chat.recruiterId })
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
  for (const { row, ...of } of asked)
    lapsed.push({ ...of, row: await changeMessage(db, row, { body: { ...row.body, status: 'lapsed', answered_at: now.toISOString() } }) });
  return lapsed;
}

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** Says in all conversations with a company that ends here that nobody answers them any more, likewise. */
export async function endChatsOf(db: Queryable, companyId: number, now: Date): Promise<Tell> {
  const rows = await db.select({ id: chat.id }).from(chat).where(eq(chat.companyId, companyId));
  return sayInChats(
    db,
    rows.map(({ id }) => ({ chatId: id, kind: 'hiringEnded', body: {} })),
    now,
  );
}
