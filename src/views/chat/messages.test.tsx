// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat, message } from '../../machines/chatRoom/chat.samples.ts';
import type { chatRoomMachine } from '../../machines/chatRoom/chatRoom.machine.ts';
import { seekerSession } from '../../machines/samples.ts';
import { Messages } from './Messages.tsx';

/** Reports a changed size. */
let resize = () => {};
let height = 0;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const state = {
  context: { messages: [message('1001', 1), message('1002', 2)], outbox: [], more: false, act: null },
  matches: () => false,
} as unknown as SnapshotFrom<typeof chatRoomMachine>;

function open(): HTMLElement {
  height = 1_000;
  render(
    <Frame session={seekerSession}>
      <Messages state={state} chat={chat} send={() => {}}>
        {null}
      </Messages>
    </Frame>,
  );
  return screen.getByRole('log', { name: words('chat:messages') });
}
function grow(to: number) {
  height = to;
  resize();
}

test('a late size change, such as an interview card’s, keeps the newest message in view', () => {
  const log = open();
  expect(log.scrollTop).toBe(1_000);
  grow(1_500);
  expect(log.scrollTop).toBe(1_500);
  // It may grow before the browser reports its scroll position.
  height = 2_500;
  fireEvent.scroll(log);
  grow(2_500);
  expect(log.scrollTop).toBe(2_500);
});

test('scrolling up stops following the newest message, and returning to the end resumes it', () => {
  const log = open();
  const go = (to: number) => {
    log.scrollTop = to;
    fireEvent.scroll(log);
  };
  go(600);
  go(100);
  grow(1_500);
  expect(log.scrollTop).toBe(100);
  go(1_100);
  grow(1_900);
  expect(log.scrollTop).toBe(1_900);
});

test('the delivery status of own messages is shown once, below the newest with that status', () => {
  const own = [message('1001', 1), message('1002', 2), message('1003', 3)].map((one) => ({ ...one, sender: chat.role }));
  const read = { ...chat, others: { delivered_offset: 3, read_offset: 2 } };
  render(
    <Frame session={seekerSession}>
      <Messages state={{ ...state, context: { ...state.context, messages: own } } as typeof state} chat={read} send={() => {}}>
        {null}
      </Messages>
    </Frame>,
  );
  const under = (id: string) => document.querySelector(`[data-message="${id}"]`)?.querySelector('[data-status]')?.textContent;
  expect([own[0]?.id, own[1]?.id, own[2]?.id].map((id) => under(id as string))).toEqual([undefined, words('chat:status.read'), words('chat:status.delivered')]);
});
