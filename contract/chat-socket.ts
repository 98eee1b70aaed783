import { z } from 'zod';
import type { ChangesPage } from './chat-messages.ts';
import { chatMarks, chatMessage, chatRole, outgoingMessage, presence, type ChatMessage } from './chat-records.ts';
import type { ErrorName } from './errors.ts';
import { uuid } from './fields.ts';
import { changed } from './realtime.ts';
import { CHATTING, type CompanyAccess } from './team-rules.ts';

/**
 * What is sent through the socket (socket.io at /socket.io, authenticated by the session cookie). Nothing is available only here: a browser that
 * missed something fetches the changes of a chat (`chat.sync`), and everything else with its usual call.
 * Order: for each chat, a browser stores the offset it knows. It applies a message whose `changed_offset` is the next one. A higher one means there
 * is a gap, which `chat.sync` fills. A lower or equal one is a duplicate.
 */

/** What a recruiter needs for each of these, as in the declaration of a call (call.ts). */
export const SOCKET_ACCESS: CompanyAccess = { rows: 'own', permission: CHATTING };

/** From the browser. Each is acknowledged with an `Acknowledged`. */
export const fromBrowser = {
  'message.send': z.object({ chat_id: uuid, message: outgoingMessage }),
  'chat.sync': z.object({ chat_id: uuid, known: z.number().int().min(0) }),
  'chat.mark': z.object({ chat_id: uuid, marks: chatMarks.partial() }),
  'chat.typing': z.object({ chat_id: uuid }),
};

/** To the browser. */
export const toBrowser = {
  /** A new or changed message, sent after the commit. */
  message: chatMessage,
  /** How far the other person, or another window of the same person, has read. */
  marks: z.object({ chat_id: uuid, role: chatRole, marks: chatMarks }),
  /** The other person is typing. Expires after 5 s without another. */
  typing: z.object({ chat_id: uuid, role: chatRole }),
  /** Someone the person has a chat with came online or left. Their label changes with time, so browsers fetch it again now and then. */
  presence,
  changed,
  /** The session has ended. The server disconnects after this. */
  'session.ended': z.null(),
};

export type FromBrowser = { [Name in keyof typeof fromBrowser]: z.input<(typeof fromBrowser)[Name]> };
export type ToBrowser = { [Name in keyof typeof toBrowser]: z.output<(typeof toBrowser)[Name]> };

/** The reply to each, if it isn't refused. */
export interface Answers {
  'message.send': ChatMessage;
  'chat.sync': ChangesPage;
  'chat.mark': null;
  'chat.typing': null;
}

/** `retry_after`: seconds, with `tooManyAttempts`. `message` is in the language of the connection. */
export type Acknowledged<T> = { ok: true; data: T } | { ok: false; error: ErrorName; code: number; message: string; retry_after?: number };
