import { z } from 'zod';
import { outgoingMessage } from '../../../contract/chat-records.ts';
import type { Pending } from '../../machines/chatRoom/outbox.ts';
import { DRAFT } from '../traceKeys.ts';

/** Messages written on this device that aren't known to have arrived, and unsent input. Signing out deletes both. */
const outboxKey = (userId: string, chatId: string) => `${DRAFT}chat-outbox-${userId}-${chatId}`;
const wordsKey = (userId: string, chatId: string) => `${DRAFT}chat-words-${userId}-${chatId}`;

const storedOutbox = z.object({
  version: z.literal(1),
  outbox: z.array(
    z.object({
      message: outgoingMessage,
      status: z.enum(['queued', 'sending', 'failed']),
      writtenAt: z.string(),
      label: z.string().nullable(),
      refusal: z.enum(['phoneMissing', 'tooMany', 'notAllowed', 'gone']).nullable(),
    }),
  ),
});

/** What this tab last read or stored of each outbox. Other tabs may have stored messages of their own since. */
const known = new Map<string, readonly Pending[]>();

const idOf = ({ message }: Pending) => message.id;
const idsOf = (outbox: readonly Pending[]) => new Set(outbox.map(idOf));

/** Stores what changed in this tab. Messages of other tabs stay as they are, and one that another tab sent or discarded doesn't come back. */
export function storeOutbox(userId: string, chatId: string, outbox: readonly Pending[]): void {
  const key = outboxKey(userId, chatId);
  const before = known.get(key) ?? [];
  known.set(key, outbox);
  const [was, is] = [idsOf(before), idsOf(outbox)];
  const changed = new Map(outbox.filter((one) => !before.includes(one)).map((one) => [idOf(one), one]));
  try {
    const stored = storedIn(localStorage.getItem(key));
    const ids = idsOf(stored);
    const left = stored.filter((one) => is.has(idOf(one)) || !was.has(idOf(one))).map((one) => changed.get(idOf(one)) ?? one);
    const merged = [...left, ...outbox.filter((one) => !was.has(idOf(one)) && !ids.has(idOf(one)))];
    if (merged.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ version: 1, outbox: merged }));
  } catch {
    // Storage is blocked or full: they wait as long as the page is open.
  }
}

/** In the order they were written. A message in progress when the page closed may have arrived or not: the server recognizes its id. */
export function outboxOf(userId: string, chatId: string): Pending[] {
  const key = outboxKey(userId, chatId);
  let outbox: Pending[] = [];
  try {
    outbox = storedIn(localStorage.getItem(key)).map((one) => ({ ...one, status: one.status === 'sending' ? 'queued' : one.status }));
  } catch {
    // Storage is blocked.
  }
  known.set(key, outbox);
  return outbox;
}

/**
 * Calls back with the id of each message that another tab sent or discarded.
 * @returns stops watching
 */
export function watchSettled(userId: string, chatId: string, listener: (id: string) => void): () => void {
  const key = outboxKey(userId, chatId);
  const hearStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    const left = idsOf(storedIn(event.newValue));
    for (const one of storedIn(event.oldValue)) if (!left.has(idOf(one))) listener(idOf(one));
  };
  window.addEventListener('storage', hearStorage);
  return () => window.removeEventListener('storage', hearStorage);
}

function storedIn(text: string | null): Pending[] {
  try {
    const read = storedOutbox.safeParse(JSON.parse(text ?? 'null'));
    return read.success ? read.data.outbox : [];
  } catch {
    return [];
  }
}

export function storeUnsent(userId: string, chatId: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(wordsKey(userId, chatId));
    else localStorage.setItem(wordsKey(userId, chatId), words);
  } catch {
    // The input stays in its field as long as the page is open.
  }
}

export function wordsOf(userId: string, chatId: string): string {
  try {
    return localStorage.getItem(wordsKey(userId, chatId)) ?? '';
  } catch {
    return '';
  }
}
