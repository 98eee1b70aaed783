import { z } from 'zod';
import type { ChangesPage } from './chat-messages.ts';
import { chatMarks, chatMessage, chatRole, outgoingMessage, presence, type ChatMessage } from './chat-records.ts';
import type { ErrorName } from './errors.ts';
import { uuid } from './fields.ts';
import { changed } from './realtime.ts';
import { CHATTING, type CompanyAccess } from './team-rules.ts';

/**
 * What goes over the socket (socket.io at /socket.io, by the session's cookie). Nothing is only here: whoever missed something asks for the
 * changes of a conversation (`chat.sync`), and for everything else as ever.
 *
 * Order: a browser keeps, per conversation, the offset it knows. A message whose `changed_offset` is the next one is taken; one that is
 * further on says there is a gap, which `chat.sync` fills; one that is not newer is a double.
 */

/** What a recruiter needs for each of these, as a call declares it (call.ts). */
export const SOCKET_ACCESS: CompanyAccess = { rows: 'own', permission: CHATTING };

/** From the browser; each is acknowledged with an `Acknowledged`. */
export const fromBrowser = {
  'message.send': z.object({ chat_id: uuid, message: outgoingMessage }),
  'chat.sync': z.object({ chat_id: uuid, known: z.number().int().min(0) }),
  'chat.mark': z.object({ chat_id: uuid, marks: chatMarks.partial() }),
  'chat.typing': z.object({ chat_id: uuid }),
};

/** To the browser. */
export const toBrowser = {
  /** A new message, or one that changed; committed before it is told. */
  message: chatMessage,
  /** How far the other, or one's own other window, is. */
  marks: z.object({ chat_id: uuid, role: chatRole, marks: chatMarks }),
  /** The other is typing; forgotten after 5 s without another. */
  typing: z.object({ chat_id: uuid, role: chatRole }),
  /** Somebody one has a chat with came or left. Their label ages by itself, so it is asked for again now and then. */
  presence,
  changed,
  /** The session ended: the server hangs up after this. */
  'session.ended': z.null(),
};

export type FromBrowser = { [Name in keyof typeof fromBrowser]: z.input<(typeof fromBrowser)[Name]> };
export type ToBrowser = { [Name in keyof typeof toBrowser]: z.output<(typeof toBrowser)[Name]> };

/** What each is answered with, when it is not refused. */
export interface Answers {
  'message.send': ChatMessage;
  'chat.sync': ChangesPage;
  'chat.mark': null;
  'chat.typing': null;
}

/** `retry_after`: seconds, with `tooManyAttempts`. `message` is in the connection's language. */
export type Acknowledged<T> = { ok: true; data: T } | { ok: false; error: ErrorName; code: number; message: string; retry_after?: number };
