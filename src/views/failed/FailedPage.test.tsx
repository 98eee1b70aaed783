// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import FailedPage from './FailedPage.tsx';

test.each(['away', 'broken', 'busy'] as const)('a page that is %s says so, links to itself, and shows its request id', (reason) => {
  const at = '/jobs-hiring/nurse-jobs?page=2';
  render(
    <Frame at={at} page={{ page: 'failed', data: { reason, reference: 'r-123' } }}>
      <FailedPage />
    </Frame>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(words(`layout:failed.${reason}.title`));
  expect(screen.getByText(words(`layout:failed.${reason}.text`))).toBeTruthy();
  expect(screen.getByRole('link', { name: words('common:retry') }).getAttribute('href')).toBe(at);
  expect(screen.getByText(/r-123/)).toBeTruthy();
});
