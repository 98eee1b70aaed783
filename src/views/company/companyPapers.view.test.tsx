// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, isBusy, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { companyPapersFlow } from '../../machines/companyPapers/companyPapers.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { Verification } from './Verification.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/company/papers.ts', async () => ({
  companyPapers: (await import('../../machines/companyPapers/companyPapers.machine.ts')).companyPapersMachine,
}));

const name = 'registration.pdf';
const statusText = (screen: Screen) => screen.getByRole('status').textContent;
const onChanged = () => {};

viewPaths(companyPapersFlow)({
  view: ({ input: { page } }) => (
    <Frame session={employerSession}>
      <Verification page={page} onChanged={onChanged} />
    </Frame>
  ),
  gestures: {
    'paper.chosen': (user, screen) => user.upload(screen.getByLabelText(words('company:papers.upload')), new File(['x'], name, { type: 'application/pdf' })),
    'paper.cancelled': press('company:papers.cancel'),
    'removal.requested': press('company:papers.remove', { name }),
    'removal.confirmed': press('company:papers.ask.yes'),
    'removal.declined': press('company:papers.ask.no'),
    'verification.asked': (user, screen, { by }) =>
      user.click(screen.getByRole('button', { name: words(by === 'domain' ? 'company:domain.ask' : 'company:papers.ask') })),
    'page.changed': fromElsewhere('sent by the rest of the page'),
  },
  // A missing document can't be removed.
  cannot: (event, before) => event.type === 'removal.requested' && before.context.page.documents.length === 0,
  shows: {
    'resting.idle': (screen) => {
      if (statusText(screen) !== '' || screen.queryByRole('alertdialog')) throw new Error('a message or question is shown');
    },
    'resting.stored': says('company:papers.stored'),
    'resting.removed': says('company:papers.removed'),
    'resting.asked': (screen) => {
      const news = [words('company:papers.asked'), words('company:papers.domainConfirmed', { domain: 'acme.example' })];
      if (!news.includes(statusText(screen) ?? '')) throw new Error(`the status is “${statusText(screen)}”`);
    },
    'resting.rejected': says('company:papers.rejected.type'),
    'resting.refused': reads('Only a company admin can upload company documents.'),
    'resting.failed': says('company:papers.failed'),
    uploading: says('company:papers.uploading'),
    confirmingRemoval: (screen) => screen.getByRole('alertdialog'),
    removing: (screen) => {
      if (screen.getByRole('button', { name: words('company:papers.remove', { name }) }).getAttribute('aria-busy') !== 'true')
        throw new Error('it is not busy');
    },
    asking: both(isBusy, (screen) => {
      if (statusText(screen) !== '') throw new Error('a message is shown');
    }),
  },
});
