// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new Error('a bug of ours');
}

test('a page that fails to render says so, reports it, and the next page works', () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Frame at="/broken">
      <Link to="/whole">On</Link>
      <PageBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/whole" element={<p>All is well</p>} />
        </Routes>
      </PageBoundary>
    </Frame>,
  );
  expect(screen.getByRole('alert').textContent).toContain(words('layout:failed.broken.title'));
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'a bug of ours' })]]);
  fireEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
