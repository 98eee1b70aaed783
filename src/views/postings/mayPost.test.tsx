// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { words } from '../../../tests/support/view-frame.tsx';
import { confirmDue, listOf, posting } from '../../machines/postings/postings.fixtures.ts';
import type { PostingList } from '../../machines/postings/postings.actors.ts';
import { Postings } from './Postings.tsx';
import PostingsPage from './PostingsPage.tsx';

const { server } = vi.hoisted(() => ({ server: { list: null as PostingList | null } }));
vi.mock('../shared/employer/EmployerFrame.tsx', () => ({
  EmployerFrame: ({ actions, children }: { actions: React.ReactNode; children: React.ReactNode }) => (
    <>
      {actions}
      {children}
    </>
  ),
}));
vi.mock('../../services/postings/postings.ts', async () => ({
  postings: (await import('../../machines/postings/postings.machine.ts')).postingsMachine.provide({
    actors: { listPostings: fromPromise(async () => server.list as PostingList), watchPostings: fromCallback(() => {}) },
  }),
}));
const draft = { ...posting, id: 9, title: 'Painter', status: 'draft' as const };
async function show(list: PostingList, isPage = false) {
  server.list = list;
  render(
    <Hiring at="/employer/jobs" as={{ role: 'recruiter', permissions: [] }}>
      {isPage ? <PostingsPage /> : <Postings tab="open" page={1} />}
    </Hiring>,
  );
  await screen.findByText(list.postings[0]?.title ?? words('postings:empty.open.title'));
}
const linksTo = (pattern: RegExp) => screen.queryAllByRole('link').filter((link) => pattern.test(link.getAttribute('href') ?? ''));

test('a member who may not post sees the jobs, but nothing that the server would refuse', async () => {
  await show(listOf(confirmDue, posting, draft));
  expect(linksTo(/\/employer\/jobs\/(new|\d+)$/)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Accountant' }).getAttribute('href')).toContain(posting.url);
  expect(screen.queryByRole('button', { name: words('postings:move.confirm') })).toBeNull();
  expect(screen.queryByRole('button', { name: words('postings:more', { title: 'Painter' }) })).toBeNull();
});

test('neither the page nor its empty list offers them to post a job', async () => {
  await show(listOf(), true);
  expect(linksTo(/\/employer\/jobs\/new$/)).toEqual([]);
});

test('the list says which page it is, which is the last one if the requested one has become empty', async () => {
  await show({ ...listOf(posting), counts: { open: 21, draft: 0, onHold: 0, ended: 0 }, page: 2 });
  const pages = screen.getByRole('navigation', { name: words('common:pages.label') });
  expect(pages.querySelector('[aria-current=page]')?.textContent).toBe('2');
});
