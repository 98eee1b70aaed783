import type { Team, TeamMember } from '../../../contract/team.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline, user } from '../samples.ts';
import type { Given, TeamChange } from './team.actors.ts';
import { teamMachine } from './team.machine.ts';

const member = (user_id: string, name: string, role: TeamMember['role'], joined_at: string | null = '2026-01-05T08:00:00Z'): TeamMember => ({
  user_id,
  name,
  avatar: null,
  avatar_hue: 150,
  email: `${user_id}@acme.example`,
  is_email_verified: true,
  role,
  permissions: role === 'recruiter' ? ['post-jobs'] : [],
  joined_at,
  is_me: user_id === 'mei',
});
/** Mei coordinates; Ben is a recruiter, Ana waits for approval; one is invited. */
export const acmeTeam: Team = {
  members: [member('mei', 'Mei Lim', 'coordinator'), member('ben', 'Ben Cruz', 'recruiter'), member('ana', 'Ana Reyes', 'recruiter', null)],
  invites: [{ id: 'invite-1', email: 'lea@acme.example', role: 'admin', permissions: [], expires_at: '2026-01-12T08:00:00Z', is_expired: false }],
};
const given: Given = { role: 'recruiter', permissions: ['post-jobs', 'chat-with-job-seekers'] };
const confirmed: Extract<TeamChange, { kind: 'turnAway' | 'remove' | 'transfer' | 'leave' }>[] = [
  { kind: 'remove', userId: 'ben' },
  { kind: 'turnAway', userId: 'ana' },
  { kind: 'transfer', userId: 'ben' },
];

export const teamFlow = defineFlow({
  id: 'team',
  area: 'company',
  title: 'Company team',
  purpose: 'Manages who hires for a company: members are invited, approved, given roles and permissions, and removed; the company is transferred, or left.',
  source: 'src/machines/team/team.machine.ts',
  machine: teamMachine,
  states: {
    loading: 'Loading the team.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    listed: 'The team is shown.',
    'listed.team': 'Whether the shown team is up to date.',
    'listed.team.current': 'Nothing changed since it was loaded.',
    'listed.team.refreshing': 'Somebody changed it: reloads in the background.',
    'listed.outcome': 'The result of the last action.',
    'listed.outcome.none': 'No action has been taken.',
    'listed.outcome.done': 'The action is done, and the page says so.',
    'listed.outcome.refused': 'The action was refused; the page says why.',
    'listed.outcome.failed': 'The request failed; the user can try again.',
    inviting: 'Inviting a colleague.',
    'inviting.filling': 'The user enters their address and permissions.',
    'inviting.sending': 'Sending the invitation.',
    'inviting.proving': 'The user must reauthenticate before inviting.',
    'inviting.invalid': 'The address can’t be invited; the field says why.',
    'inviting.failed': 'The invitation couldn’t be sent.',
    changing: 'Changing a colleague’s role and permissions.',
    'changing.choosing': 'The user makes the changes.',
    'changing.saving': 'Saving.',
    'changing.proving': 'The user must reauthenticate before saving.',
    'changing.failed': 'Saving failed.',
    asking: 'Asking for confirmation.',
    working: 'Performing the action.',
    proving: 'The user must reauthenticate.',
    left: 'The user has left the company.',
  },
  fixtures: {
    inputs: { start: { email: user.email } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'team.stale': [{ type: 'team.stale' }],
      'invite.requested': [{ type: 'invite.requested' }],
      'invite.submitted': [{ type: 'invite.submitted', email: 'noor@acme.example', given }],
      'change.requested': [{ type: 'change.requested', userId: 'ben' }],
      'change.submitted': [{ type: 'change.submitted', given }],
      'form.closed': [{ type: 'form.closed' }],
      'step.taken': [{ type: 'step.taken', change: { kind: 'letIn', userId: 'ana' } }],
      'step.asked': confirmed.map((change) => ({ type: 'step.asked' as const, change })),
      'step.confirmed': [{ type: 'step.confirmed' }],
      'step.declined': [{ type: 'step.declined' }],
    },
    actors: {
      loadTeam: { done: [acmeTeam], error: [broken, offline] },
      changeTeam: {
        done: [
          { ok: true, team: acmeTeam },
          { ok: false, failure: 'refused', message: 'Only a coordinator or admin can change the team.' },
          { ok: false, failure: 'invalid', fields: { email: ['They’re already on your team'] } },
          { ok: true, team: null },
          { ok: false, failure: 'proofNeeded' },
        ],
        error: [broken],
      },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
      watchTeam: {},
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ team }) => team !== null,
  },
});
