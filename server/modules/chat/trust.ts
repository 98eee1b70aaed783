import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MessageWarning } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { interview } from '../../db/schema/interview.ts';
import { company } from '../../db/schema/market.ts';
import { otherOf, type ChatRow } from './access.ts';
import { isByPerson } from './automatic.ts';
import { warningsIn } from './warnings.ts';
import type { Draft } from './write.ts';

/** After this many replies, the sender counts as known to the reader. The specification doesn't give a number. */
const ANSWERS = 3;

/**
 * The warnings for the reader of a message. None once trust is established: they replied three times, an interview was agreed, or the sender's
 * company is verified.
 */
export async function warningsFor(db: Queryable, { text, senderId }: Draft, chat: ChatRow): Promise<MessageWarning[]> {
  if (text === undefined || senderId === null) return [];
  const warnings = warningsIn(text);
  if (warnings.length === 0 || (await isTrusted(db, senderId, chat))) return [];
  return warnings;
}

async function isTrusted(db: Queryable, senderId: string, chat: ChatRow): Promise<boolean> {
  const answered = await db
    .select({ one: sql`1` })
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chat.id), eq(chatMessage.senderId, otherOf(chat, senderId)), isByPerson, isNull(chatMessage.recalledAt)))
    .limit(ANSWERS);
  if (answered.length === ANSWERS) return true;
  const [agreed] = await db
    .select({ id: interview.id })
    .from(interview)
    .where(and(eq(interview.seekerId, chat.seekerId), eq(interview.recruiterId, chat.recruiterId), isNotNull(interview.startsAt)))
    .limit(1);
  if (agreed) return true;
  if (senderId !== chat.recruiterId) return false;
  const [employer] = await db.select({ isVerified: company.isVerified }).from(company).where(eq(company.id, chat.companyId));
  return employer?.isVerified === true;
}
