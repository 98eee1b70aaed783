import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { COUNTRIES } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { searchQuery } from '../../../contract/search.ts';
import { connect, migrateDatabase } from '../../../server/db/client.ts';
import { startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { seedMarket } from '../../../server/db/seed/market.ts';
import type { Scored } from '../../../server/modules/market/search/score.ts';
import { answer } from '../../../server/modules/market/search/search.ts';
import { REGRESSION } from '../regression/queries.ts';

const NOW = new Date('2026-01-01T00:00:00Z');
/** With fewer jobs there's no choice. */
const LEAST_JOBS = 10;

export interface Market {
  /** The ranked jobs of each search, with their features. */
  searches: Scored[][];
  companyOf: ReadonlyMap<number, number>;
}

/** The queries of the regression bench in a market of invented jobs, with the results of the product. */
export async function marketOf(jobs: number): Promise<Market> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-interleaving-'));
  const server = await startEmbeddedDatabase(dataDir);
  const connection = connect(server.url, 4);
  try {
    await migrateDatabase(connection);
    await seedMarket(connection.pool, { jobs, seed: 1, now: () => NOW });
    const searches: Scored[][] = [];
    for (const { country, query } of REGRESSION) {
      const countryId = COUNTRIES.find(({ code }) => code === country)?.id ?? 0;
      const { found } = await answer(connection.db, searchQuery.parse({ query }), null, { countryId, language: LANGUAGES[0], now: NOW });
      if (found.scored.length >= LEAST_JOBS) searches.push([...found.scored]);
    }
    const { rows } = await connection.db.execute<{ id: number; companyId: number }>(sql`select id, company_id as "companyId" from job`);
    return { searches, companyOf: new Map(rows.map(({ id, companyId }) => [id, companyId])) };
  } finally {
    await connection.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
