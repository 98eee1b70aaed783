// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, leadsTo, offers, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { companyDeletionFlow } from '../../machines/companyDeletion/companyDeletion.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { DeleteCompany } from './DeleteCompany.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/company/companyDeletion.ts', async () => ({
  companyDeletion: (await import('../../machines/companyDeletion/companyDeletion.machine.ts')).companyDeletionMachine,
}));

const company = 'Acme';
const name = (screen: Screen) => screen.getByLabelText(new RegExp(words('company:delete.name', { company })));

viewPaths(companyDeletionFlow)({
  view: ({ input: { email } }) => (
    <Frame at="/employer/company" session={employerSession}>
      <DeleteCompany company={company} email={email} />
    </Frame>
  ),
  gestures: {
    'deletion.requested': press('company:delete.ask'),
    'deletion.submitted': async (user, screen, event) => {
      await user.clear(name(screen));
      await user.type(name(screen), event.name);
      await user.click(screen.getByRole('button', { name: words('company:delete.yes') }));
    },
    'deletion.dismissed': press('company:delete.no'),
  },
  shows: {
    resting: (screen) => {
      if (screen.queryByRole('alertdialog')) throw new Error('it is asked');
    },
    'asking.idle': both(says('company:delete.interviews'), name, (screen) => {
      if (screen.queryByRole('alert') || name(screen).getAttribute('aria-invalid') === 'true') throw new Error('a message is shown');
    }),
    'asking.invalid': reads('That’s not the company’s name'),
    'asking.refused': reads('Only the coordinator can delete a company.'),
    'asking.failed': says('company:delete.failed'),
    deleting: offers('company:delete.yes', { busy: true }),
    proving: unseen('reauthentication has paths of its own'),
    deleted: leadsTo('/employer'),
  },
});
