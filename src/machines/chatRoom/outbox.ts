import type { OutgoingMessage } from '../../../contract/chat-records.ts';
import { moved, type MessageEvent, type MessageStatus } from '../chatMessage/chatMessage.machine.ts';
import type { SendFailure } from './chatRoom.actors.ts';

/** A message of one's own that the server does not have yet, as far as is known. */
export interface Pending {
  message: OutgoingMessage;
  status: MessageStatus;
  /** The instant it was written, on the server's clock. ISO-8601. */
  writtenAt: string;
  /** What is shown of one that is no words, such as a file's name. */
  label: string | null;
  refusal: SendFailure | null;
}

/** The one whose turn it is: they go one after another, in the order they were written. */
export const nextOf = (outbox: readonly Pending[]): Pending | null => outbox.find(({ status }) => status === 'queued') ?? null;

export const sendingOf = (outbox: readonly Pending[]): Pending | null => outbox.find(({ status }) => status === 'sending') ?? null;

/** It did not arrive, and would if it was sent again: what is gone is not there to be sent. */
export const canBeResent = (one: Pending | undefined): boolean => one?.status === 'failed' && one.refusal !== 'gone';

/** Moves one by its chart; one that has arrived or is discarded leaves. */
export function movedIn(outbox: readonly Pending[], id: string, type: MessageEvent['type'], refusal: SendFailure | null = null): Pending[] {
  return outbox
    .map((one) => (one.message.id === id ? { ...one, status: moved(one.status, type), refusal } : one))
    .filter(({ status }) => status === 'queued' || status === 'sending' || status === 'failed');
}
