import { fromCallback, fromPromise } from 'xstate';
import type { Chat, ChatMarks, ChatMessage, ChatRole, OutgoingMessage, Presence } from '../../../contract/chat-records.ts';
import { missing } from '../missing.ts';

/** What is known of a conversation after entering it, or after asking for what was missed. */
export interface RoomNews {
  chat: Chat;
  /** The newest, or each that came or changed since, in order. */
  messages: ChatMessage[];
  /** There are older ones; null where only what was missed was asked for. */
  more: boolean | null;
  /** The offset that is known with them. */
  known: number;
}
export type JoinAnswer = ({ ok: true } & RoomNews) | { ok: false };

/** `phoneMissing`: one has no number to exchange; `tooMany`: too much in a short while; `gone`: what was to be sent was deleted meanwhile. */
export type SendFailure = 'phoneMissing' | 'tooMany' | 'notAllowed' | 'gone';
export type SendAnswer = { ok: true; message: ChatMessage } | { ok: false; failure: SendFailure };
export type ActFailure = SendFailure | 'tooLate' | 'answered';
export type ActAnswer = { ok: true; message: ChatMessage } | { ok: false; failure: ActFailure };
/** What one does with a message that is there: takes it back, or answers what it asks. */
export type Act = { id: string; does: 'recall' } | { id: string; does: 'answer'; isAccepted: boolean; resumeId: string | null };

export type RoomEvent =
  | { type: 'line.lost' }
  | { type: 'line.restored' }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'marks.arrived'; role: ChatRole; marks: ChatMarks }
  | { type: 'presence.arrived'; presence: Presence }
  | { type: 'typing.heard' };

export const chatRoomActors = {
  /** Enters the conversation, or, with an offset, fetches all that came and changed after it. Not there any more is an answer. */
  joinRoom: fromPromise<JoinAnswer, { chatId: string; known: number | null }>(missing('joinRoom')),
  /** Says something: with its id, so that said twice it is one. */
  sendMessage: fromPromise<SendAnswer, { chatId: string; message: OutgoingMessage }>(missing('sendMessage')),
  loadOlder: fromPromise<{ messages: ChatMessage[]; more: boolean }, { chatId: string; before: number }>(missing('loadOlder')),
  doAct: fromPromise<ActAnswer, { chatId: string; act: Act }>(missing('doAct')),
  /** Tells RoomEvents of this conversation, until it is stopped. */
  watchRoom: fromCallback<RoomEvent, { chatId: string }>(missing('watchRoom')),
};
