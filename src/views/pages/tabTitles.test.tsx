// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../../contract/records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import HomePage from './HomePage.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
test.each<[string, Session, string]>([
  ['a visitor', guestSession, words('home:tab', { place: words('layout:country.in.ph') })],
  ['a job seeker', seekerSession, words('layout:nav.home')],
])('for %s, the home page replaces the title of the page before', async (_, session, title) => {
  document.title = 'My jobs';
  await act(async () => {
    render(
      <Frame session={session}>
        <HomePage />
      </Frame>,
    );
  });
  await waitFor(() => expect(document.title).toBe(`${title} · Waymark`));
});
