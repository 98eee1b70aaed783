import type { Taken } from './mail-server.ts';

/** What a mail server took, counted. */
export interface Counted {
  /** People who got none. */
  lost: number;
  /** People who got two different emails: one was written twice. */
  writtenTwice: number;
  /** Emails taken again by the same worker. */
  again: number;
  /** Emails taken again by a later worker, for the one before died between the mail server's yes and its own note of that. */
  acrossDeaths: number;
  /** The most of those by one death. */
  mostOfADeath: number;
}

/**
 * Holds what was taken against who was to get one. What SMTP makes unavoidable is told from what is not: only an email that a worker sent and that a later one
 * sent once more, under the same Message-ID, is of a death.
 */
export function count(people: readonly string[], taken: readonly Taken[]): Counted {
  const of = Map.groupBy(taken, ({ to }) => to);
  const ofDeath = new Map<number, number>();
  let again = 0;
  for (const same of Map.groupBy(taken, ({ id }) => id).values()) {
    for (const [place, { worker }] of same.entries()) {
      const before = same[place - 1];
      if (before === undefined) continue;
      if (before.worker === worker) again += 1;
      else ofDeath.set(before.worker, (ofDeath.get(before.worker) ?? 0) + 1);
    }
  }
  return {
    lost: people.filter((one) => !of.has(one)).length,
    writtenTwice: [...of.values()].filter((mails) => new Set(mails.map(({ id }) => id)).size > 1).length,
    again,
    acrossDeaths: [...ofDeath.values()].reduce((sum, each) => sum + each, 0),
    mostOfADeath: Math.max(0, ...ofDeath.values()),
  };
}
