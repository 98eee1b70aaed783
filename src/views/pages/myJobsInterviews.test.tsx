// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { interviewIn } from '../../machines/interviewAction/samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import MyJobsPage from './MyJobsPage.tsx';

const interview = interviewIn('pending', 'seeker');
vi.mock('../../services/api.ts', () => ({
  api: (name: string) => (name === 'listInterviews' ? Promise.resolve({ data: [interview], meta: { page: 1, size: 20, total: 21 } }) : new Promise(() => {})),
  onCallFailed: () => () => {},
}));
test('the next page of interviews stays in My jobs; each interview has its own page', async () => {
  render(
    <Frame at="/recommended-job/interview" session={seekerSession}>
      <Routes>
        <Route path="/recommended-job/:tab" element={<MyJobsPage />} />
      </Routes>
    </Frame>,
  );
  const next = await screen.findByRole('link', { name: words('common:pages.next') });
  expect(next.getAttribute('href')).toBe('/recommended-job/interview?filter=upcoming&page=2');
  expect(document.querySelector(`a[href="/interviews/${interview.id}"]`)).not.toBeNull();
});
