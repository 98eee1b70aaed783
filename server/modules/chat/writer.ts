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

/** More in one transaction would keep the first of them waiting. */
const MOST = 100;
/** Conversations whose two are remembered, until one is handed over: that node forgets it which finds it so. */
const KNOWN = 20_000;
const writers = new WeakMap<DatabaseConnection, (draft: Draft) => Promise<Outcome>>();

/** Says words, one writer for a node, so that what is said at once is committed at once. */
export function writerOf(context: WriterContext): (draft: Draft) => Promise<Outcome> {
  const known = writers.get(context.connection);
  if (known) return known;
  const pairs = new Map<string, ChatRow>();
  const writer = inBatches<Draft, Outcome>((drafts) => write(context, pairs, drafts), MOST);
  writers.set(context.connection, writer);
  return writer;
}

/** Most messages are plain words between two who are both here; the rest take the longer way. */
async function write(context: WriterContext, pairs: Map<string, ChatRow>, drafts: readonly Draft[]): Promise<Outcome[]> {
  const now = context.now();
  const plain = await plainAmong(context, pairs, drafts);
  const places = plain.size > 0 ? await storeTexts(context.connection, [...plain.values()], now) : new Map<string, number>();
  const rest = drafts.filter((draft) => !places.has(draft.id) || !plain.has(draft));
  const present = (userIds: string[]) => context.realtime.present(userIds);
  const longer = rest.length > 0 ? await context.db.transaction((tx) => writeMessages(tx, rest, now, present)) : [];
  const outcomes = new Map(rest.map((draft, place) => [draft, longer[place] as Outcome]));
  const said = drafts.map((draft): Outcome => {
    const outcome = outcomes.get(draft);
    if (outcome) return outcome;
    const { id, chatId, senderId, kind, body } = draft;
    const offset = places.get(id) as number;
    const row = { id, chatId, offset, changedOffset: offset, senderId, kind, body, recalledAt: null, createdAt: now };
    return { row, chat: pairs.get(chatId) as ChatRow, isNew: true, moved: null, notified: [], automatic: null };
  });
  // Only now: of one conversation some may have been said so, and others not.
  for (const { id, chatId } of plain.keys()) if (!places.has(id)) pairs.delete(chatId);
  return said;
}

/**
 * Words that need no warning, for readers who need no notification. Of the same message twice the second is none of them, and where one is not,
 * nothing in its conversation is: what was said first comes first.
 */
async function plainAmong(context: WriterContext, pairs: Map<string, ChatRow>, drafts: readonly Draft[]): Promise<Map<Draft, Addressed>> {
  const ids = new Set<string>();
  const once = drafts.filter(({ id, text }) => !ids.has(id) && ids.add(id) && warningsIn(text ?? '').length === 0);
  for (const { chatId, senderId } of once) {
    const known = pairs.get(chatId);
    // Who is neither of the two may be who took it over.
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
