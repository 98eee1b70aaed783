// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { chatListFlow } from '../../machines/chatList/chatList.fixtures.ts';
import { chat } from '../../machines/chatRoom/chat.samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { ChatList } from './ChatList.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/chat/chatList.ts', async () => ({ chatList: (await import('../../machines/chatList/chatList.machine.ts')).chatListMachine }));

const menu = words('chat:row.menu', { name: chat.other.name });
const choose = (key: string) => async (user: UserEvent, screen: Screen) => {
  await user.click(screen.getByLabelText(menu));
  await user.click(screen.getByText(words(key), { selector: '[role=menuitem]' }));
};
const list = () => document.querySelector(`section[aria-label="${words('chat:list')}"]`);
const isRefreshing = () => {
  if (list()?.getAttribute('aria-busy') !== 'true') throw new Error('it is not busy');
};
const isShown = () => {
  if (!document.querySelector('ul')) throw new Error('there is no list');
  if (list()?.getAttribute('aria-busy') === 'true') throw new Error('it is busy');
  for (const key of ['chat:list.offline', 'chat:list.failed']) if (document.body.textContent.includes(words(key))) throw new Error(`it says ${key}`);
};
const isQuiet = () => {
  const more = words('chat:list.more');
  const busy = [...document.querySelectorAll('[role=alertdialog], button[aria-busy=true]')].filter(({ textContent }) => !textContent.includes(more));
  if (busy.length > 0) throw new Error('something is in progress');
  for (const key of ['chat:notChanged', 'chat:removed', 'chat:notRemoved', 'common:undo'])
    if (document.body.textContent.includes(words(key))) throw new Error(`it says ${key}`);
};
/** The conversation whose action is running; if it left the list in the meantime, nothing shows that. */
const isBusyRow = (screen: Screen) => {
  const row = screen.queryByLabelText(menu);
  if (row && row.getAttribute('aria-busy') !== 'true') throw new Error('its row is not busy');
  if (!row) isQuiet();
};

viewPaths(chatListFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <ChatList base="/chat" side="seeker" openId={null} offer={null} />
    </Frame>
  ),
  gestures: {
    'filter.chosen': press('chat:filter.unread'),
    'more.requested': press('chat:list.more'),
    'load.retried': press('common:retry'),
    'chats.changed': fromElsewhere('sent by the server'),
    'presence.arrived': fromElsewhere('sent by the server'),
    'change.requested': choose('chat:row.pin'),
    'chat.dismissed': choose('chat:row.dismiss'),
    'undo.requested': press('common:undo'),
    'removal.requested': choose('chat:row.delete'),
    'removal.confirmed': press('chat:removal.confirm'),
    'removal.declined': press('chat:removal.keep'),
  },
  // A pinned conversation offers to be unpinned; nothing behind a dialog can be clicked.
  cannot: (event, before) =>
    (event.type === 'change.requested' && before.context.chats.some(({ id, is_pinned }) => id === chat.id && is_pinned)) ||
    (before.matches({ doing: 'confirmingRemoval' }) && !/^(removal|chats|presence)\./.test(event.type)),
  shows: {
    'list.loading': (screen) => screen.getByRole('status', { name: words('chat:list.loading') }),
    'list.refreshing': isRefreshing,
    'list.widening': offers('chat:list.more', { busy: true }),
    'list.shown': isShown,
    'list.empty': (screen) => screen.getByText((text) => text === words('chat:empty.all') || text === words('chat:empty.unread')),
    'list.offline': says('chat:list.offline'),
    'list.failed': says('chat:list.failed'),
    'doing.resting.idle': isQuiet,
    'doing.resting.notChanged': says('chat:notChanged'),
    'doing.resting.dismissed': both((screen) => screen.getByText(/^Moved your chat with|^We couldn’t undo that/), offers('common:undo')),
    'doing.resting.removed': says('chat:removed'),
    'doing.resting.notRemoved': says('chat:notRemoved'),
    'doing.changing': isBusyRow,
    'doing.dismissing': isBusyRow,
    'doing.restoring': offers('common:undo', { busy: true }),
    'doing.confirmingRemoval': both(says('chat:removal.title'), offers('chat:removal.keep')),
    'doing.removing': isBusyRow,
  },
  alike: [[['doing.changing', 'doing.dismissing', 'doing.removing'], 'its row is at work, whatever was chosen in its menu']],
});
