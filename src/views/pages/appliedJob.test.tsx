// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import type { Session } from '../../../contract/records.ts';
import { application, externalJob, guestSession, job, seekerSession } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import { loadParts } from '../core/deferred.tsx';
import JobPage from './JobPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));

const calls = vi.mocked(api as (name: string) => Promise<unknown>);
const checks = () => calls.mock.calls.filter(([name]) => name === 'checkApply').length;

beforeAll(loadParts);

afterEach(() => {
  cleanup();
  calls.mockReset();
});

function open(session: Session, shown: typeof job, found: () => Promise<unknown>) {
  calls.mockImplementation((name) => (name === 'checkApply' ? found() : new Promise(() => {})));
  render(
    <Frame at={shown.url} session={session} page={{ page: 'job', data: { job: shown, similar: [] } }}>
      <JobPage />
    </Frame>,
  );
}

const applied = () => Promise.resolve({ data: { application } });
const apply = () => screen.queryByRole('link', { name: words('job:apply') });
const own = () => screen.queryByRole('link', { name: words('job:apply.seeApplication') });

test('an applicant sees when they applied, what is next and a link to the application, and isn’t asked to apply again', async () => {
  open(seekerSession, job, applied);
  console.log(calls.mock.calls.map(String), document.body.innerHTML.slice(0, 600));
  expect(await screen.findByText(words('job:apply.applied', { date: 'January 10' }))).toBeTruthy();
  expect(screen.getByText(words('job:apply.due', { date: 'January 17' }))).toBeTruthy();
  expect(screen.getByRole('list', { name: words('myJobs:trail', { company: job.company.name }) })).toBeTruthy();
  expect(own()?.getAttribute('href')).toBe(`/recommended-job/applied/${job.id}`);
  expect(apply()).toBeNull();
  expect(screen.queryByText(words('job:next.title'))).toBeNull();
});

test.each([
  ['none was made', () => Promise.resolve({ data: {} })],
  ['it is not known', () => Promise.reject(new Error('broken'))],
])('if %s, the user can apply', async (_, found) => {
  open(seekerSession, job, found);
  await vi.waitFor(() => expect(checks()).toBe(1), { timeout: 10_000 });
  await Promise.allSettled(calls.mock.results.filter((_result, index) => calls.mock.calls[index]?.[0] === 'checkApply').map(({ value }) => value as unknown));
  expect(apply()).toBeTruthy();
  expect(own()).toBeNull();
});

test.each([
  ['a guest', guestSession, job],
  ['a job on the employer’s own site', seekerSession, externalJob],
])('requests nothing for %s', (_, session, shown) => {
  open(session, shown, applied);
  expect(checks()).toBe(0);
});
