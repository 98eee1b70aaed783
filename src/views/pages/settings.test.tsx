// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { Frame, leadsTo } from '../../../tests/support/view-frame.tsx';
import type { Session } from '../../../contract/records.ts';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import SettingsPage from './SettingsPage.tsx';

vi.mock('./settingsTabs.ts', () => ({
  SETTINGS_TABS: { account: { Component: () => <p>the account tab</p> }, 'job-alert': { Component: () => <p>the alert tab</p> } },
}));

function open(at: string, session: Session) {
  render(
    <Frame at={at} session={session}>
      <Routes>
        {['/account-settings', '/account-settings/:tab'].map((path) => (
          <Route key={path} path={path} element={<SettingsPage />} />
        ))}
      </Routes>
    </Frame>,
  );
}

test('each tab has its own URL, and the others are links', () => {
  open('/account-settings/job-alert', seekerSession);
  expect(screen.getByText('the alert tab')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /Account|Job alerts/ });
  expect(new Set(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')].join()))).toEqual(
    new Set(['/account-settings/account,', '/account-settings/job-alert,page']),
  );
});

test.each(['/account-settings', '/account-settings/unheard-of'])('%s leads to the first tab', (at) => {
  open(at, seekerSession);
  expect(screen.getByText('the account tab')).toBeTruthy();
  leadsTo('/account-settings/account')(screen);
});

test('anyone but a job seeker signs in first, and returns to the same tab', () => {
  open('/account-settings/job-alert', guestSession);
  expect(screen.queryByText('the alert tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/get-started?redirect=%2Faccount-settings%2Fjob-alert');
});
