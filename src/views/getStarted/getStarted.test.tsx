// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { ERRORS } from '../../../contract/errors.ts';
import { failure } from '../../lib/failure.ts';
import { api } from '../../services/api.ts';
import GetStartedPage from './GetStartedPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn() }));

const calls = vi.mocked(api as (name: string, input?: { body?: { token?: string } }) => Promise<unknown>);
const redeemed = () => calls.mock.calls.filter(([name]) => name === 'redeemMagicLink').map(([, input]) => input?.body?.token);

test('a link pasted into the open page signs in, and so does the next one; none stays in the URL', async () => {
  calls.mockRejectedValue(failure('refused', ERRORS.linkUsed.status, { code: ERRORS.linkUsed.code }));
  render(
    <Frame at="/get-started">
      <GetStartedPage />
    </Frame>,
  );
  expect(screen.getByLabelText(new RegExp(words('getStarted:email')))).toBeTruthy();
  for (const token of ['first', 'second']) {
    await act(async () => {
      window.location.hash = `magic-link=${token}`;
    });
    await waitFor(() => expect(redeemed().at(-1)).toBe(token));
    await waitFor(() => expect(screen.getByText(words('getStarted:link.used'))).toBeTruthy());
    expect(window.location.hash).toBe('');
  }
  expect(redeemed()).toEqual(['first', 'second']);
});

test('reports that somebody starts once the address is valid, without an invalid number', async () => {
  calls.mockReset().mockRejectedValue(new Error('down'));
  render(
    <Frame at="/get-started">
      <GetStartedPage />
    </Frame>,
  );
  const reports = () => calls.mock.calls.filter(([name]) => name === 'recordGetStarted');
  const submit = (email: string) => {
    fireEvent.change(screen.getByLabelText(new RegExp(words('getStarted:email'))), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: words('getStarted:methods.code') }));
  };
  submit('ana');
  expect(reports()).toEqual([]);
  submit(' ana@example.com ');
  expect(reports()).toEqual([['recordGetStarted', { body: { device_id: expect.any(String) as string, email: 'ana@example.com' } }]]);
});

test('after returning from a network, the page waits for its answer from the first paint on', () => {
  const painted = (at: string) =>
    renderToString(
      <Frame at={at}>
        <GetStartedPage />
      </Frame>,
    );
  expect(painted('/get-started')).toContain(words('getStarted:email'));
  const html = painted('/get-started?social=google');
  expect(html).toContain(words('getStarted:social.returning', { network: 'Google' }));
  expect(html).not.toContain(words('getStarted:email'));
});
