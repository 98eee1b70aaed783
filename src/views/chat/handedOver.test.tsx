// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat, message, otherChat } from '../../machines/chatRoom/chat.samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { ChatRoom } from './ChatRoom.tsx';

const server = vi.hoisted(() => ({ chat: null as unknown, messages: [] as unknown[], heard: new Set<(message: unknown) => void>() }));

vi.mock('../../services/realtime.ts', () => ({
  ask: () => new Promise(() => {}),
  hear: (name: string, listener: (message: unknown) => void) => {
    if (name === 'message') server.heard.add(listener);
    return () => {};
  },
  watchChanged: () => () => {},
  watchLine: (listener: (line: string) => void) => {
    listener('live');
    return () => {};
  },
}));
vi.mock('../../services/api.ts', () => ({
  onCallFailed: () => () => {},
  api: async (name: string) => {
    const last = (server.messages as ChatMessage[]).at(-1)?.offset ?? 0;
    const page = { messages: server.messages, more: false, last_offset: last };
    return { data: name === 'getChat' ? { ...(server.chat as Chat), last_offset: last } : page };
  },
}));

const by = (kind: 'handedOver' | 'hiringEnded', offset: number, body: object) =>
  ({ ...message(`10${offset}0`, offset, { sender: 'system' }), kind, body }) as unknown as ChatMessage;
/** Delivers a message over the socket, with the changed conversation. */
const comes = (values: ChatMessage, now: Partial<Chat>) =>
  act(async () => {
    server.chat = { ...(server.chat as Chat), ...now };
    server.messages = [...server.messages, values];
    for (const listener of server.heard) listener(values);
  });

test('an open room learns who speaks for the company now, and where it continues; if nobody answers anymore, nothing can be written', async () => {
  [server.chat, server.messages] = [chat, [message('1001', 1), message('1002', 2)]];
  render(
    <Frame session={seekerSession}>
      <ChatRoom chatId={chat.id} userId="7" base="/chat" />
    </Frame>,
  );
  await screen.findByRole('heading', { name: 'Ben Cruz' });
  const values = { name: 'Cara Lim', before: 'Ben Cruz', goes_on_in: null };
  await comes(by('handedOver', 3, values), { other: { ...chat.other, name: 'Cara Lim' } });
  await screen.findByRole('heading', { name: 'Cara Lim' });
  screen.getByText(words('chat:handedOver', { ...values, company: chat.company.name }));
  expect(screen.queryByRole('link', { name: words('chat:handedOver.goesOn', values) })).toBeNull();
  screen.getByRole('textbox', { name: words('chat:composer') });

  await comes(by('handedOver', 4, { ...values, goes_on_in: otherChat.id }), { is_answered: false });
  await screen.findByText(words('chat:room.unanswered'));
  expect(screen.getByRole('link', { name: words('chat:handedOver.goesOn', values) }).getAttribute('href')).toBe(`/chat/${otherChat.id}`);
  expect(screen.queryByRole('textbox')).toBeNull();

  await comes(by('hiringEnded', 5, {}), {});
  await screen.findByText(words('chat:hiringEnded', { company: chat.company.name }));
});

test('pending phone number exchanges are canceled, and can no longer be accepted', async () => {
  const lapsed = { status: 'lapsed', answered_at: '2026-01-12T09:00:00Z', phones: null };
  const request = { ...message('1001', 1, { sender: 'employer' }), kind: 'phoneRequest', body: lapsed } as unknown as ChatMessage;
  [server.chat, server.messages] = [chat, [request]];
  render(
    <Frame session={seekerSession}>
      <ChatRoom chatId={chat.id} userId="7" base="/chat" />
    </Frame>,
  );
  await screen.findByText(words('chat:phoneRequest.lapsed', { company: chat.company.name }));
  expect(screen.queryByRole('button', { name: words('chat:phoneRequest.agree') })).toBeNull();
});
