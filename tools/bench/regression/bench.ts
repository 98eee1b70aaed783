import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { COUNTRIES } from '../../../contract/countries.ts';
import { languageById, LANGUAGES } from '../../../contract/languages.ts';
import { searchQuery } from '../../../contract/search.ts';
import { connect, migrateDatabase, type Database } from '../../../server/db/client.ts';
import { startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { seedMarket } from '../../../server/db/seed/market.ts';
import { FUNCTION_TITLES } from '../../../server/reference/taxonomy.ts';
import { refreshSuggestions } from '../../../server/modules/market/search/lexicon.ts';
import { searchJobs } from '../../../server/modules/market/search/search.ts';
import { gainOf, movedLines, type Judged, type Listed } from './moved.ts';
import { REGRESSION, type RegressionQuery } from './queries.ts';

const NOW = new Date('2026-01-01T00:00:00Z');
const JOBS = 20_000;
const SHOWN = 10;
const FILE = path.join(import.meta.dirname, 'judged.jsonl');
const functionOf = new Map(FUNCTION_TITLES.map(({ value, jobFunctionId }) => [value, jobFunctionId]));

/**
 * Runs a hundred searches in a market that is always the same, and judges the first ten jobs of each by the title they were written for. Prints what moved
 * since the last recording. `--record` stores the current order for later comparisons.
 */
export async function benchRegression(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { record: { type: 'boolean', default: false } } });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-regression-'));
  const server = await startEmbeddedDatabase(dataDir);
  const connection = connect(server.url, 4);
  try {
    await migrateDatabase(connection);
    await seedMarket(connection.pool, { jobs: JOBS, seed: 1, now: () => NOW });
    await refreshSuggestions(connection.db);
    const listed: Listed[] = [];
    for (const asked of REGRESSION) listed.push({ country: asked.country, query: asked.query, jobs: await answerOf(connection.db, asked) });
    const before = existsSync(FILE) ? linesOf(readFileSync(FILE, 'utf8')) : [];
    const lines = movedLines(before, listed);
    console.info(lines.length === 0 ? 'Nothing moved.' : lines.join('\n'));
    const rows = [...Map.groupBy(listed, ({ country }) => country)].map(([country, each]) => ({ country, ndcg: mean(each.map(({ jobs }) => gainOf(jobs))), empty: each.filter(({ jobs }) => jobs.length === 0).length }));
    console.table(rows);
    const ndcg = mean(listed.map(({ jobs }) => gainOf(jobs)));
    console.info(`All: nDCG@10 ${ndcg}, before ${mean(before.map(({ jobs }) => gainOf(jobs)))}.`);
    if (values.record) writeFileSync(FILE, listed.map((each) => `${JSON.stringify(each)}\n`).join(''));
    return { at: new Date().toISOString(), ndcg, rows };
  } finally {
    await connection.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Listed);
const mean = (values: readonly number[]) => Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 1_000) / 1_000;

async function answerOf(db: Database, { country, query, titles }: RegressionQuery): Promise<Judged[]> {
  const { id: countryId, languageId } = COUNTRIES.find(({ code }) => code === country) ?? { id: 0, languageId: 1 };
  // As the people of the country read it.
  const language = languageById(languageId) ?? LANGUAGES[0];
  const { data } = await searchJobs(db, searchQuery.parse({ query, size: SHOWN }), { countryId, language, now: NOW });
  const ids = data.jobs.map(({ id }) => id);
  const { rows } = await db.execute<{ id: number; name: string | null }>(
    sql`select j.id, t.value as name from job j left join function_title t on t.id = j.function_title_id where j.id = any(${sql.param(ids)}::int[])`,
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name ?? '']));
  const functions = new Set(titles.map((title) => functionOf.get(title)));
  return data.jobs.map(({ id, title }) => {
    const name = nameOf.get(id) ?? '';
    return { id, title, grade: titles.includes(name) ? 2 : functions.has(functionOf.get(name) ?? -1) ? 1 : 0 };
  });
}
