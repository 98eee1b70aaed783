import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import type { Condition } from './tsquery.ts';
import { inCountry } from './vectors.ts';

/** The share of a country's newest jobs that contain each frequent lexeme, by vector. Lexemes in under 0.5% of the jobs are left out. */
type Shares = Readonly<Record<'ttsv' | 'tsv', ReadonlyMap<string, number>>>;

/** How many jobs were posted since when. */
interface Since {
  jobs: number;
  postedAt: Date;
}

/** What is known of a country's jobs, to choose how the database finds some. */
export interface Frequencies extends Shares {
  /** Fewest jobs first. Empty for a country with few jobs. */
  newest: readonly Since[];
}

const SAMPLE = 1_500;
const FREQUENT = 0.005;
/** A share of fewer jobs would be meaningless. */
const LEAST = 7;
/** For so many jobs, the instant since which they were posted is known. */
const NEWEST = [4_000, 8_000, 16_000, 32_000, 64_000, 128_000];
const KEPT_FOR = 15 * 60_000;
const NONE: Frequencies = { ttsv: new Map(), tsv: new Map(), newest: [] };

interface Sample {
  at: number;
  frequencies: Frequencies;
}
const samples = new WeakMap<object, Map<number, Sample>>();

/**
 * The frequent lexemes of a country. A new sample is taken in the background every 15 minutes. It only affects how the database runs a search, never what it
 * finds. Until the first sample exists, no lexeme counts as frequent.
 */
export function frequencies(db: Queryable, countryId: number, now: Date): Frequencies {
  let byCountry = samples.get(db);
  if (byCountry === undefined) samples.set(db, (byCountry = new Map()));
  const known = byCountry.get(countryId);
  if (known === undefined || now.getTime() - known.at > KEPT_FOR) {
    byCountry.set(countryId, { at: now.getTime(), frequencies: known?.frequencies ?? NONE });
    void takeSample(db, countryId).then(
      (taken) => byCountry.set(countryId, { at: now.getTime(), frequencies: taken }),
      // A failed sample (the database is shutting down) only costs speed. It's tried again 15 minutes later.
      () => undefined,
    );
  }
  return known?.frequencies ?? NONE;
}

/** The frequent lexemes of a country, from a new sample of its newest jobs. */
export async function takeSample(db: Queryable, countryId: number): Promise<Frequencies> {
  return { ttsv: await sampled(db, countryId, 'ttsv'), tsv: await sampled(db, countryId, 'tsv'), newest: await newestOf(db, countryId) };
}

async function sampled(db: Queryable, countryId: number, column: 'ttsv' | 'tsv'): Promise<ReadonlyMap<string, number>> {
  const newest = `select ${column} from job where country_id = ${Math.trunc(countryId)} and ${column} is not null order by posted_at desc, id desc limit ${SAMPLE}`;
  const { rows } = await db.execute<{ word: string; jobs: number; sampled: number }>(sql`
    select word, ndoc as jobs, (select count(*)::int from (${sql.raw(newest)}) s) as sampled from ts_stat(${newest}) where ndoc > ${LEAST}::int`);
  const prefix = inCountry(countryId, '').length;
  return new Map(rows.filter(({ jobs, sampled }) => jobs >= sampled * FREQUENT).map(({ word, jobs, sampled }) => [word.slice(prefix), jobs / sampled]));
}

/** Since when a country's newest jobs were posted, for each of these numbers of jobs. Leaves out those that it doesn't have. */
export async function newestOf(db: Queryable, countryId: number, counts: readonly number[] = NEWEST): Promise<Since[]> {
  const { rows } = await db.execute<{ jobs: number; postedAt: number }>(sql`
    select jobs::int, extract(epoch from posted_at)::float8 * 1000 as "postedAt" from (
      select posted_at, row_number() over (order by posted_at desc) as jobs from job where country_id = ${countryId}
      order by posted_at desc limit ${Math.max(...counts)}
    ) newest where jobs = any(${sql.param([...counts])}::int[]) order by jobs`);
  return rows.map(({ jobs, postedAt }) => ({ jobs, postedAt: new Date(postedAt) }));
}

/** The expected share of jobs whose vector meets all conditions, assuming they are independent. 0 if one of them isn't frequent. */
export function expectedShare(known: ReadonlyMap<string, number>, conditions: readonly Condition[]): number {
  const share = (lexemes: readonly string[]) => lexemes.reduce((product, lexeme) => product * (known.get(lexeme) ?? 0), 1);
  return conditions.reduce(
    (product, any) =>
      product *
      Math.min(
        1,
        any.reduce((sum, all) => sum + share(all), 0),
      ),
    1,
  );
}
