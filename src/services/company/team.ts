import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { Team } from '../../../contract/team.ts';
import { toFailure } from '../../lib/failure.ts';
import type { TeamAnswer, TeamChange } from '../../machines/team/team.actors.ts';
import { teamMachine } from '../../machines/team/team.machine.ts';
import { stepUp } from '../account/stepUp.ts';
import { api, type CallOptions } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchChanged } from '../realtime.ts';

/** @returns the updated team; null after leaving it */
async function send(change: TeamChange, options: CallOptions): Promise<Team | null> {
  switch (change.kind) {
    case 'invite':
      return (await api('inviteMember', { body: { email: change.email, ...change.given } }, options)).data;
    case 'withdraw':
      return (await api('cancelInvite', { params: { id: change.id } }, options)).data;
    case 'letIn':
      return (await api('letMemberIn', { params: { user_id: change.userId } }, options)).data;
    case 'change':
      return (await api('changeMember', { params: { user_id: change.userId }, body: change.given }, options)).data;
    case 'turnAway':
    case 'remove':
      return (await api('removeMember', { params: { user_id: change.userId } }, options)).data;
    case 'transfer':
      return (await api('transferOwnership', { params: { user_id: change.userId } }, options)).data;
    case 'leave':
      return (await api('leaveCompany', {}, options)).data;
  }
}

/** The team chart with its actors. */
export const team = teamMachine.provide({
  actors: {
    waitForConnection,
    stepUp,
    loadTeam: fromPromise<Team>(async ({ signal }) => (await api('getTeam', {}, { signal })).data),
    changeTeam: fromPromise<TeamAnswer, { change: TeamChange }>(async ({ input, signal }) => {
      try {
        return { ok: true, team: await send(input.change, { signal }) };
      } catch (error) {
        const { kind, status, code, fields, message } = toFailure(error);
        if (code === ERRORS.proofNeeded.code) return { ok: false, failure: 'proofNeeded' };
        if (input.change.kind === 'invite' && code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', fields };
        if (kind === 'refused' && status < 500) return { ok: false, failure: 'refused', message };
        throw error;
      }
    }),
    watchTeam: fromCallback(({ sendBack }) => watchChanged('company', () => sendBack({ type: 'team.stale' }))),
  },
});
