// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { JobAlert } from '../../../contract/alerts.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { jobAlertFlow } from '../../machines/jobAlert/jobAlert.fixtures.ts';
import { api } from '../../services/api.ts';
import AlertEmailPage from './AlertEmailPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../services/config.ts', () => ({ jobseekerFilters: () => Promise.reject(new Error('none')) }));
const connected = vi.hoisted(() => ({ again: () => undefined as void }));
vi.mock('../../services/connection.ts', async () => {
  const { fromPromise } = await import('xstate');
  return { waitForConnection: fromPromise(() => new Promise<void>((resolve) => (connected.again = resolve))) };
});

const TICKET = 't'.repeat(43);
const answers = vi.mocked(api as (...call: unknown[]) => Promise<unknown>);
const listed = jobAlertFlow.fixtures.actors.listAlerts.done?.find((alerts: readonly JobAlert[]) =>
  alerts.some(({ status }) => status === 'active'),
) as JobAlert[];
const alert = listed.find(({ status }) => status === 'active') as JobAlert;
const LONG = 'Registered nurse for night shifts in intensive care with at least five years of experience in a teaching hospital';
const named = [{ ...alert, keywords: LONG, location: null, filters: {} }];

/** Answers calls by name; any other call is not found. */
function answer(by: Record<string, (input: never) => unknown>) {
  answers.mockImplementation(async (name: unknown, input: unknown) => {
    const given = by[String(name)];
    if (!given) throw failure('refused', 404, { code: ERRORS.notFound.code });
    return { data: await given(input as never) };
  });
}
const opens = { openEmailedAlerts: () => ({ alerts: named }) };
const called = (name: string) => answers.mock.calls.filter(([one]) => one === name).map(([, input]) => input);

function open(query: string, hash = `#${TICKET}`) {
  render(
    <Frame at={`/job-alerts/email${query}${hash}`}>
      <AlertEmailPage />
    </Frame>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  answers.mockReset();
});

test('opening changes nothing: lists the address’s alerts, with long names in full', async () => {
  answer(opens);
  open('');
  expect(await screen.findAllByText(new RegExp(LONG))).not.toHaveLength(0);
  expect(answers.mock.calls.map(([name]) => name).filter((name) => /update|stop/i.test(String(name)))).toEqual([]);
  expect(called('openEmailedAlerts')).toEqual([{ body: { ticket: TICKET } }]);
});

test('an edit link opens its alert', async () => {
  answer(opens);
  open(`?alert=${alert.id}&do=edit`);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(called('updateEmailedAlert')).toEqual([]);
});

test.each([
  ['snooze', 'alerts:snooze', 'snoozed'],
  ['stop', 'alerts:wanted.stop.confirm', 'paused'],
] as const)('a %s link asks for one click, which does it', async (wanted, words_, status) => {
  answer({ ...opens, updateEmailedAlert: () => ({ alert: { ...named[0], status } }) });
  const user = open(`?alert=${alert.id}&do=${wanted}`);
  const question = (await screen.findByText(new RegExp(words(`alerts:wanted.${wanted}.text`).slice(0, 20)))).closest('div')?.parentElement as HTMLElement;
  await user.click(within(question).getByRole('button', { name: words(words_) }));
  expect(called('updateEmailedAlert')).toEqual([{ body: { ticket: TICKET, id: alert.id, change: { status } } }]);
  await vi.waitFor(() => expect(screen.queryByText(words(`alerts:wanted.${wanted}.text`))).toBeNull());
});

test('one click stops all, and the page says so', async () => {
  answer({ openEmailedAlerts: () => ({ alerts: null }), stopEmailedAlerts: () => null });
  const user = open('?do=stop');
  await user.click(await screen.findByRole('button', { name: words('alerts:stopAll.confirm') }));
  expect(await screen.findByText(words('alerts:stopAll.done'))).toBeTruthy();
  expect(called('stopEmailedAlerts')).toEqual([{ body: { ticket: TICKET } }]);
});

test.each([
  ['expired', ERRORS.linkExpired],
  ['unknown', ERRORS.notFound],
] as const)('a link that is %s says so, and where to go', async (said, { code, status }) => {
  answers.mockRejectedValue(failure('refused', status, { code }));
  open('?do=stop');
  expect(await screen.findByText(words(`alerts:emailed.${said}`))).toBeTruthy();
  expect(screen.getByRole('link', { name: words('alerts:manage') }).getAttribute('href')).toContain('/account-settings/job-alert');
});

test('sends nothing without a ticket', async () => {
  open('', '');
  expect(await screen.findByText(words('alerts:emailed.unknown'))).toBeTruthy();
  expect(answers).not.toHaveBeenCalled();
});

test('offline, stopping waits for the connection and continues; a failure can be retried', async () => {
  let tries = 0;
  answer({
    openEmailedAlerts: () => ({ alerts: null }),
    stopEmailedAlerts: () => {
      tries += 1;
      if (tries === 1) throw failure('offline');
      if (tries === 2) throw failure('unreachable');
      return null;
    },
  });
  const user = open('?do=stop');
  await user.click(await screen.findByRole('button', { name: words('alerts:stopAll.confirm') }));
  expect(await screen.findByText(words('alerts:stopAll.offline'))).toBeTruthy();
  connected.again();
  expect(await screen.findByText(words('alerts:stopAll.failed'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words('alerts:stopAll.confirm') }));
  expect(await screen.findByText(words('alerts:stopAll.done'))).toBeTruthy();
});

test('opened offline, it loads when the connection is back', async () => {
  let tries = 0;
  answer({
    openEmailedAlerts: () => {
      tries += 1;
      if (tries === 1) throw failure('offline');
      return { alerts: named };
    },
  });
  open('');
  await vi.waitFor(() => expect(tries).toBe(1));
  expect(await screen.findByText(words('common:offline.here'))).toBeTruthy();
  connected.again();
  expect(await screen.findAllByText(new RegExp(LONG))).not.toHaveLength(0);
});
