import type { Chat, ChatMarks, ChatMessage, Presence } from '../../../contract/chat-records.ts';
import { moved, type MessageStatus } from '../chatMessage/chatMessage.machine.ts';

/** Messages in order, each once, in its latest version. */
export function merged(messages: readonly ChatMessage[], news: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(messages.map((one) => [one.id, one]));
  for (const one of news) {
    const before = byId.get(one.id);
    if (!before || before.changed_offset <= one.changed_offset) byId.set(one.id, one);
  }
  return [...byId.values()].toSorted((a, b) => a.offset - b.offset);
}

/** A conversation with the presence of its other participant, if the event is about them. */
export const withPresence = (chat: Chat, { user_id, is_online, activity }: Presence): Chat =>
  chat.other.user_id === user_id ? { ...chat, other: { ...chat.other, is_online, activity } } : chat;

/** Marks only move forward: late reports don't move them back. */
export const furthest = (a: ChatMarks, b: ChatMarks): ChatMarks => ({
  delivered_offset: Math.max(a.delivered_offset, b.delivered_offset),
  read_offset: Math.max(a.read_offset, b.read_offset),
});

/** Delivery status of the user's own message, according to the other participant's marks. */
export function statusOf(message: Pick<ChatMessage, 'offset' | 'recalled_at'>, others: ChatMarks): MessageStatus {
  const sent = moved('queued', 'message.accepted');
  if (message.recalled_at !== null) return moved(sent, 'message.recalled');
  if (message.offset <= others.read_offset) return moved(sent, 'message.read');
  return message.offset <= others.delivered_offset ? moved(sent, 'message.delivered') : sent;
}
