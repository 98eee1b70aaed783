// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { coverPath } from '../../../contract/drawings.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { application, job, jobCard, seekerSession } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import AppliedPage from './AppliedPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));
test('the receipt shows the company’s cover, what was sent, and similar jobs', async () => {
  const sent = { ...application, first_message: 'I keep books', screening_answers: [{ question: 'Why us?', answer: 'yes' }], chat_id: null };
  vi.mocked(api).mockImplementation(((name: string) =>
    Promise.resolve({ data: name === 'getAppliedJob' ? sent : [{ ...jobCard, id: 8, title: 'Bookkeeper' }] })) as never);
  const { container } = render(
    <Frame at={`${job.url}/apply/success`} session={seekerSession}>
      <AppliedPage />
    </Frame>,
  );
  await screen.findByRole('heading', { name: words('apply:success.title') });
  expect(document.title).toBe(`${words('apply:success.title')} · Waymark`);
  expect(container.querySelector(`img[src="${coverPath(sent.job.company.id)}"]`)).not.toBeNull();
  for (const text of ['ana-reyes.pdf', 'I keep books', 'Why us?', words('application:sent.yes')]) screen.getByText(text);
  expect((await screen.findByRole('link', { name: 'Bookkeeper' })).getAttribute('href')).toBe(jobCard.url);
});
