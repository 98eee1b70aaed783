import { and, asc, count, eq, max } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { createPhrase, deletePhrase, listPhrases, updatePhrase, type Phrase } from '../../../contract/phrases.ts';
import type { Queryable } from '../../db/client.ts';
import { phrase } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from './context.ts';
import { cleanText } from './clean.ts';
import { leadsElsewhere } from './warnings.ts';
import { lockUser } from '../../db/lock-user.ts';

type Kind = Phrase['kind'];

const toPhrase = ({ id, kind, text }: typeof phrase.$inferSelect): Phrase => ({ id, kind, text });
const ofKind = (userId: string, kind: Kind) => and(eq(phrase.userId, userId), eq(phrase.kind, kind));
const own = (userId: string, id: string) => and(eq(phrase.userId, userId), eq(phrase.id, id));

async function listOf(db: Queryable, userId: string, kind: Kind): Promise<Phrase[]> {
  const rows = await db.select().from(phrase).where(ofKind(userId, kind)).orderBy(asc(phrase.position), asc(phrase.createdAt), asc(phrase.id));
  return rows.map(toPhrase);
}

/** @throws ApiError parameterInvalid for a visually empty text, and for a greeting with a link, address, or number */
function checked(kind: Kind, text: string): string {
  const clean = cleanText(text, 'text');
  if (kind === 'greeting' && leadsElsewhere(clean)) throw new ApiError('parameterInvalid', { fields: { text: ['greeting.contact'] } });
  return clean;
}

const MOST = { chat: LIMITS.chatPhrases, settings: LIMITS.settingsPhrases } as const;

export const phraseRoutes = [
  defineRoute(listPhrases, ({ db, caller, query }) => listOf(db, caller.userId, query.kind)),
  defineRoute(createPhrase, async ({ db, caller, body: { kind, place, text: typed }, now }) => {
    const text = checked(kind, typed);
    await lockUser(db, caller.userId);
    const [held] = await db
      .select({ phrases: count(), last: max(phrase.position) })
      .from(phrase)
      .where(ofKind(caller.userId, kind));
    const most = kind === 'greeting' ? LIMITS.greetings : MOST[place];
    if ((held?.phrases ?? 0) >= most) throw new ApiError(kind === 'greeting' ? 'tooManyGreetings' : 'tooManyPhrases');
    const [row] = await db
      .insert(phrase)
      .values({ userId: caller.userId, kind, text, position: (held?.last ?? -1) + 1, createdAt: now })
      .returning();
    return toPhrase(row as typeof phrase.$inferSelect);
  }),
  defineRoute(updatePhrase, async ({ db, caller, params, body }) => {
    const [found] = await db.select().from(phrase).where(own(caller.userId, params.id));
    if (!found) throw new ApiError('notFound');
    const text = checked(found.kind, body.text);
    await db.update(phrase).set({ text }).where(own(caller.userId, params.id));
    return { ...toPhrase(found), text };
  }),
  defineRoute(deletePhrase, async ({ db, caller, params }) => {
    await db.delete(phrase).where(own(caller.userId, params.id));
    return null;
  }),
];
