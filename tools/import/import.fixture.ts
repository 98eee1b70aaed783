import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DatabaseConnection } from '../../server/db/client.ts';
import { writeReference } from '../../server/db/seed/reference.ts';
import { announceQueued } from '../../server/modules/market/companies/follow.ts';
import { type Catalog, readCatalog } from '../../server/modules/market/import/catalog.ts';
import { JobWriter } from '../../server/modules/market/import/write.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { Progress } from './progress.ts';
import { importFile } from './run.ts';
import { Tally } from './tally.ts';

export const NOW = new Date('2025-11-20T08:00:00Z');

/** An importer on a database of the test file's own, without a job before each test. Call it at the top of a file. */
export function importer() {
  let database: DatabaseConnection;
  let catalog: Catalog;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase();
    const client = await database.pool.connect();
    await writeReference(client);
    client.release();
    catalog = await readCatalog(database.db);
    folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-import-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => database.pool.query('truncate job, job_source, company cascade'));
  return {
    database: () => database,
    folder: () => folder,
    /** @returns where a file of this content is */
    async file(content: string, name = 'feed.jsonl'): Promise<string> {
      const target = path.join(folder, name);
      await writeFile(target, content);
      return target;
    },
    /** What `npm run import` does, and what it says. */
    async importAll(files: string[], more: { asOf?: Date; now?: Date; isDryRun?: boolean } = {}) {
      const tally = new Tally();
      const complaints: string[] = [];
      const now = more.now ?? NOW;
      const writer = new JobWriter(database.db, catalog, () => now);
      const options = { files, isDryRun: more.isDryRun === true, source: undefined, asOf: more.asOf, isHelp: false };
      const write = more.isDryRun ? writer.rehearse.bind(writer) : writer.write.bind(writer);
      const complain = (message: string) => void complaints.push(message);
      let isWhole = true;
      for (const file of files) {
        const progress = new Progress({ write: () => true }, () => 0);
        isWhole = (await importFile(file, { catalog, options, now, tally, progress, write, complain, isStopping: () => false })) && isWhole;
      }
      if (!more.isDryRun) await announceQueued(database.db, now);
      return { summary: tally.summary(), details: tally.details(), complaints, isWhole };
    },
  };
}
