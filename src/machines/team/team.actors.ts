import { fromCallback, fromPromise } from 'xstate';
import type { Team } from '../../../contract/team.ts';
import type { GivenRole, Permission } from '../../../contract/team-rules.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** The role and permissions to give to a member. */
export interface Given {
  role: GivenRole;
  permissions: Permission[];
}

/** A change to a team. Members are identified by their user id, invitations by their own. */
export type TeamChange =
  | { kind: 'invite'; email: string; given: Given }
  | { kind: 'withdraw'; id: string }
  | { kind: 'letIn'; userId: string }
  | { kind: 'turnAway'; userId: string }
  | { kind: 'change'; userId: string; given: Given }
  | { kind: 'remove'; userId: string }
  | { kind: 'transfer'; userId: string }
  | { kind: 'leave' };

/**
 * `team` is null after leaving it. `proofNeeded`: nothing was changed; the user must reauthenticate. Refused with the server's message if somebody
 * else has changed the user's permissions in the meantime.
 */
export type TeamAnswer =
  | { ok: true; team: Team | null }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'proofNeeded' }
  | { ok: false; failure: 'refused'; message: string };

export const teamActors = {
  ...connectionActors,
  loadTeam: fromPromise<Team>(missing('loadTeam')),
  changeTeam: fromPromise<TeamAnswer, { change: TeamChange }>(missing('changeTeam')),
  stepUp: stepUpMachine,
  /** Sends `team.stale` when somebody else changed it. */
  watchTeam: fromCallback<{ type: 'team.stale' }>(missing('watchTeam')),
};
