import { fromCallback, fromPromise } from 'xstate';
import type { Chat, ChatMarks, ChatMessage, ChatRole, OutgoingMessage, Presence } from '../../../contract/chat-records.ts';
import { missing } from '../missing.ts';

/** The state of a conversation after entering it, or after fetching what was missed. */
export interface RoomNews {
  chat: Chat;
  /** The newest, or all that were sent or changed since, in order. */
  messages: ChatMessage[];
  /** There are older ones; null if only missed ones were requested. */
  more: boolean | null;
  /** The offset up to which everything is known. */
  known: number;
}
export type JoinAnswer = ({ ok: true } & RoomNews) | { ok: false };

/** `phoneMissing`: the user has no phone number to exchange; `tooMany`: rate limit; `gone`: what was to be sent was deleted in the meantime. */
export type SendFailure = 'phoneMissing' | 'tooMany' | 'notAllowed' | 'gone';
export type SendAnswer = { ok: true; message: ChatMessage } | { ok: false; failure: SendFailure };
export type ActFailure = SendFailure | 'tooLate' | 'answered';
export type ActAnswer = { ok: true; message: ChatMessage } | { ok: false; failure: ActFailure };
/** An action on an existing message: unsend it, or answer its question. */
export type Act = { id: string; does: 'recall' } | { id: string; does: 'answer'; isAccepted: boolean; resumeId: string | null };

export type RoomEvent =
  | { type: 'line.lost' }
  | { type: 'line.restored' }
  | { type: 'message.arrived'; message: ChatMessage }
  /** By the user, here or in another tab, where it may also have been sent. */
  | { type: 'message.discarded'; id: string }
  | { type: 'marks.arrived'; role: ChatRole; marks: ChatMarks }
  | { type: 'presence.arrived'; presence: Presence }
  | { type: 'typing.heard' };

export const chatRoomActors = {
  /**
   * Enters the conversation or, given an offset, fetches everything sent and changed after it. A conversation that no longer exists is an answer, not
   * an error.
   */
  joinRoom: fromPromise<JoinAnswer, { chatId: string; known: number | null }>(missing('joinRoom')),
  /** Sends a message. Its id prevents duplicates. */
  sendMessage: fromPromise<SendAnswer, { chatId: string; message: OutgoingMessage }>(missing('sendMessage')),
  loadOlder: fromPromise<{ messages: ChatMessage[]; more: boolean }, { chatId: string; before: number }>(missing('loadOlder')),
  doAct: fromPromise<ActAnswer, { chatId: string; act: Act }>(missing('doAct')),
  /** Sends the RoomEvents of this conversation until it is stopped. */
  watchRoom: fromCallback<RoomEvent, { chatId: string }>(missing('watchRoom')),
};
