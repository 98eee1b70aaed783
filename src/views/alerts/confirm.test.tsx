// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLocation, useNavigate } from 'react-router-dom';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { ERRORS } from '../../../contract/errors.ts';
import { failure } from '../../lib/failure.ts';
import { api } from '../../services/api.ts';
import AlertConfirmPage from './AlertConfirmPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../services/config.ts', () => ({ jobseekerFilters: () => Promise.reject(new Error('none')) }));

const TICKET = 't'.repeat(43);
const answers = vi.mocked(api as (...call: unknown[]) => Promise<unknown>);

function Hash() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="hash">{useLocation().hash}</output>
      {/* Simulates the browser event for a fragment that was typed. */}
      <button onClick={() => void navigate({ hash: 'n'.repeat(43) })}>paste</button>
    </>
  );
}

function open(hash: string) {
  render(
    <Frame at={`/job-alerts/confirm${hash}`}>
      <AlertConfirmPage />
      <Hash />
    </Frame>,
  );
}

afterEach(() => {
  cleanup();
  answers.mockReset();
});

test('exchanges the ticket right away, removes it from the URL, and says that the alert is on', async () => {
  answers.mockResolvedValue({ data: { keywords: 'nurse', location: null, frequency: 'Weekly', email: 'vi@example.com' } });
  open(`#${TICKET}`);
  await screen.findByRole('heading', { name: words('alerts:confirm.title') });
  expect(answers.mock.calls.map(([name, input]) => [name, input])).toEqual([['confirmJobAlert', { body: { ticket: TICKET } }]]);
  expect(screen.getByText('We’ll send new jobs for “nurse” to vi@example.com once a week.')).toBeTruthy();
  expect(screen.getByLabelText('hash').textContent).toBe('');
});

test.each([
  [ERRORS.linkUsed, 'used'],
  [ERRORS.linkExpired, 'expired'],
  [ERRORS.notFound, 'unknown'],
])('a refusal with %o shows %s', async ({ code, status }, said) => {
  answers.mockRejectedValue(failure('refused', status, { code }));
  open(`#${TICKET}`);
  await screen.findByRole('heading', { name: words(`alerts:confirm.${said}`) });
});

test('a failed request can be retried with the same ticket', async () => {
  answers.mockRejectedValueOnce(failure('unreachable'));
  answers.mockResolvedValue({ data: { keywords: 'nurse', location: null, frequency: 'Daily', email: 'vi@example.com' } });
  open(`#${TICKET}`);
  (await screen.findByRole('button', { name: words('common:retry') })).click();
  await screen.findByRole('heading', { name: words('alerts:confirm.title') });
  expect(answers.mock.calls).toHaveLength(2);
});

test('another link pasted into the open page is exchanged too', async () => {
  answers.mockRejectedValueOnce(failure('refused', ERRORS.linkExpired.status, { code: ERRORS.linkExpired.code }));
  answers.mockResolvedValue({ data: { keywords: 'nurse', location: null, frequency: 'Daily', email: 'vi@example.com' } });
  open(`#${TICKET}`);
  await screen.findByRole('heading', { name: words('alerts:confirm.expired') });
  screen.getByRole('button', { name: 'paste' }).click();
  await screen.findByRole('heading', { name: words('alerts:confirm.title') });
  expect(answers.mock.calls[1]?.[1]).toEqual({ body: { ticket: 'n'.repeat(43) } });
  await waitFor(() => expect(screen.getByLabelText('hash').textContent).toBe(''));
});

test('sends nothing without a ticket', async () => {
  open('');
  await screen.findByRole('heading', { name: words('alerts:confirm.unknown') });
  await waitFor(() => expect(answers).not.toHaveBeenCalled());
});
