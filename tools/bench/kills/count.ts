import type { Taken } from './mail-server.ts';

/** The emails that a mail server accepted, counted. */
export interface Counted {
  /** People who got no email. */
  lost: number;
  /** People who got two different emails, because one was written twice. */
  writtenTwice: number;
  /** Emails sent again by the same worker. */
  again: number;
  /** Emails sent again by a later worker, because the previous one was killed after the mail server accepted them and before it recorded that. */
  acrossDeaths: number;
  /** The largest number of those after a single crash. */
  mostOfADeath: number;
}

/**
 * Compares the accepted emails with the expected recipients. Separates repeats that SMTP makes unavoidable from others: only an email that a later worker sent
 * again with the same Message-ID was repeated because of a crash.
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
