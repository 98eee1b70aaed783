// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../../../contract/records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { halfInSession } from '../../machines/samples.ts';
import { noteWaiting } from '../../services/login/tabs.ts';
import EmployerLoginPage from './EmployerLoginPage.tsx';

vi.mock('../../services/api.ts', () => ({
  api: (name: string) => (name === 'getSession' ? Promise.resolve({ data: waiting }) : new Promise(() => {})),
}));
const expires_at = new Date(Date.now() + 600_000).toISOString();
const waiting: Session = { ...halfInSession, pending: { ...(halfInSession.pending as NonNullable<Session['pending']>), expires_at } };
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const show = () =>
  render(
    <Frame at="/employer/login">
      <EmployerLoginPage />
    </Frame>,
  );

test('after a reload, a sign-in that waits for its second factor continues there', async () => {
  noteWaiting(waiting);
  show();
  expect(await screen.findByText(words('getStarted:twoFactor.title'))).toBeTruthy();
});

test('otherwise, signing in starts with the address', () => {
  show();
  expect(screen.getByLabelText(new RegExp(words('getStarted:email')))).toBeTruthy();
});
