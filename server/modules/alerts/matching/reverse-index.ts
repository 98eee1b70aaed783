import type { Condition } from '../../market/search/tsquery.ts';
import { isPaid, type Wanted } from '../../market/search/wanted.ts';

/** A new job for matching: the content of its vector, without the country prefix of each lexeme. */
export interface NewJob {
  id: number;
  companyId: number;
  /** When it first appeared here. Milliseconds. */
  listedAt: number;
  /** Per month in the country's currency. */
  salary: { from: number | null; to: number | null };
  lexemes: readonly string[];
}

/** An index of stored searches by what a job must contain to match. */
export interface ReverseIndex {
  /** Calls `take` with the index of each search that finds a job. */
  match(job: NewJob, take: (place: number) => void): void;
}

/** Conditions of a few searches besides required lexemes. */
interface Special {
  anyOf: Uint32Array[][];
  noneOf: Uint32Array[];
  isOfAnyPay: boolean;
}

/**
 * Inverts matching: instead of querying the jobs of each search, looks up the searches for each new job. Each search is indexed by the rarest lexeme
 * of each alternative in its rarest condition, so only searches under one of the job's lexemes are checked.
 * @param searches stored searches of one country
 * @param jobsWith how many jobs of a sample contain a lexeme; affects only speed
 */
export function reverseIndex(searches: readonly Wanted[], jobsWith: (lexeme: string) => number): ReverseIndex {
  const numbers = new Map<string, number>();
  const numberOf = (lexeme: string): number => {
    const known = numbers.get(lexeme);
    if (known !== undefined) return known;
    numbers.set(lexeme, numbers.size);
    return numbers.size - 1;
  };
  /** The indexes of the searches under each number. */
  const under: number[][] = [];
  /** Searches by salary alone. */
  const always: number[] = [];
  // All searches' conditions are in one flat list, each from its start to the next one's: walking 100,000 objects would take longer than comparing.
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
    // A search found under a single-lexeme key is known to match that condition.
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
  /** The last job that contained a lexeme, and the last one a search was checked for. This avoids a set per job. */
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
