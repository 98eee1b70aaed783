// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Frame, press, words } from '../../../tests/support/view-frame.tsx';
import { company } from '../../machines/companyJobs/company.sample.ts';
import { FollowButton } from './FollowButton.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
test('a visitor is told that signing in follows the company; nothing is said to be saved', async () => {
  render(
    <Frame at={company.url}>
      <FollowButton company={{ ...company, is_followed: false }} />
    </Frame>,
  );
  await act(async () => press('companies:follow')(userEvent.setup(), screen));
  const sheet = await screen.findByRole('dialog', { name: words('companies:follow.signIn.title', { company: company.name }) });
  expect(sheet.textContent).toContain(words('companies:follow.signIn.intro'));
  expect(document.body.textContent).not.toContain(words('getStarted:sheet.title'));
});
