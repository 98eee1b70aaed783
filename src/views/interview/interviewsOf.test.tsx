// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Interview } from '../../../contract/interview-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { interviewIn } from '../../machines/interviewAction/samples.ts';
import { employerSession } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import { InterviewsOf } from './InterviewsOf.tsx';

vi.mock('../../services/realtime.ts', () => ({ watchChanged: () => () => {} }));
vi.mock('../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));
const ID = '9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10';
const answerWith = (items: Interview[]) => vi.mocked(api).mockResolvedValue({ data: items, meta: { page: 1, size: 20, total: items.length } } as never);

function open() {
  render(
    <Frame session={employerSession}>
      <InterviewsOf applicationId={ID} base="/employer/interviews" />
    </Frame>,
  );
}

test('an applicant’s page links the employer to their interview', async () => {
  const interview = interviewIn('upcoming', 'employer');
  answerWith([interview]);
  open();
  const link = await screen.findByRole('link', { name: words('interview:title.employer', { name: 'Ana Reyes', job: 'Senior Accountant' }) });
  expect(link.getAttribute('href')).toBe(`/employer/interviews/${interview.id}`);
  expect(vi.mocked(api).mock.lastCall?.[1]).toMatchObject({ query: { application_id: ID } });
});

test('shows nothing until there is one', async () => {
  answerWith([]);
  open();
  await vi.waitFor(() => expect(vi.mocked(api)).toHaveReturned());
  await Promise.allSettled(vi.mocked(api).mock.results.map(({ value }) => value as unknown));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says if they couldn’t be loaded, and retries', async () => {
  vi.mocked(api).mockRejectedValue(failure('refused', 500));
  open();
  const again = await screen.findByRole('button', { name: words('common:retry') });
  answerWith([interviewIn('upcoming', 'employer')]);
  again.click();
  expect(await screen.findByRole('heading', { name: words('interview:of.title') })).toBeTruthy();
});
