import { parseArgs } from 'node:util';
import { clockOf } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import type { DatabaseConnection } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { freshenMarket } from './db/seed/freshen.ts';
import { seedMarket, type SeedResult } from './db/seed/market.ts';
import { refreshSuggestions } from './modules/market/search/lexicon.ts';
import { runCommand } from './run-command.ts';

const number = new Intl.NumberFormat('en');
/** So often the filling says how far it is: milliseconds. */
const EVERY = 3_000;

interface Filling {
  config: Pick<Config, 'seedJobs'>;
  now: Date;
  /** Called once all jobs are written and only the database is busy, with their indexes. */
  onWritten?: () => void;
}

/**
 * Fills an empty database with the demo market of SEED_JOBS jobs. Where there are jobs already, a demo market that has aged is moved to today.
 * @returns whether jobs changed, so that suggestions have to be refreshed
 */
export async function fillMarket(connection: DatabaseConnection, { config, now, onWritten }: Filling): Promise<boolean> {
  const { rows } = await connection.pool.query<{ isFilled: boolean }>(
    `select exists (select from job) or exists (select from installation where key = 'seed') as "isFilled"`,
  );
  if (rows[0]?.isFilled) return freshenAloud(connection, now);
  if (config.seedJobs === 0) return false;
  await seedAloud(connection, { jobs: config.seedJobs, seed: 1, now, onWritten });
  return true;
}

async function freshenAloud(connection: DatabaseConnection, now: Date): Promise<boolean> {
  const start = performance.now();
  const days = await freshenMarket(connection, now);
  if (days === 0) return false;
  console.info(`Moved the demo market ${days} days forward to today in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

interface Seeding {
  jobs: number;
  seed: number;
  now: Date;
  onWritten?: Filling['onWritten'];
}

async function seedAloud(connection: DatabaseConnection, { jobs, seed, now, onWritten }: Seeding): Promise<SeedResult> {
  const start = performance.now();
  console.info(`Creating ${number.format(jobs)} demo jobs…`);
  let reportedAt = start;
  const result = await seedMarket(connection.pool, {
    jobs,
    seed,
    now: () => now,
    onWritten,
    onProgress: (written) => {
      if (performance.now() - reportedAt < EVERY) return;
      reportedAt = performance.now();
      console.info(`  ${number.format(written)} jobs written`);
    },
  });
  console.info(
    `Created ${number.format(result.written)} jobs at ${number.format(result.companies)} companies in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
  );
  return result;
}

function optionsOf(config: Config): { jobs: number; seed: number } {
  const { values } = parseArgs({ options: { jobs: { type: 'string', default: String(config.seedJobs) }, seed: { type: 'string', default: '1' } } });
  const [jobs, seed] = [Number(values.jobs), Number(values.seed)];
  if (!Number.isInteger(jobs) || jobs < 0 || jobs > 5_000_000) throw new Error(`--jobs ${values.jobs}: enter a whole number from 0 to 5,000,000.`);
  if (!Number.isInteger(seed)) throw new Error(`--seed ${values.seed}: enter a whole number.`);
  return { jobs, seed };
}

async function main(): Promise<void> {
  const config = readConfig();
  const { jobs, seed } = optionsOf(config);
  const connection = await openDatabase(config, 'guest');
  try {
    const { now } = await clockOf(config, connection.db);
    const { removed, kept } = await seedAloud(connection, { jobs, seed, now: now() });
    await refreshSuggestions(connection.db);
    if (removed > 0) console.info(`Replaced ${number.format(removed)} jobs from an earlier market.`);
    if (kept > 0) console.info(`Kept ${number.format(kept)} jobs because someone applied for, saved, or viewed them.`);
  } finally {
    await connection.close();
  }
}

if (import.meta.main) runCommand(main);
