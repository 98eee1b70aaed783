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
/** Mei coordinates; Ben hires, Ana waits; one is invited. */
export const acmeTeam: Team = {
  members: [member('mei', 'Mei Lim', 'coordinator'), member('ben', 'Ben Cruz', 'recruiter'), member('ana', 'Ana Reyes', 'recruiter', null)],
  invites: [{ id: 'invite-1', email: 'lea@acme.example', role: 'admin', permissions: [], expires_at: '2026-01-12T08:00:00Z', is_expired: false }],
};
const given: Given = { role: 'recruiter', permissions: ['post-jobs', 'chat-with-job-seekers'] };
const asked: Extract<TeamChange, { kind: 'turnAway' | 'remove' | 'transfer' | 'leave' }>[] = [
  { kind: 'remove', userId: 'ben' },
  { kind: 'turnAway', userId: 'ana' },
  { kind: 'transfer', userId: 'ben' },
];

export const teamFlow = defineFlow({
  id: 'team',
  area: 'company',
  title: 'A company’s team',
  purpose: 'Who hires for a company: invited, let in, given roles and permissions, taken out; the company handed over, or left.',
  source: 'src/machines/team/team.machine.ts',
  machine: teamMachine,
  states: {
    loading: 'It is being fetched.',
    disconnected: 'The device is offline; it is fetched once it is back.',
    unloadable: 'It could not be fetched.',
    listed: 'It is shown.',
    'listed.idle': 'Nothing was done yet.',
    'listed.refreshing': 'Somebody changed it: it is fetched again, what is shown stays.',
    'listed.done': 'What was asked for is done, and said.',
    'listed.refused': 'It was not done; the reason is told.',
    'listed.failed': 'It did not arrive; it can be done again.',
    inviting: 'A colleague is being invited.',
    'inviting.filling': 'Their address and what they may do are written.',
    'inviting.sending': 'The invitation is on its way.',
    'inviting.proving': 'Who invites has to prove first who they are.',
    'inviting.invalid': 'The address can not be invited; it is said why.',
    'inviting.failed': 'The invitation did not arrive.',
    changing: 'What a colleague is and may do is changed.',
    'changing.choosing': 'It is chosen.',
    'changing.saving': 'It is on its way.',
    'changing.proving': 'Who changes it has to prove first who they are.',
    'changing.failed': 'It did not arrive.',
    asking: 'Whether it is to be done is asked.',
    working: 'It is being done.',
    proving: 'Who one is has to be proven first.',
    left: 'One has left the company.',
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
      'step.asked': asked.map((change) => ({ type: 'step.asked' as const, change })),
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
