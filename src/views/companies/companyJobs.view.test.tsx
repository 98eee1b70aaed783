// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { companyJobsFlow } from '../../machines/companyJobs/companyJobs.fixtures.ts';
import { company } from '../../machines/companyJobs/company.sample.ts';
import { jobCard } from '../../machines/samples.ts';
import { CompanyJobs } from './CompanyJobs.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/companies.ts', async () => ({
  companyJobs: (await import('../../machines/companyJobs/companyJobs.machine.ts')).companyJobsMachine,
}));

const isBusy = (screen: Screen) => {
  if (screen.getByRole('list', { name: words('companies:jobs.title') }).ariaBusy !== 'true') throw new Error('the list does not say that it is loading');
};
const isListed = (screen: Screen) => {
  if (screen.getByRole('list', { name: words('companies:jobs.title') }).ariaBusy === 'true') throw new Error('the list says that it is loading');
  if (screen.queryByRole('alert')) throw new Error('something is wrong');
};

viewPaths(companyJobsFlow)({
  view: () => (
    <Frame>
      <CompanyJobs company={company} first={{ jobs: [jobCard], total: 2 }} />
    </Frame>
  ),
  gestures: {
    'function.chosen': (user, screen, { id }) => user.click(screen.getByRole('button', { name: id === null ? /^All/ : /^Accounting/ })),
    'more.requested': press('companies:jobs.more'),
    'load.retried': press('common:retry'),
  },
  shows: {
    listed: isListed,
    'loading.prompt': both(isBusy, says('companies:jobs.loading')),
    'loading.slow': both(isBusy, says('companies:jobs.slow')),
    offline: offers('common:retry'),
    failed: both(says('companies:jobs.failed'), offers('common:retry')),
  },
});
