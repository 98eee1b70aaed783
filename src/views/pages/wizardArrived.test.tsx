// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ERRORS, type ErrorName } from '../../../contract/errors.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { newcomerSession, seekerSession } from '../../machines/samples.ts';
import { Arrived } from './WizardArrived.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn<(name: string) => Promise<unknown>>() }));
vi.mock('../../services/api.ts', () => ({ api, onCallFailed: () => () => {} }));
const never = new Promise<never>(() => {});

beforeEach(() => void api.mockReset().mockReturnValue(never));
const refuse = (name: ErrorName) => failure('refused', ERRORS[name].status, { code: ERRORS[name].code, message: '', request_id: 'r-1' });
const open = (session = newcomerSession) =>
  render(
    <Frame session={session} at="/jobseeker-complete-profile?from=resume&redirect=%2Fonsite-job">
      <Arrived />
    </Frame>,
  );
const address = () => screen.getByLabelText('address').textContent;

test.each([
  ['linkUsed', 'used'],
  ['linkExpired', 'expired'],
  ['notFound', 'unknown'],
  ['tooManyResumes', 'full'],
] as const)('a refusal as %s says why, and the steps are one click away', async (name, said) => {
  api.mockRejectedValueOnce(refuse(name));
  open();
  expect(await screen.findByText(words(`wizard:arrived.${said}`))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words('wizard:arrived.goOn') }));
  expect(address()).toBe('/jobseeker-complete-profile?redirect=%2Fonsite-job');
});

test('a failure can be retried, or skipped', async () => {
  api.mockRejectedValueOnce(refuse('serverError'));
  open();
  expect(await screen.findByText(words('wizard:arrived.failed'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words('common:retry') }));
  expect(await screen.findByRole('status', { name: words('wizard:arrived.taking') })).toBeTruthy();
});

test('shows the review of what was attached; the user can continue with the steps at any time', async () => {
  api.mockImplementation((name) => (name === 'takeArrival' ? Promise.resolve({ data: { resume: { id: 'r', filename: 'ana.pdf' } } }) : never));
  open();
  expect(await screen.findByText(words('wizard:arrived.attached', { name: 'ana.pdf' }))).toBeTruthy();
  expect(screen.getByText(words('resumeSync:reading'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words('wizard:arrived.without') }));
  expect(address()).toBe('/jobseeker-complete-profile?redirect=%2Fonsite-job');
});

test('a user with a complete profile and nothing left goes to it', async () => {
  api.mockRejectedValueOnce(refuse('notFound'));
  render(
    <Frame session={seekerSession} at="/jobseeker-complete-profile?from=resume">
      <Arrived />
    </Frame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: words('wizard:arrived.goOn') }));
  expect(address()).toBe('/manage-profile');
});
