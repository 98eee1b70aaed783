import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { readConfig } from '../../server/config.ts';
import type { DatabaseConnection } from '../../server/db/client.ts';
import { inBulk } from '../../server/db/bulk.ts';
import { openDatabase } from '../../server/db/open.ts';
import { writeReference } from '../../server/db/seed/reference.ts';
import { announceQueued, importing } from '../../server/modules/market/companies/follow.ts';
import { hasReferenceData, readCatalog } from '../../server/modules/market/import/catalog.ts';
import { JobWriter } from '../../server/modules/market/import/write.ts';
import { refreshSuggestions } from '../../server/modules/market/search/lexicon.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { Progress } from './progress.ts';
import { importFile } from './run.ts';
import { Tally } from './tally.ts';

/** Runs the import. @returns the exit code: 1 where a file could not be read to its end */
async function main(options: Options): Promise<number> {
  const connection = await openDatabase(readConfig(), 'guest');
  const progress = new Progress(process.stderr, Date.now);
  const now = new Date();
  const tally = new Tally();
  let isStopping = false;
  process.once('SIGINT', () => {
    isStopping = true;
    progress.pause();
    process.stderr.write('Stopping after this batch. To continue, run the import again.\n');
  });
  let isRead = true;
  try {
    if (!options.isDryRun || !(await hasReferenceData(connection.db))) await withClient(connection, writeReference);
    const catalog = await readCatalog(connection.db);
    const writer = new JobWriter(connection.db, catalog, () => now);
    const importAll = async () => {
      for (const file of options.files) {
        isRead =
          (await importFile(file, {
            catalog,
            options,
            now,
            tally,
            progress,
            isStopping: () => isStopping,
            write: options.isDryRun ? (rows) => writer.rehearse(rows) : (rows) => writer.write(rows),
            complain: (message) => {
              progress.pause();
              process.stderr.write(`${message}\n`);
            },
          })) && isRead;
        if (isStopping) break;
      }
    };
    await (options.isDryRun ? importAll() : inBulk(connection.pool, () => importing(connection.pool, importAll)));
    if (!options.isDryRun) await announceQueued(connection.db, now);
    if (!options.isDryRun && tally.hasChanges()) {
      await connection.db.execute(sql`analyze job`);
      await refreshSuggestions(connection.db);
    }
  } finally {
    await connection.close();
  }
  progress.pause();
  console.log([progress.text(), ...tally.details(), ...(options.isDryRun ? ['Dry run: nothing was saved'] : [])].join('\n'));
  console.log(tally.summary());
  return isRead ? 0 : 1;
}

async function withClient(connection: DatabaseConnection, act: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await connection.pool.connect();
  try {
    await act(client);
  } finally {
    client.release();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) console.log(HELP);
  else process.exitCode = await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
