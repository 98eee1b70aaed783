import type { Scored } from '../../../server/modules/market/search/score.ts';

type Team = 'ours' | 'theirs';
interface Interleaved {
  page: Scored[];
  teamOf: Map<number, Team>;
}

/**
 * Team-draft interleaving (Radlinski, Kurup and Joachims 2008): two orders take turns adding their best job that isn't on the page yet, and a random choice
 * decides who starts each turn. The outcome of a job counts for the order that added it. A job that both would add next counts for neither: where orders agree,
 * there's nothing to compare.
 */
export function interleave(ours: readonly Scored[], theirs: readonly Scored[], size: number, random: () => number): Interleaved {
  const orders = { ours, theirs };
  const page: Scored[] = [];
  const teamOf = new Map<number, Team>();
  const placed = new Set<number>();
  const next = (team: Team) => orders[team].find(({ id }) => !placed.has(id));
  const place = (job: Scored | undefined, team: Team | null) => {
    if (job === undefined || page.length === size) return;
    page.push(job);
    placed.add(job.id);
    if (team !== null) teamOf.set(job.id, team);
  };
  for (let job = next('ours'); job !== undefined && page.length < size; job = next('ours')) {
    if (job.id === next('theirs')?.id) {
      place(job, null);
      continue;
    }
    const first: Team = random() < 0.5 ? 'ours' : 'theirs';
    const second: Team = first === 'ours' ? 'theirs' : 'ours';
    place(next(first), first);
    place(next(second), second);
  }
  return { page, teamOf };
}

/** Which order had the better outcomes, by the sum of its grades: a save counts twice as much as opening, an application three times. */
export function winnerOf({ teamOf }: Interleaved, grades: ReadonlyMap<number, number>): Team | null {
  let lead = 0;
  for (const [id, grade] of grades) {
    const team = teamOf.get(id);
    if (team !== undefined) lead += team === 'ours' ? grade : -grade;
  }
  return lead === 0 ? null : lead > 0 ? 'ours' : 'theirs';
}

export interface Tally {
  wins: number;
  losses: number;
  ties: number;
}

/** The share of wins among the decided searches, with Wilson's 95% interval. */
export function shareOf({ wins, losses }: Tally): { share: number; from: number; to: number } {
  const [all, z] = [wins + losses, 1.96];
  if (all === 0) return { share: 0.5, from: 0, to: 1 };
  const share = wins / all;
  const middle = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return { share, from: middle - half, to: middle + half };
}
