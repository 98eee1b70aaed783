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
 * One message of one's own, from being written to being read. No calls and no timers: a room moves each of its messages by it, so that none is
 * said to be further than it is. What was on its way when the connection went waits again: its id keeps it from being doubled.
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

/** The state an event brings a message to; the same one where it changes nothing. */
export function moved(status: MessageStatus, type: MessageEvent['type']): MessageStatus {
  const before = chatMessageMachine.resolveState({ value: status });
  return getNextSnapshot(chatMessageMachine, before, { type }).value as MessageStatus;
}
