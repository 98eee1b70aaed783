// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat, message } from '../../machines/chatRoom/chat.samples.ts';
import type { chatRoomMachine } from '../../machines/chatRoom/chatRoom.machine.ts';
import { seekerSession } from '../../machines/samples.ts';
import { Messages } from './Messages.tsx';

/** Tells that something came to another size. */
let resize = () => {};
let height = 0;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told;
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

test('what comes to its size later, as an interview does, leaves the newest in sight', () => {
  const log = open();
  expect(log.scrollTop).toBe(1_000);
  grow(1_500);
  expect(log.scrollTop).toBe(1_500);
  // It may grow before the browser tells of the scrolling that was done.
  height = 2_500;
  fireEvent.scroll(log);
  grow(2_500);
  expect(log.scrollTop).toBe(2_500);
});

test('who went up to read stays there, and who came back to the end is taken along again', () => {
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

test('how far one’s own messages have come is said once, under the newest that came so far', () => {
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
