// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { postingsFlow } from '../../machines/postings/postings.fixtures.ts';
import { Postings } from './Postings.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/postings/postings.ts', async () => ({
  postings: (await import('../../machines/postings/postings.machine.ts')).postingsMachine,
}));

const TITLES: Readonly<Record<number, string>> = { 7: 'Accountant', 8: 'Bookkeeper' };
const fromMenu = async (user: UserEvent, screen: Screen, id: number, move: string) => {
  await user.click(screen.getByRole('button', { name: words('postings:more', { title: TITLES[id] }) }));
  await user.click(screen.getByRole('menuitem', { name: words(`postings:move.${move}`) }));
};
const shows = (screen: Screen) => screen.getByRole('list', { name: words('postings:list') });
const quiet = (screen: Screen) => {
  shows(screen);
  if (screen.queryByRole('alert') ?? screen.queryByRole('status') ?? screen.queryByRole('alertdialog')) throw new Error('a message is shown');
  if (document.querySelector('button[aria-busy=true]')) throw new Error('something is in progress');
};
const isBusy = () => {
  if (!document.querySelector('button[aria-busy=true]')) throw new Error('nothing is in progress');
};

viewPaths(postingsFlow)({
  view: () => (
    <Hiring at="/employer/jobs">
      <Postings tab="open" page={1} />
    </Hiring>
  ),
  gestures: {
    'load.retried': (user, screen, _, leaves) =>
      user.click(screen.getByRole('button', { name: words(leaves.includes('ready.outcome.outdated') ? 'postings:outdated.action' : 'common:retry') })),
    'move.requested': (user, screen, { id, move }) =>
      move === 'confirm' ? user.click(screen.getByRole('button', { name: words('postings:move.confirm') })) : fromMenu(user, screen, id, move),
    'move.confirmed': press('postings:ask.close.confirm'),
    'move.dismissed': press('postings:ask.keep'),
    'move.undone': press('postings:undo'),
    'move.retried': press('common:retry'),
    'list.changed': fromElsewhere('a colleague, another device or the server’s clock does it'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('postings:loading') }),
    disconnected: both(says('postings:disconnected'), offers('common:retry')),
    unloadable: both(says('postings:unloadable.title'), offers('common:retry')),
    'ready.outcome.none': quiet,
    'ready.list.current': shows,
    'ready.list.refreshing': shows,
    'ready.outcome.moved': (screen) => {
      const message = screen.getByRole('status').textContent ?? '';
      if (!/“(Accountant|Bookkeeper)”/.test(message)) throw new Error(`it says ${message}`);
    },
    'ready.outcome.refused': says('postings:refused'),
    'ready.outcome.full': both(says('postings:full'), offers('postings:full.action')),
    'ready.outcome.unconfirmed': both(says('postings:unconfirmed'), offers('postings:unconfirmed.action')),
    'ready.outcome.outdated': both(says('postings:outdated'), offers('postings:outdated.action')),
    'ready.outcome.notMoved': both(says('postings:notMoved'), offers('common:retry')),
    confirming: both((screen) => screen.getByRole('alertdialog'), says('postings:ask.close.text')),
    moving: isBusy,
    following: isBusy,
  },
  alike: [
    [['ready.list.current', 'ready.list.refreshing'], 'what is shown stays until the news is there'],
    [['moving', 'following'], 'one press is one step: it is done, and shown once the list counts it'],
  ],
});
