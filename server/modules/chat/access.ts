import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ChatRole } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { isBlockedBy } from '../blocks/blocked.ts';

export type ChatRow = typeof chat.$inferSelect;
export type MemberRow = typeof chatMember.$inferSelect;
export type Person = Pick<Extract<Caller, { userId: string }>, 'kind' | 'userId'>;

// Columns are named with their table by hand. In a query of one table, drizzle omits the table, and the inner tables have columns with the same
// names.

/** Neither side sees the other anymore (specification §6). */
export const isBlocked = isBlockedBy(sql.raw('chat.seeker_id'), sql.raw('chat.company_id'));
/** Whether the membership `w` lets its holder chat with job seekers. The rule `isAllowed` (contract/team-rules.ts) in SQL. */
export const MAY_CHAT = `w.joined_at is not null and (w.role <> 'recruiter' or w.permissions @> '["chat-with-job-seekers"]')`;
/** Whether the recruiter still hires for the company and may chat. Messages to a company aren't visible to someone who left or may no longer chat. */
export const isStaffed = sql<boolean>`exists (select 1 from company_member w where w.user_id = chat.recruiter_id and w.company_id = chat.company_id and ${sql.raw(MAY_CHAT)})`;

export const roleOf = ({ kind }: Person): ChatRole => (kind === 'recruiter' ? 'employer' : 'seeker');

/** The conversations that a person may see. */
export function visibleTo(person: Person): SQL | undefined {
  const own = roleOf(person) === 'seeker' ? eq(chat.seekerId, person.userId) : and(eq(chat.recruiterId, person.userId), isStaffed);
  return and(own, sql`not ${isBlocked}`);
}

/** Of these conversations, those with a recruiter who hires for the company and may chat. */
export async function staffedAmong(db: Queryable, chatIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: chat.id })
    .from(chat)
    .where(and(inArray(chat.id, [...chatIds]), isStaffed));
  return new Set(rows.map(({ id }) => id));
}

export interface Membership {
  chat: ChatRow;
  me: MemberRow;
}

/**
 * A conversation, for one of its two participants.
 * @param lock blocks other writes in the conversation until the transaction ends
 * @throws ApiError notFound for other people's conversations, and for one with a blocked company
 */
export async function membershipOf(db: Queryable, person: Person, chatId: string, lock = false): Promise<Membership> {
  const query = db
    .select({ chat, me: chatMember })
    .from(chat)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chat.id), eq(chatMember.userId, person.userId)))
    .where(and(eq(chat.id, chatId), visibleTo(person)));
  const [found] = await (lock ? query.for('update', { of: chat }) : query);
  if (!found) throw new ApiError('notFound');
  return found;
}

/** Who sees a message: both participants, or only the seeker if the recruiter hired for another company then. */
export const seenBy = (
  { seekerId, recruiterId, companySinceOffset }: Pick<ChatRow, 'seekerId' | 'recruiterId' | 'companySinceOffset'>,
  { offset }: { offset: number },
): string[] => (offset > companySinceOffset ? [seekerId, recruiterId] : [seekerId]);

export const otherOf = ({ seekerId, recruiterId }: Pick<ChatRow, 'seekerId' | 'recruiterId'>, userId: string): string =>
  userId === seekerId ? recruiterId : seekerId;
