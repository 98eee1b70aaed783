import type { Team } from '../../../contract/team.ts';
import type { TeamChange } from '../../machines/team/team.actors.ts';

/** The name of the person a change is about; empty if nobody of the team. */
export function nameIn(team: Team | null, change: TeamChange | null): string {
  return change && 'userId' in change ? (team?.members.find(({ user_id }) => user_id === change.userId)?.name ?? '') : '';
}
