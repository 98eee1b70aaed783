// @vitest-environment jsdom
import { fireEvent, type Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, field, Frame, isBusy, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { acme } from '../../machines/blockCompany/blockCompany.fixtures.ts';
import { blockedCompaniesFlow } from '../../machines/blockedCompanies/blockedCompanies.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import BlockCompanyTab from './BlockCompanyTab.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const name = { name: acme.name };
const search = (screen: Screen) => field(screen, 'blockCompany:search');
const isQuiet = () => {
  const texts = ['news.gone', 'news.offline'].map((key) => words(`blockCompany:${key}`));
  const { textContent } = document.body;
  if (
    texts.some((text) => textContent.includes(text)) ||
    [...document.querySelectorAll('button')].some((one) => one.textContent === words('blockCompany:undo'))
  )
    throw new Error('a message is shown');
};
const saysNothingFound = () => {
  if (document.querySelector('[role=status]:empty') === null) throw new Error('the page says something about the search');
};

viewPaths(blockedCompaniesFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <BlockCompanyTab />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    // In a single change: clearing the field first would be an event of its own.
    'name.typed': (_, screen, { text }) => void fireEvent.change(search(screen), { target: { value: text } }),
    'search.retried': press('common:retry'),
    'block.requested': press('blockCompany:block.one', name),
    'block.confirmed': press('blockCompany:confirm.block'),
    'block.declined': press('blockCompany:confirm.keep'),
    'unblock.requested': press('blockCompany:unblock.one', name),
    'undo.requested': press('blockCompany:undo'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('blockCompany:loading') }),
    disconnected: both(says('blockCompany:disconnected'), offers('common:retry')),
    unloadable: both(says('blockCompany:unloadable'), offers('common:retry')),
    'ready.finding.idle': saysNothingFound,
    'ready.finding.waiting': says('blockCompany:search.looking'),
    'ready.finding.looking': says('blockCompany:search.looking'),
    'ready.finding.found': says('blockCompany:search.found', { count: 1 }),
    'ready.finding.nothing': says('blockCompany:search.nothing'),
    'ready.finding.offline': says('blockCompany:search.offline'),
    'ready.finding.failed': says('blockCompany:search.failed'),
    'ready.doing.resting.idle': isQuiet,
    'ready.doing.resting.blocked': both(says('blockCompany:news.blocked', name), offers('blockCompany:undo')),
    'ready.doing.resting.unblocked': both(says('blockCompany:news.unblocked', name), offers('blockCompany:undo')),
    'ready.doing.resting.gone': says('blockCompany:news.gone'),
    'ready.doing.resting.tooMany': says('blockCompany:news.tooMany', name),
    'ready.doing.resting.offline': says('blockCompany:news.offline'),
    'ready.doing.resting.notBlocked': says('blockCompany:news.notBlocked', name),
    'ready.doing.resting.notUnblocked': says('blockCompany:news.notUnblocked', name),
    'ready.doing.confirming': both(says('blockCompany:confirm.title', name), offers('blockCompany:confirm.block')),
    'ready.doing.blocking': both(says('blockCompany:confirm.title', name), isBusy),
    'ready.doing.restoring': offers('blockCompany:undo', { busy: true }),
    'ready.doing.unblocking': offers('blockCompany:unblock.one', { values: name, busy: true }),
  },
  alike: [[['ready.finding.waiting', 'ready.finding.looking'], 'the pause in typing is too short to be seen']],
  // The dialog makes the page behind it inert; a company can be blocked only from the results.
  cannot: (event, { context, value }) => {
    const doing = JSON.stringify(value);
    if (/confirming|blocking/.test(doing.replace('unblocking', ''))) return event.type === 'name.typed' || event.type === 'search.retried';
    // Typing the same text doesn't change a field.
    if (event.type === 'name.typed') return event.text === context.text;
    return event.type === 'block.requested' && !context.found.some(({ id }) => id === event.company.id);
  },
});
