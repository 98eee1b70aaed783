import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Condition } from './tsquery.ts';
import { inCountry } from './vectors.ts';

/** The share of a country's newest jobs that hold each frequent lexeme, by vector; those of under two in a hundred are left out. */
export type Frequencies = Readonly<Record<'ttsv' | 'tsv', ReadonlyMap<string, number>>>;

const SAMPLE = 1_500;
const FREQUENT = 0.02;
/** Of fewer jobs a share says nothing. */
const LEAST = 20;
const KEPT_FOR = 15 * 60_000;
const NONE: Frequencies = { ttsv: new Map(), tsv: new Map() };

interface Sample {
  at: number;
  frequencies: Frequencies;
}
const samples = new WeakMap<object, Map<number, Sample>>();

/**
 * The lexemes frequent in a country, from a sample that is taken anew every quarter of an hour, behind the requests' back. They only decide how
 * the database goes about a search, never what it finds; until the first sample is there, none is frequent.
 */
export function frequencies(db: Queryable, countryId: number, now: Date): Frequencies {
  let byCountry = samples.get(db);
  if (byCountry === undefined) samples.set(db, (byCountry = new Map()));
  const known = byCountry.get(countryId);
  if (known === undefined || now.getTime() - known.at > KEPT_FOR) {
    byCountry.set(countryId, { at: now.getTime(), frequencies: known?.frequencies ?? NONE });
    void takeSample(db, countryId).then(
      (taken) => byCountry.set(countryId, { at: now.getTime(), frequencies: taken }),
      // A failed sample (the database is going down) costs speed only; the next quarter of an hour tries again.
      () => undefined,
    );
  }
  return known?.frequencies ?? NONE;
}

/** The frequent lexemes of a country, counted now in a sample of its newest jobs. */
export async function takeSample(db: Queryable, countryId: number): Promise<Frequencies> {
  return { ttsv: await sampled(db, countryId, 'ttsv'), tsv: await sampled(db, countryId, 'tsv') };
}

async function sampled(db: Queryable, countryId: number, column: 'ttsv' | 'tsv'): Promise<ReadonlyMap<string, number>> {
  const newest = `select ${column} from job where country_id = ${Math.trunc(countryId)} and ${column} is not null order by posted_at desc, id desc limit ${SAMPLE}`;
  const { rows } = await db.execute<{ word: string; jobs: number; sampled: number }>(sql`
    select word, ndoc as jobs, (select count(*)::int from (${sql.raw(newest)}) s) as sampled from ts_stat(${newest}) where ndoc > ${LEAST}::int`);
  const prefix = inCountry(countryId, '').length;
  return new Map(rows.filter(({ jobs, sampled }) => jobs >= sampled * FREQUENT).map(({ word, jobs, sampled }) => [word.slice(prefix), jobs / sampled]));
}

/** The share of jobs expected to hold all conditions in a vector, taking them as independent; 0 where any is not frequent. */
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
