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
  /** Calls `take` with each place, among the searches the index was made of, of those that find a job. */
  match(job: NewJob, take: (place: number) => void): void;
}

/** What few searches ask for besides lexemes that must all be held. */
interface Special {
  anyOf: Uint32Array[][];
  noneOf: Uint32Array[];
  isOfAnyPay: boolean;
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
  /** The places under each number. */
  const under: number[][] = [];
  /** Searches by salary alone. */
  const always: number[] = [];
  // What a search asks for stands in one list, from its start to the next one's: an object for each of 100,000 searches costs more to walk than to compare.
  const required: number[] = [];
  const starts = new Uint32Array(searches.length + 1);
  const special: (Special | undefined)[] = [];
  for (const [place, { conditions, without, salaryFrom, salaryTo }] of searches.entries()) {
    const cost = (all: readonly string[]) => Math.min(...all.map(jobsWith));
    const costs = conditions.map((any) => any.reduce((sum, all) => sum + cost(all), 0));
    const key = conditions[costs.indexOf(Math.min(...costs))];
    if (key === undefined) always.push(place);
    const keys = (key ?? []).map((all) => numberOf(all.reduce((rarest, lexeme) => (jobsWith(lexeme) < jobsWith(rarest) ? lexeme : rarest))));
    for (const number of new Set(keys)) (under[number] ??= []).push(place);
    // Whoever is looked at under a key of one lexeme holds that condition.
    const isHeld = key?.every((all) => all.length === 1) === true;
    const rest = conditions.filter((any) => any !== key || !isHeld);
    const isPlain = (any: Condition) => any.length === 1;
    for (const any of rest.filter(isPlain)) for (const lexeme of any[0] as readonly string[]) required.push(numberOf(lexeme));
    starts[place + 1] = required.length;
    const anyOf = rest.filter((any) => !isPlain(any)).map((any) => any.map((all) => Uint32Array.from(all, numberOf)));
    const noneOf = without.flatMap((any) => any.map((all) => Uint32Array.from(all, numberOf)));
    const isOfAnyPay = salaryFrom === null && salaryTo === null;
    special.push(anyOf.length > 0 || noneOf.length > 0 || !isOfAnyPay ? { anyOf, noneOf, isOfAnyPay } : undefined);
  }
  const lexemes = Uint32Array.from(required);
  /** The job that held a lexeme last, and that a search was last looked at for: no set is made for each job. */
  const heldBy = new Uint32Array(numbers.size);
  const lookedAtFor = new Uint32Array(searches.length);
  let turn = 0;

  const holds = (all: Uint32Array): boolean => {
    for (const number of all) if (heldBy[number] !== turn) return false;
    return true;
  };
  const isFound = (place: number, job: NewJob): boolean => {
    for (let at = starts[place] as number, end = starts[place + 1] as number; at < end; at += 1) if (heldBy[lexemes[at] as number] !== turn) return false;
    const more = special[place];
    if (more === undefined) return true;
    for (const any of more.anyOf) if (!any.some(holds)) return false;
    if (more.noneOf.some(holds)) return false;
    return more.isOfAnyPay || isPaid(searches[place] as Wanted, job.salary);
  };

  return {
    match(job, take) {
      turn += 1;
      const held: number[] = [];
      for (const lexeme of job.lexemes) {
        const number = numbers.get(lexeme);
        if (number === undefined) continue;
        heldBy[number] = turn;
        if (under[number] !== undefined) held.push(number);
      }
      for (const place of always) if (isFound(place, job)) take(place);
      for (const number of held) {
        for (const place of under[number] as number[]) {
          if (lookedAtFor[place] === turn) continue;
          lookedAtFor[place] = turn;
          if (isFound(place, job)) take(place);
        }
      }
    },
  };
}
