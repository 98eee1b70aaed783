import { getNextSnapshot, setup } from 'xstate';

export type MessageEvent =
  | { type: 'sending.begun' }
  | { type: 'connection.lost' }
  | { type: 'message.accepted' }
  | { type: 'message.refused' }
  | { type: 'message.resent' }
  | { type: 'message.discarded' }
  | { type: 'message.delivered' }
  | { type: 'message.read' }
  | { type: 'message.recalled' };

/**
 * One message of the user, from written to read. No calls and no timers: a room moves each of its messages with it, so that none claims a state it
 * hasn't reached. A message whose connection broke waits again: its id prevents duplicates.
 */
export const chatMessageMachine = setup({ types: {} as { events: MessageEvent } }).createMachine({
  id: 'chatMessage',
  initial: 'queued',
  states: {
    queued: { on: { 'sending.begun': 'sending', 'message.accepted': 'sent', 'message.discarded': 'discarded' } },
    sending: { on: { 'message.accepted': 'sent', 'message.refused': 'failed', 'connection.lost': 'queued' } },
    failed: { on: { 'message.resent': 'queued', 'message.accepted': 'sent', 'message.discarded': 'discarded' } },
    sent: { on: { 'message.delivered': 'delivered', 'message.read': 'read', 'message.recalled': 'recalled' } },
    delivered: { on: { 'message.read': 'read', 'message.recalled': 'recalled' } },
    read: { on: { 'message.recalled': 'recalled' } },
    recalled: { type: 'final' },
    discarded: { type: 'final' },
  },
});

export type MessageStatus = 'queued' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read' | 'recalled' | 'discarded';

/** The state after an event; the same state if the event changes nothing. */
export function moved(status: MessageStatus, type: MessageEvent['type']): MessageStatus {
  const before = chatMessageMachine.resolveState({ value: status });
  return getNextSnapshot(chatMessageMachine, before, { type }).value as MessageStatus;
}
