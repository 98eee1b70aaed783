// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, fill, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { chatRoomFlow } from '../../machines/chatRoom/chatRoom.fixtures.ts';
import { chat } from '../../machines/chatRoom/chat.samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { ChatRoom } from './ChatRoom.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/chat/chatRoom.ts', async () => {
  const { chatRoomMachine } = await import('../../machines/chatRoom/chatRoom.machine.ts');
  return { chatRoomOf: () => chatRoomMachine, reportRead: () => {}, reportTyping: () => {} };
});
// The id of the message that the path writes.
vi.mock('../../lib/uuid.ts', () => ({ randomUuid: () => '4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013' }));
// The samples are long in the past.
vi.mock('../../services/serverClock.ts', () => ({
  onThisDevice: () => new Date().toISOString(),
  toShow: () => new Date().toISOString(),
  serverInstantIn: () => '2026-01-10T09:00:00Z',
}));

const fromSocket = fromElsewhere('sent by the socket');
const room = () => document.querySelector(`section[aria-label="${words('chat:room', { name: chat.other.name })}"]`);
const isLive = () => {
  if (room()?.getAttribute('data-line') !== 'live') throw new Error('it is not live');
};
const sends = (screen: Screen) => {
  screen.getByText(words('chat:status.sending'));
};
const idle = () => {
  isLive();
  if (document.body.textContent.includes(words('chat:status.sending'))) throw new Error('something is being sent');
};
const isJoining = (screen: Screen) =>
  room()
    ? room()?.getAttribute('data-line') === 'joining'
      ? undefined
      : fail('it is not joining')
    : screen.getByRole('status', { name: words('chat:room.joining') });
const fail = (text: string): never => {
  throw new Error(text);
};
/** Older messages are shown in a visible room; a conversation that no longer exists shows none. */
const older = (look: (screen: Screen) => unknown) => (screen: Screen) => (room() ? look(screen) : undefined);
const saysOlder = (key: string) => older(says(key));
const silent =
  (...keys: string[]) =>
  () => {
    for (const key of keys) if (document.body.textContent.includes(words(key).split('{{')[0] || words(key).split('}}')[1] || '')) fail(`it says ${key}`);
  };

viewPaths(chatRoomFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <ChatRoom chatId={chat.id} userId="u-1" base="/chat" />
    </Frame>
  ),
  gestures: {
    'line.lost': fromSocket,
    'line.restored': fromSocket,
    'message.arrived': fromSocket,
    'marks.arrived': fromSocket,
    'presence.arrived': fromSocket,
    'typing.heard': fromSocket,
    'room.retried': press('common:retry'),
    'older.requested': (user, screen, _, leaves) => press(leaves.includes('older.failed') ? 'common:retry' : 'chat:older')(user, screen),
    'message.written': async (user, screen, { message }, _, send) => {
      const box = screen.queryByRole('textbox', { name: words('chat:composer') });
      if (!box || message.kind !== 'text') return send({ type: 'message.written', message, at: '2026-01-10T09:00:00Z', label: null });
      await fill(user, box, message.body.text);
      await user.keyboard('{Enter}');
    },
    'message.resent': press('chat:message.resend'),
    'message.discarded': (user, screen, event, _, send) =>
      screen.queryByRole('button', { name: words('chat:message.discard') }) ? press('chat:message.discard')(user, screen) : send(event),
    'act.requested': async (user, screen) => {
      await user.click(screen.getAllByRole('button', { name: words('chat:message.menu') })[0] as HTMLElement);
      await user.click(screen.getByRole('menuitem', { name: words('chat:message.recall') }));
    },
  },
  // In a hidden room, and twice for the same message, nothing can be clicked.
  cannot: (event, before) =>
    ((before.matches({ line: 'gone' }) || before.context.chat === null) && ['act.requested', 'older.requested'].includes(event.type)) ||
    (event.type === 'act.requested' && before.context.messages.every(({ kind, sender }) => kind === 'recalled' || sender !== 'seeker')),
  shows: {
    'line.joining': isJoining,
    'line.live.idle': idle,
    'line.live.filling': idle,
    'line.live.sending': both(isLive, sends),
    'line.offline': says('chat:room.offline'),
    'line.failed': says('chat:room.failed'),
    'line.gone': says('chat:room.gone'),
    'older.resting': silent('chat:older.failed'),
    'older.loading': older(offers('chat:older', { busy: true })),
    'older.failed': saysOlder('chat:older.failed'),
    'typing.quiet': silent('chat:typing'),
    'typing.heard': older(says('chat:typing')),
    'acting.resting.idle': silent('chat:refusal.tooLate', 'chat:act.failed'),
    'acting.resting.refused': saysOlder('chat:refusal.tooLate'),
    'acting.resting.failed': saysOlder('chat:act.failed'),
    'acting.acting': older(
      (screen) => screen.getAllByRole('button', { name: words('chat:message.menu') }).find((one) => one.getAttribute('aria-busy')) ?? fail('none is at work'),
    ),
  },
  alike: [[['line.live.idle', 'line.live.filling'], 'what was missed comes in by itself; nobody has to know that it was']],
});
