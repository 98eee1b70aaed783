import type { Chat, ChatMessage, Presence } from '../../../contract/chat-records.ts';
import { jobCard } from '../samples.ts';

/** Conversations and messages for the charts' fixtures and journeys. */
const id = (tail: string) => `4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f${tail}`;
const at = '2026-01-10T09:00:00Z';

export const message = (
  tail: string,
  offset: number,
  more: Partial<Pick<ChatMessage, 'sender' | 'changed_offset' | 'warnings'>> = {},
  text = `Words ${offset}`,
) =>
  ({
    id: id(tail),
    chat_id: id('0001'),
    offset,
    changed_offset: offset,
    sender: 'employer',
    warnings: [],
    created_at: at,
    recalled_at: null,
    kind: 'text',
    body: { text },
    ...more,
  }) satisfies ChatMessage;

export const chat: Chat = {
  id: id('0001'),
  role: 'seeker',
  other: {
    user_id: id('0002'),
    name: 'Ben Cruz',
    avatar: null,
    avatar_hue: 265,
    is_identity_verified: false,
    is_demo: false,
    is_online: true,
    activity: 'justNow',
  },
  company: jobCard.company,
  job: { id: jobCard.id, title: jobCard.title, url: jobCard.url, status: 'open' },
  application: null,
  last_message: message('1002', 2),
  last_message_at: at,
  last_offset: 2,
  unread: 1,
  mine: { delivered_offset: 2, read_offset: 1 },
  others: { delivered_offset: 2, read_offset: 2 },
  is_pinned: false,
  is_muted: false,
  is_starred: false,
  is_not_interested: false,
  is_answered: true,
  kept_until: '2026-02-09T09:00:00Z',
  days_left: 30,
};

/** The other participant of `chat`, who left a moment ago. */
export const left: Presence = { user_id: chat.other.user_id, is_online: false, activity: 'justNow' };

export const otherChat: Chat = { ...chat, id: id('0003'), unread: 0, other: { ...chat.other, user_id: id('0004'), name: 'Mia Lim', is_online: false } };
