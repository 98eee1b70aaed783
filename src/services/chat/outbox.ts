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

export function storeOutbox(userId: string, chatId: string, outbox: readonly Pending[]): void {
  try {
    if (outbox.length === 0) localStorage.removeItem(outboxKey(userId, chatId));
    else localStorage.setItem(outboxKey(userId, chatId), JSON.stringify({ version: 1, outbox }));
  } catch {
    // Storage is blocked or full: they wait as long as the page is open.
  }
}

/** In the order they were written. A message in progress when the page closed may have arrived or not: the server recognizes its id. */
export function outboxOf(userId: string, chatId: string): Pending[] {
  try {
    const read = storedOutbox.safeParse(JSON.parse(localStorage.getItem(outboxKey(userId, chatId)) ?? 'null'));
    return read.success ? read.data.outbox.map((one) => ({ ...one, status: one.status === 'sending' ? 'queued' : one.status })) : [];
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
