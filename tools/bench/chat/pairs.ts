import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../../server/db/client.ts';
import { session, user } from '../../../server/db/schema/auth.ts';
import { chat, chatMember, chatMessage } from '../../../server/db/schema/chat.ts';
import { CHATTING } from '../../../contract/team-rules.ts';
import { companyMember } from '../../../server/db/schema/identity.ts';
import { company } from '../../../server/db/schema/market.ts';
import { tokenHashOf } from '../../../server/modules/identity/assurance/session-rows.ts';
import { DAY } from '../../../contract/durations.ts';

const SOURCE = 'bench-chat';
const AT_ONCE = 500;

export interface Somebody {
  id: string;
  /** The token of their session. */
  token: string;
}

export interface Pair {
  chatId: string;
  seeker: Somebody;
  employer: Somebody;
}

/** Creates this many conversations, each between a seeker and a recruiter who have no other, with a session each. Deletes those of an earlier run. */
export async function makePairs(connection: DatabaseConnection, howMany: number): Promise<Pair[]> {
  const { db } = connection;
  await removePairs(connection);
  const [employer] = await db.select({ id: company.id }).from(company).limit(1);
  const companyId = (employer as { id: number }).id;
  const now = new Date();
  const somebody = (): Somebody => ({ id: randomUUID(), token: randomBytes(32).toString('base64url') });
  const pairs = Array.from({ length: howMany }, () => ({ chatId: randomUUID(), seeker: somebody(), employer: somebody() }));
  for (let from = 0; from < howMany; from += AT_ONCE) {
    const some = pairs.slice(from, from + AT_ONCE);
    const people = some.flatMap((pair) => [
      { ...pair.seeker, role: 'jobseeker' as const },
      { ...pair.employer, role: 'recruiter' as const },
    ]);
    await db
      .insert(user)
      .values(people.map(({ id, role }) => ({ id, role, email: `${id}@example.com`, firstName: 'Ana', lastName: 'Reyes', name: 'Ana Reyes', source: SOURCE })));
    await db
      .insert(session)
      .values(people.map(({ id, token }) => ({ token: tokenHashOf(token), userId: id, expiresAt: new Date(now.getTime() + DAY), createdAt: now })));
    await db.insert(companyMember).values(some.map((pair) => ({ userId: pair.employer.id, companyId, role: 'recruiter' as const, permissions: [CHATTING], joinedAt: now })));
    await db.insert(chat).values(some.map((pair) => ({ id: pair.chatId, seekerId: pair.seeker.id, recruiterId: pair.employer.id, companyId })));
    await db.insert(chatMember).values(
      some.flatMap(({ chatId, seeker, employer: recruiter }) => [
        { chatId, userId: seeker.id, role: 'seeker' as const },
        { chatId, userId: recruiter.id, role: 'employer' as const },
      ]),
    );
  }
  return pairs;
}

export async function removePairs({ db }: DatabaseConnection): Promise<void> {
  await db.delete(user).where(eq(user.source, SOURCE));
}

/**
 * Adds messages that the seeker misses while they are away.
 * @returns the newest offset
 */
export async function sayUnheard({ db }: DatabaseConnection, { chatId, employer }: Pair, messages: number): Promise<number> {
  const [row] = await db.select({ lastOffset: chat.lastOffset }).from(chat).where(eq(chat.id, chatId));
  const last = row?.lastOffset ?? 0;
  await db.insert(chatMessage).values(
    Array.from({ length: messages }, (_, index) => {
      const offset = last + 1 + index;
      return { id: randomUUID(), chatId, offset, changedOffset: offset, senderId: employer.id, kind: 'text', body: { text: `Missed ${index}` } };
    }),
  );
  await db
    .update(chat)
    .set({ lastOffset: last + messages })
    .where(eq(chat.id, chatId));
  return last + messages;
}
