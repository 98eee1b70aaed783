// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { companyEditorFlow } from '../../machines/companyEditor/companyEditor.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { CompanyEditor } from './CompanyEditor.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/company/companyPage.ts', async () => ({
  companyEditor: (await import('../../machines/companyEditor/companyEditor.machine.ts')).companyEditorMachine,
}));

const about = (screen: Screen) => field(screen, 'company:field.about') as HTMLTextAreaElement;
const tells = (screen: Screen) => screen.getByRole('status').textContent;
const isShown = offers('company:edit');
let typed = 0;
/** By text instead of role: the form is long, and computing roles for all of it is slow. */
const tap = (key: string) => (user: UserEvent) => user.click(offers(key)());

viewPaths(companyEditorFlow)({
  view: () => (
    <Frame session={employerSession}>
      <CompanyEditor memberRole="admin" renderBeside={() => null} />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    'page.changed': fromElsewhere('sent by another part of the page'),
    'company.changed': fromElsewhere('a colleague or another page changes it'),
    'edit.requested': tap('company:edit'),
    'details.changed': (user, screen) => fill(user, about(screen), `We make things, ${(typed += 1)}.`),
    'details.submitted': tap('company:save'),
    'edit.abandoned': tap('company:cancel'),
    'discard.confirmed': tap('company:discard.yes'),
    'discard.declined': tap('company:discard.no'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('company:loading') }),
    disconnected: both(says('company:disconnected'), offers('common:retry')),
    unloadable: both(says('company:unloadable'), offers('common:retry')),
    'viewing.page.current': isShown,
    'viewing.page.refreshing': isShown,
    'viewing.outcome.none': both(offers('company:edit'), (screen) => {
      if (tells(screen) !== '') throw new Error('a message is shown');
    }),
    'viewing.outcome.saved': both(says('company:saved'), offers('company:edit')),
    'viewing.outcome.refused': reads('Only a coordinator or admin can edit the company.'),
    opening: offers('company:edit', { busy: true }),
    'editing.clean': both(offers('company:save'), (screen) => {
      if (about(screen).value !== 'We make everything.') throw new Error('it is changed');
    }),
    'editing.dirty': both(offers('company:save'), (screen) => {
      if (about(screen).value === 'We make everything.') throw new Error('it is not changed');
      if (screen.queryByText(words('company:failed')) || screen.queryByText(words('company:invalid'))) throw new Error('a message is shown');
    }),
    'editing.invalid': both(reads('Please enter a valid URL'), says('company:invalid')),
    'editing.failed': both(says('company:failed'), offers('company:save')),
    saving: offers('company:save', { busy: true }),
    confirmingDiscard: (screen) => screen.getByRole('alertdialog'),
  },
  alike: [[['viewing.page.current', 'viewing.page.refreshing'], 'what is shown stays until the change is there']],
});
