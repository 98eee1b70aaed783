// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { api } from '../../services/api.ts';
import EmailStopPage from './EmailStopPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn() }));
const connected = vi.hoisted(() => ({ again: () => undefined as void }));
vi.mock('../../services/connection.ts', async () => {
  const { fromPromise } = await import('xstate');
  return { waitForConnection: fromPromise(() => new Promise<void>((resolve) => (connected.again = resolve))) };
});

const TICKET = 't'.repeat(43);
const answers = vi.mocked(api as (...call: unknown[]) => Promise<unknown>);
const emails = (on: boolean, side = 'seeker') => ({ data: { topics: ['applications'], on, side } });
const button = (key: string) => screen.findByRole('button', { name: words(`notifications:${key}`) });

function open(hash = `#${TICKET}`) {
  render(
    <Frame at={`/emails/stop${hash}`}>
      <EmailStopPage />
    </Frame>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  answers.mockReset();
});

test('asks, stops similar emails, says so, and undoes it', async () => {
  answers.mockResolvedValueOnce(emails(true)).mockResolvedValueOnce(emails(false)).mockResolvedValueOnce(emails(true));
  const user = open();
  const stop = await button('stop.confirm');
  expect(answers.mock.calls.map(([name]) => name)).toEqual(['openEmailedReach']);
  expect(screen.getByText('We’ll stop emailing you about this: Applications.')).toBeTruthy();
  await user.click(stop);
  expect(await screen.findByText(words('notifications:stop.done'))).toBeTruthy();
  expect(screen.getByRole('link', { name: words('notifications:stop.settings') }).getAttribute('href')).toContain('/account-settings/notifications');
  await user.click(await button('stop.again'));
  expect(await screen.findByText(words('notifications:stop.back'))).toBeTruthy();
  expect(answers.mock.calls.map(([name, input]) => [name, input]).slice(1)).toEqual([
    ['saveEmailedReach', { body: { ticket: TICKET, on: false } }],
    ['saveEmailedReach', { body: { ticket: TICKET, on: true } }],
  ]);
});

test('says if they are already stopped, and links employers to their own settings', async () => {
  answers.mockResolvedValueOnce(emails(false, 'employer')).mockResolvedValueOnce(emails(true, 'employer'));
  const user = open();
  expect(await screen.findByText(words('notifications:stop.done'))).toBeTruthy();
  await user.click(await button('stop.again'));
  const link = await screen.findByRole('link', { name: words('notifications:stop.settings') });
  expect(link.getAttribute('href')).toContain('/employer/settings');
});

test.each([
  ['expired', ERRORS.linkExpired],
  ['unknown', ERRORS.notFound],
] as const)('a link that is %s says so', async (outcome, { code, status }) => {
  answers.mockRejectedValue(failure('refused', status, { code }));
  open();
  expect(await screen.findByText(words(`notifications:stop.${outcome}`))).toBeTruthy();
});

test('waits while offline; a failure can be retried', async () => {
  answers
    .mockResolvedValueOnce(emails(true))
    .mockRejectedValueOnce(failure('offline'))
    .mockRejectedValueOnce(failure('unreachable'))
    .mockResolvedValueOnce(emails(false));
  const user = open();
  await user.click(await button('stop.confirm'));
  expect(await screen.findByText(words('notifications:stop.offline'))).toBeTruthy();
  connected.again();
  expect(await screen.findByText(words('notifications:stop.notSaved'))).toBeTruthy();
  await user.click(await button('stop.confirm'));
  expect(await screen.findByText(words('notifications:stop.done'))).toBeTruthy();
});
