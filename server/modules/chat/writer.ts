import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../db/client.ts';
import { chat } from '../../db/schema/chat.ts';
import type { AppContext } from '../../http/app-context.ts';
import { otherOf, type ChatRow } from './access.ts';
import { inBatches } from './batches.ts';
import { type Addressed, storeTexts } from './store-texts.ts';
import { warningsIn } from './warnings.ts';
import { writeMessages, type Draft, type Outcome } from './write.ts';

type WriterContext = Pick<AppContext, 'connection' | 'db' | 'now' | 'realtime'>;

/** A larger transaction would delay its first messages. */
const MAX_BATCH = 100;
/** How many conversations to cache the participants of. A node that finds a conversation handed over drops it. */
const KNOWN = 20_000;
const writers = new WeakMap<DatabaseConnection, (draft: Draft) => Promise<Outcome>>();

/** Stores text messages, with one writer per node, so that messages that arrive together are committed together. */
export function writerOf(context: WriterContext): (draft: Draft) => Promise<Outcome> {
  const known = writers.get(context.connection);
  if (known) return known;
  const pairs = new Map<string, ChatRow>();
  const writer = inBatches<Draft, Outcome>((drafts) => write(context, pairs, drafts), MAX_BATCH);
  writers.set(context.connection, writer);
  return writer;
}

/** Most messages are plain text between two people who are both online. The others take the general path. */
async function write(context: WriterContext, pairs: Map<string, ChatRow>, drafts: readonly Draft[]): Promise<Outcome[]> {
  const now = context.now();
  const plain = await plainAmong(context, pairs, drafts);
  const places = plain.size > 0 ? await storeTexts(context.connection, [...plain.values()], now) : new Map<string, number>();
  const rest = drafts.filter((draft) => !places.has(draft.id) || !plain.has(draft));
  const present = (userIds: string[]) => context.realtime.present(userIds);
  const longer = rest.length > 0 ? await context.db.transaction((tx) => writeMessages(tx, rest, now, present)) : [];
  const outcomes = new Map(rest.map((draft, place) => [draft, longer[place] as Outcome]));
  const outcomesInOrder = drafts.map((draft): Outcome => {
    const outcome = outcomes.get(draft);
    if (outcome) return outcome;
    const { id, chatId, senderId, kind, body } = draft;
    const offset = places.get(id) as number;
    const row = { id, chatId, offset, changedOffset: offset, senderId, kind, body, recalledAt: null, createdAt: now };
    return { row, chat: pairs.get(chatId) as ChatRow, isNew: true, moved: null, notified: [], automatic: null };
  });
  // Only now, because some messages of a conversation may have been stored this way and others not.
  for (const { id, chatId } of plain.keys()) if (!places.has(id)) pairs.delete(chatId);
  return outcomesInOrder;
}

/**
 * Texts that need no warning, for readers who need no notification. If the same message arrives twice, the second isn't included. If one message of a
 * conversation isn't, none of it is, to keep their order.
 */
async function plainAmong(context: WriterContext, pairs: Map<string, ChatRow>, drafts: readonly Draft[]): Promise<Map<Draft, Addressed>> {
  const ids = new Set<string>();
  const once = drafts.filter(({ id, text }) => !ids.has(id) && ids.add(id) && warningsIn(text ?? '').length === 0);
  for (const { chatId, senderId } of once) {
    const known = pairs.get(chatId);
    // A sender who is neither of the two may have taken the conversation over.
    if (known && (senderId === known.seekerId || senderId === known.recruiterId)) continue;
    const [row] = await context.db.select().from(chat).where(eq(chat.id, chatId));
    if (!row) continue;
    if (pairs.size >= KNOWN) pairs.delete(pairs.keys().next().value as string);
    pairs.set(chatId, row);
  }
  const readerOf = ({ chatId, senderId }: Draft) => {
    const pair = pairs.get(chatId);
    return pair && senderId !== null ? otherOf(pair, senderId) : null;
  };
  const here = await context.realtime.present(once.flatMap((draft) => readerOf(draft) ?? []));
  const plain = new Set(once.filter((draft) => here.has(readerOf(draft) ?? '')));
  const mixed = new Set(drafts.flatMap((draft) => (plain.has(draft) ? [] : draft.chatId)));
  return new Map([...plain].filter(({ chatId }) => !mixed.has(chatId)).map((draft) => [draft, { ...draft, readerId: readerOf(draft) as string }]));
}
