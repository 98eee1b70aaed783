import { parseArgs } from 'node:util';
import { clockOf } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import type { DatabaseConnection } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { freshenMarket } from './db/seed/freshen.ts';
import { seedMarket, type SeedResult } from './db/seed/market.ts';
import { refreshSuggestions } from './modules/search/lexicon.ts';
import { runCommand } from './run-command.ts';

const number = new Intl.NumberFormat('en');
/** So often the filling says how far it is: milliseconds. */
const EVERY = 3_000;

/** Fills an empty database with the demo market of SEED_JOBS jobs. Where there are jobs already, a demo market that has aged is moved to today. */
export async function fillMarket(connection: DatabaseConnection, config: Pick<Config, 'seedJobs'>, now: Date): Promise<void> {
  const { rows } = await connection.pool.query<{ isFilled: boolean }>(
    `select exists (select from job) or exists (select from installation where key = 'seed') as "isFilled"`,
  );
  if (rows[0]?.isFilled) await freshenAloud(connection, now);
  else if (config.seedJobs > 0) await seedAloud(connection, config.seedJobs, 1, now);
}

async function freshenAloud(connection: DatabaseConnection, now: Date): Promise<void> {
  const start = performance.now();
  const days = await freshenMarket(connection, now);
  if (days === 0) return;
  await refreshSuggestions(connection.db);
  console.info(`Moved the demo market ${days} days on, to today, in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

async function seedAloud(connection: DatabaseConnection, jobs: number, seed: number, now: Date): Promise<SeedResult> {
  const start = performance.now();
  console.info(`Making a market of ${number.format(jobs)} jobs …`);
  let told = start;
  const result = await seedMarket(connection.pool, {
    jobs,
    seed,
    now: () => now,
    onProgress: (written) => {
      if (performance.now() - told < EVERY) return;
      told = performance.now();
      console.info(`  ${number.format(written)} jobs written`);
    },
  });
  await refreshSuggestions(connection.db);
  console.info(
    `Made ${number.format(result.written)} jobs at ${number.format(result.companies)} companies in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
  );
  return result;
}

function optionsOf(config: Config): { jobs: number; seed: number } {
  const { values } = parseArgs({ options: { jobs: { type: 'string', default: String(config.seedJobs) }, seed: { type: 'string', default: '1' } } });
  const [jobs, seed] = [Number(values.jobs), Number(values.seed)];
  if (!Number.isInteger(jobs) || jobs < 0 || jobs > 5_000_000) throw new Error(`--jobs ${values.jobs}: give a whole number from 0 to 5,000,000.`);
  if (!Number.isInteger(seed)) throw new Error(`--seed ${values.seed}: give a whole number.`);
  return { jobs, seed };
}

async function main(): Promise<void> {
  const config = readConfig();
  const { jobs, seed } = optionsOf(config);
  const connection = await openDatabase(config, 'guest');
  try {
    const { now } = await clockOf(config, connection.db);
    const { removed, kept } = await seedAloud(connection, jobs, seed, now());
    if (removed > 0) console.info(`${number.format(removed)} jobs of an earlier market were replaced.`);
    if (kept > 0) console.info(`${number.format(kept)} stand as they were: someone applied to them, saved them or looked at them.`);
  } finally {
    await connection.close();
  }
}

if (import.meta.main) runCommand(main);
