// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { OpenedInvite } from '../../../contract/team.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { employerSession, jobCard, seekerSession } from '../../machines/samples.ts';
import { SessionProvider } from '../core/SessionFlow.tsx';
import JoinPage from './JoinPage.tsx';

const { logouts } = vi.hoisted(() => ({ logouts: [] as unknown[] }));
vi.mock('../../services/api.ts', () => ({
  api: (name: string, input: { body?: unknown }) => {
    if (name !== 'logOut') return new Promise(() => {});
    logouts.push(input.body);
    return Promise.resolve({ data: null });
  },
  onCallFailed: () => () => {},
}));
vi.mock('../../services/company/invites.ts', async () => ({
  openInviteRequest: (await import('../../machines/request/request.machine.ts')).requestFor<{ ticket: string }, OpenedInvite>().provide({
    actors: {
      fetch: fromPromise<OpenedInvite, { payload: { ticket: string } }>(async () => ({
        company: jobCard.company,
        email: 'invited@example.com',
        role: 'recruiter',
        invited_by: 'Ben Cruz',
      })),
    },
  }),
}));
afterEach(() => {
  cleanup();
  logouts.length = 0;
});

test.each([
  ['a job seeker', seekerSession, 'employer:seeker.continue'],
  ['another employer', employerSession, 'team:join.signOut'],
])('%s who signs out returns to the invitation, which this browser keeps', async (_, session, button) => {
  render(
    <Frame at="/employer/join" isBare session={session}>
      <SessionProvider>
        <JoinPage />
      </SessionProvider>
    </Frame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: words(button) }));
  await screen.findByRole('button', { name: words('team:join.register') });
  expect(screen.getByLabelText('address').textContent).toBe('/employer/join');
  expect(logouts).toEqual([{ source: 'web', keeps_invite: true }]);
});
