import type { Team } from '../../../contract/team.ts';
import type { TeamChange } from '../../machines/team/team.actors.ts';

/** Whom a change is about, by name; empty where it is nobody of the team. */
export function nameIn(team: Team | null, change: TeamChange | null): string {
  return change && 'userId' in change ? (team?.members.find(({ user_id }) => user_id === change.userId)?.name ?? '') : '';
}
