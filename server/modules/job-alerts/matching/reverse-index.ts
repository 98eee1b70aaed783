import type { Condition } from '../../search/tsquery.ts';
import { isPaid, type Wanted } from '../../search/wanted.ts';

/** A new job as it is matched: what its vector holds, without the country before each lexeme. */
export interface NewJob {
  id: number;
  companyId: number;
  /** When it was first to be found here. Milliseconds. */
  listedAt: number;
  /** By month in the country's currency. */
  salary: { from: number | null; to: number | null };
  lexemes: readonly string[];
}

/** Stored searches, ordered by what a job must hold to be looked at for them at all. */
export interface ReverseIndex {
  /** The places, among the searches the index was made of, of those that find a job. */
  match(job: NewJob): number[];
}

/**
 * Turns matching round: instead of asking the database for the jobs of each search, each new job asks for the searches that may find it. Every search stands under
 * the rarest lexeme of each alternative of its rarest condition, and only those under a lexeme that the job holds are looked at.
 * @param searches stored searches of one country
 * @param jobsWith in how many jobs of a sample a lexeme is; it decides the speed only
 */
export function reverseIndex(searches: readonly Wanted[], jobsWith: (lexeme: string) => number): ReverseIndex {
  const numbers = new Map<string, number>();
  const numberOf = (lexeme: string): number => {
    const known = numbers.get(lexeme);
    if (known !== undefined) return known;
    numbers.set(lexeme, numbers.size);
    return numbers.size - 1;
  };
  const under = new Map<number, number[]>();
  /** Searches by salary alone. */
  const always: number[] = [];
  const asked = searches.map(({ conditions, without, salaryFrom, salaryTo }, place) => {
    const cost = (all: readonly string[]) => Math.min(...all.map(jobsWith));
    const costs = conditions.map((any) => any.reduce((sum, all) => sum + cost(all), 0));
    const key = conditions[costs.indexOf(Math.min(...costs))];
    if (key === undefined) always.push(place);
    const keys = (key ?? []).map((all) => numberOf(all.reduce((rarest, lexeme) => (jobsWith(lexeme) < jobsWith(rarest) ? lexeme : rarest))));
    for (const number of new Set(keys)) {
      const list = under.get(number);
      if (list) list.push(place);
      else under.set(number, [place]);
    }
    // Whoever is looked at under a key of one lexeme holds that condition.
    const isHeld = key?.every((all) => all.length === 1) === true;
    const rest = conditions.filter((any) => any !== key || !isHeld);
    const isPlain = (any: Condition) => any.length === 1;
    return {
      allOf: Uint32Array.from(rest.filter(isPlain).flatMap((any) => (any[0] as readonly string[]).map(numberOf))),
      anyOf: rest.filter((any) => !isPlain(any)).map((any) => any.map((all) => Uint32Array.from(all, numberOf))),
      noneOf: without.flatMap((any) => any.map((all) => Uint32Array.from(all, numberOf))),
      isOfAnyPay: salaryFrom === null && salaryTo === null,
    };
  });
  /** The job that held a lexeme last, and that a search was last looked at for: no set is made for each job. */
  const heldBy = new Uint32Array(numbers.size);
  const lookedAtFor = new Uint32Array(searches.length);
  let turn = 0;

  const holds = (all: Uint32Array): boolean => {
    for (const number of all) if (heldBy[number] !== turn) return false;
    return true;
  };
  const isFound = (place: number, job: NewJob): boolean => {
    const { allOf, anyOf, noneOf, isOfAnyPay } = asked[place] as (typeof asked)[number];
    if (!holds(allOf)) return false;
    for (const any of anyOf) if (!any.some(holds)) return false;
    if (noneOf.some(holds)) return false;
    return isOfAnyPay || isPaid(searches[place] as Wanted, job.salary);
  };

  return {
    match(job) {
      turn += 1;
      const held: number[] = [];
      for (const lexeme of job.lexemes) {
        const number = numbers.get(lexeme);
        if (number === undefined) continue;
        heldBy[number] = turn;
        held.push(number);
      }
      const found = always.filter((place) => isFound(place, job));
      for (const number of held) {
        for (const place of under.get(number) ?? []) {
          if (lookedAtFor[place] === turn) continue;
          lookedAtFor[place] = turn;
          if (isFound(place, job)) found.push(place);
        }
      }
      return found;
    },
  };
}
