import type { OutgoingMessage } from '../../../contract/chat-records.ts';
import { moved, type MessageEvent, type MessageStatus } from '../chatMessage/chatMessage.machine.ts';
import type { SendFailure } from './chatRoom.actors.ts';

/** An own message that the server doesn't have yet, as far as we know. */
export interface Pending {
  message: OutgoingMessage;
  status: MessageStatus;
  /** When it was written, on the server's clock. ISO-8601. */
  writtenAt: string;
  /** What is shown for a message without text, such as a file name. */
  label: string | null;
  refusal: SendFailure | null;
}

/** The message whose turn it is: they are sent one after another, in the order they were written. */
export const nextOf = (outbox: readonly Pending[]): Pending | null => outbox.find(({ status }) => status === 'queued') ?? null;

export const sendingOf = (outbox: readonly Pending[]): Pending | null => outbox.find(({ status }) => status === 'sending') ?? null;

/** It didn't arrive and can be sent again, unless its content no longer exists. */
export const canBeResent = (one: Pending | undefined): boolean => one?.status === 'failed' && one.refusal !== 'gone';

/** Moves one message by its chart; delivered and discarded messages are removed. */
export function movedIn(outbox: readonly Pending[], id: string, type: MessageEvent['type'], refusal: SendFailure | null = null): Pending[] {
  return outbox
    .map((one) => (one.message.id === id ? { ...one, status: moved(one.status, type), refusal } : one))
    .filter(({ status }) => status === 'queued' || status === 'sending' || status === 'failed');
}
