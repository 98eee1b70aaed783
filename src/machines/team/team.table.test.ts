import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, user } from '../samples.ts';
import { acmeTeam, teamFlow } from './team.fixtures.ts';

const given = { role: 'recruiter', permissions: ['post-jobs'] };
const invite = { kind: 'invite', email: 'noor@acme.example', given };
const change = { kind: 'change', userId: 'ben', given };
const remove = { kind: 'remove', userId: 'ben' };
const letIn = { kind: 'letIn', userId: 'ana' };
const sends = (wanted: object) => ({ given: { change: wanted }, calls: { changeTeam: { change: wanted } } });
const answers = (answer: object) => done('changeTeam', answer);
const no = (failure: string, more = {}) => answers({ ok: false, failure, ...more });
const proves = { calls: { stepUp: { email: user.email } } };
const loads = { calls: { loadTeam: undefined } };

stateTable(teamFlow, { email: user.email }, [
  starts({ email: user.email }, 'loading', { calls: { watchTeam: undefined, loadTeam: undefined } }),
  ['loading', 'team.stale', 'loading', loads],
  ['loading', done('loadTeam', acmeTeam), 'listed.outcome.none', { sets: { team: acmeTeam, isStale: false }, calls: {} }],
  ['loading', fails('loadTeam', offline), 'disconnected', { calls: { waitForConnection: undefined } }],
  ['loading', fails('loadTeam', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', loads],
  ['disconnected', 'load.retried', 'loading', loads],
  ['unloadable', 'load.retried', 'loading', loads],
  ...['outcome.none', 'team.refreshing', 'outcome.done', 'outcome.refused', 'outcome.failed'].flatMap((part): Row[] => [
    // The result of the last action stays while the team reloads.
    [`listed.${part}`, 'team.stale', `listed.${part}`, { calls: { refreshTeam: undefined } }],
    [`listed.${part}`, 'team.stale', 'listed.team.refreshing'],
    [`listed.${part}`, 'invite.requested', 'inviting.filling'],
    [`listed.${part}`, { type: 'change.requested', userId: 'ben' }, 'changing.choosing', { sets: { userId: 'ben' } }],
    [`listed.${part}`, { type: 'step.taken', change: letIn }, 'working', { sets: { change: letIn }, calls: { changeTeam: { change: letIn } } }],
    // Removing a member asks for confirmation.
    [`listed.${part}`, { type: 'step.asked', change: remove }, 'asking', { sets: { change: remove }, calls: {} }],
  ]),
  ['listed.team.refreshing', done('refreshTeam', acmeTeam), 'listed.team.current', { sets: { team: acmeTeam, isStale: false } }],
  ['listed.team.refreshing', fails('refreshTeam', broken), 'listed.team.current', { sets: { isStale: false } }],
  // A reload that a change cut short is done after it.
  ['listed.team.refreshing', { type: 'step.asked', change: remove }, 'asking', { sets: { isStale: true } }],
  ['asking', 'step.declined', 'listed.team.refreshing', { given: { isStale: true }, calls: { refreshTeam: undefined } }],
  ...[
    'disconnected',
    'unloadable',
    'inviting.filling',
    'inviting.sending',
    'inviting.proving',
    'inviting.invalid',
    'inviting.failed',
    'changing.choosing',
    'changing.saving',
    'changing.proving',
    'changing.failed',
    'asking',
    'working',
    'proving',
  ].map((from): Row => [from, 'team.stale', from, { sets: { isStale: true }, calls: {} }]),
  ...['filling', 'invalid', 'failed'].flatMap((part): Row[] => [
    [`inviting.${part}`, 'form.closed', 'listed.outcome.none'],
    [
      `inviting.${part}`,
      { type: 'invite.submitted', email: invite.email, given },
      'inviting.sending',
      { given: { fields: { email: ['x'] } }, sets: { change: invite, fields: {} }, calls: { changeTeam: { change: invite } } },
    ],
  ]),
  ['inviting.sending', answers({ ok: true, team: acmeTeam }), 'listed.outcome.done', { sets: { team: acmeTeam } }],
  ['inviting.sending', no('invalid', { fields: { email: ['x'] } }), 'inviting.invalid', { sets: { fields: { email: ['x'] } } }],
  ['inviting.sending', no('proofNeeded'), 'inviting.proving', proves],
  ['inviting.sending', no('refused', { message: 'No.' }), 'listed.outcome.refused', { sets: { message: 'No.' } }],
  ['inviting.sending', fails('changeTeam', broken), 'inviting.failed', saysFailed],
  ['inviting.proving', done('stepUp', { isProven: true }), 'inviting.sending', sends(invite)],
  ['inviting.proving', done('stepUp', { isProven: false }), 'inviting.filling'],
  ...['choosing', 'failed'].flatMap((part): Row[] => [
    [`changing.${part}`, 'form.closed', 'listed.outcome.none'],
    [
      `changing.${part}`,
      { type: 'change.submitted', given },
      'changing.saving',
      { given: { userId: 'ben' }, sets: { change }, calls: { changeTeam: { change } } },
    ],
  ]),
  ['changing.saving', answers({ ok: true, team: acmeTeam }), 'listed.outcome.done'],
  ['changing.saving', no('proofNeeded'), 'changing.proving', proves],
  ['changing.saving', no('refused', { message: 'No.' }), 'listed.outcome.refused', { sets: { message: 'No.' } }],
  ['changing.saving', fails('changeTeam', broken), 'changing.failed', saysFailed],
  ['changing.proving', done('stepUp', { isProven: true }), 'changing.saving', sends(change)],
  ['changing.proving', done('stepUp', { isProven: false }), 'changing.choosing'],
  ['asking', 'step.confirmed', 'working', sends(remove)],
  ['asking', 'step.declined', 'listed.outcome.none'],
  ['working', answers({ ok: true, team: null }), 'left'],
  ['working', answers({ ok: true, team: acmeTeam }), 'listed.outcome.done', { sets: { team: acmeTeam } }],
  ['working', no('proofNeeded'), 'proving', proves],
  ['working', no('refused', { message: 'No.' }), 'listed.outcome.refused', { sets: { message: 'No.' } }],
  ['working', fails('changeTeam', broken), 'listed.outcome.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'working', sends(remove)],
  ['proving', done('stepUp', { isProven: false }), 'listed.outcome.none'],
]);
