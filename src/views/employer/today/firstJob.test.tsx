// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import { Hiring } from '../../../../tests/support/hiring-frame.tsx';
import { words } from '../../../../tests/support/view-frame.tsx';
import { Today } from './Today.tsx';

const nothing: Workspace = {
  company: { id: 3, name: 'Acme', logo: '/logo/3.svg', verification: 'none' },
  jobs: 0,
  to_answer: 0,
  overdue: 0,
  next_due_at: null,
  applicants: [],
  interviews: [],
  interviews_today: 0,
  unread_messages: 0,
  to_confirm: 0,
  waiting_members: 0,
  promises: { due: 0, kept: 0, record: '' },
  open_jobs: [],
};
vi.mock('../../../services/company/workspace.ts', async () => ({
  workspaceRequest: (await import('../../../machines/request/request.machine.ts')).requestFor<null, Workspace>().provide({
    actors: { fetch: fromPromise(async () => nothing) },
  }),
}));
test.each([
  [{ role: 'admin' as const }, 'today:first.title', ['/employer/jobs/new', '/employer/company']],
  [{ role: 'recruiter' as const, permissions: ['post-jobs'] }, 'today:first.title', ['/employer/jobs/new']],
  [{ role: 'recruiter' as const, permissions: [] }, 'today:first.none', []],
])('without any job, %j reads “%s” and is offered %j', async (as, title, offered) => {
  render(
    <Hiring at="/employer" as={as}>
      <Today />
    </Hiring>,
  );
  await screen.findByText(words(title));
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const wanted = ['/employer/jobs/new', '/employer/company'].filter((path) => links.some((href) => href.endsWith(path)));
  expect(wanted).toEqual(offered);
});
