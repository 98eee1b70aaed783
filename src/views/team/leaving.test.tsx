// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { Team, TeamMember } from '../../../contract/team.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { employerSession } from '../../machines/samples.ts';
import { TeamSection } from './TeamSection.tsx';

vi.mock('../../services/company/team.ts', async () => ({
  team: (await import('../../machines/team/team.machine.ts')).teamMachine.provide({
    actors: { loadTeam: fromPromise(async () => team), watchTeam: fromCallback(() => {}) },
  }),
}));

const member = (name: string, more: Partial<TeamMember>): TeamMember => ({
  user_id: name,
  name,
  avatar: null,
  avatar_hue: 150,
  email: `${name}@example.com`,
  is_email_verified: true,
  role: 'recruiter',
  permissions: [],
  joined_at: '2026-01-10T09:00:00Z',
  is_me: false,
  ...more,
});
const team: Team = { members: [member('Cara Lim', { role: 'coordinator' }), member('Ben Cruz', { is_me: true })], invites: [] };

test('leaving first explains what is handed over to whom', async () => {
  render(
    <Frame session={employerSession}>
      <TeamSection email="mei@acme.example" />
    </Frame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: words('team:leave') }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Cara Lim will take over your jobs, chats, and upcoming interviews');
});
