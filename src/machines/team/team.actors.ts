import { fromCallback, fromPromise } from 'xstate';
import type { Team } from '../../../contract/team.ts';
import type { GivenRole, Permission } from '../../../contract/team-rules.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** What somebody is to be, and may do. */
export interface Given {
  role: GivenRole;
  permissions: Permission[];
}

/** What is done to a team. Whoever it is about is named by their id, an invitation by its own. */
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
 * `team` is null for who has left it. `proofNeeded`: nothing was changed; who one is has to be proven first. Refused in the server's words: what one may
 * was another's doing meanwhile.
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
  /** Tells `team.stale` when another changed it. */
  watchTeam: fromCallback<{ type: 'team.stale' }>(missing('watchTeam')),
};
