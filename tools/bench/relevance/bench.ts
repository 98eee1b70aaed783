import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { LANGUAGES } from '../../../contract/languages.ts';
import { searchQuery } from '../../../contract/search.ts';
import { connect, migrateDatabase, type Database } from '../../../server/db/client.ts';
import { startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { company, job } from '../../../server/db/schema/market.ts';
import { indexJobs } from '../../../server/modules/market/search/indexing.ts';
import { refreshSuggestions } from '../../../server/modules/market/search/lexicon.ts';
import { searchJobs } from '../../../server/modules/market/search/search.ts';
import { titleKey } from '../../../server/modules/market/search/titles/known.ts';
import { readWords } from '../../../src/lib/words/parsed-words.ts';
import { readJudged, type Judged } from './judged.ts';

const COUNTRY = 199;
const NOW = new Date('2026-01-01T00:00:00Z');
const COMPARED = 100;
const BATCH = 2_000;

type Answer = (query: string) => Promise<string[]>;

/**
 * Measures how relevant search results are, by human judgments of job titles: the titles become jobs, and each query is searched by the product and by plain
 * PostgreSQL full text on the same rows. `--from FOLDER`, or `relevance` of WAYMARK_MATERIAL.
 */
export async function benchRelevance(args: string[]): Promise<object> {
  const material = process.env['WAYMARK_MATERIAL'];
  const { values } = parseArgs({ args, options: { from: { type: 'string', default: material ? path.join(material, 'relevance') : '' } } });
  if (values.from === '') throw new Error('Give the folder of the judged titles: npm run bench -- relevance --from FOLDER.');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-relevance-'));
  const server = await startEmbeddedDatabase(dataDir);
  const measured = [];
  try {
    for (const judged of readJudged(values.from)) measured.push(...(await measureSet(server.url, judged)));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { at: new Date().toISOString(), measured };
}

async function measureSet(serverUrl: string, judged: Judged): Promise<object[]> {
  const name = `relevance_${judged.name.toLowerCase()}`;
  const maintenance = connect(serverUrl, 1);
  await maintenance.pool.query(`create database ${name}`);
  await maintenance.close();
  const connection = connect(serverUrl.replace(/\/postgres$/, `/${name}`), 4);
  try {
    await migrateDatabase(connection);
    await addTitles(connection.db, judged.titles);
    await connection.pool.query(`create index title_words on job using gin (to_tsvector('simple', title)); create index title_grams on job using gin (title gin_trgm_ops)`);
    const designs: [string, Answer][] = [
      ['ours', (query) => askOurs(connection.db, query)],
      ['ts_rank, all words', (query) => askWords(connection.pool, query, '&')],
      ['ts_rank, any word', (query) => askWords(connection.pool, query, '|')],
      ['pg_trgm', (query) => askTrigrams(connection.pool, query)],
    ];
    const rows = [];
    for (const [design, ask] of designs) rows.push({ set: judged.name, design, ...(await score(judged, ask)) });
    console.table(rows);
    console.table([{ set: judged.name, ...(await askForTitles(connection.db, judged)) }]);
    const [ours] = rows;
    console.info(`${judged.name}: MAP@100 ≥ ${judged.goal.map}, nDCG@10 ≥ ${judged.goal.ndcg}: ${ours && ours.map >= judged.goal.map && ours.ndcg >= judged.goal.ndcg ? 'reached' : 'missed'}.`);
    return rows;
  } finally {
    await connection.close();
  }
}

async function addTitles(db: Database, titles: readonly string[]): Promise<void> {
  await db.insert(company).values({ id: 1, name: 'Bench', nameKey: 'bench', slug: 'bench', countryId: COUNTRY });
  for (let from = 0; from < titles.length; from += BATCH)
    await db.insert(job).values(
      titles.slice(from, from + BATCH).map((title, index) => ({
        companyId: 1,
        countryId: COUNTRY,
        title,
        postedAt: NOW,
        confirmedAt: NOW,
        validThrough: new Date('2100-01-01T00:00:00Z'),
        source: 'bench',
        sourceId: `${from + index}`,
        vacancyKey: `bench-${from + index}`,
      })),
    );
  await indexJobs(db, 'all');
}

async function askOurs(db: Database, query: string): Promise<string[]> {
  const found: string[] = [];
  let before: string | undefined;
  for (let page = 1; page <= 2; page += 1) {
    const { data } = await searchJobs(db, searchQuery.parse({ query, page, size: COMPARED / 2, before }), { countryId: COUNTRY, language: LANGUAGES[0], now: NOW });
    before = data.before;
    found.push(...data.jobs.map(({ title }) => title));
  }
  return found;
}

async function askWords(pool: pg.Pool, query: string, operator: '&' | '|'): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(
    `select title from job, (select replace(plainto_tsquery('simple', $1)::text, '&', $2)::tsquery as queried) query where to_tsvector('simple', title) @@ queried order by ts_rank(to_tsvector('simple', title), queried) desc, id limit ${COMPARED}`,
    [query, operator],
  );
  return rows.map(({ title }) => title);
}

async function askTrigrams(pool: pg.Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(`select title from job order by similarity(title, $1) desc, id limit ${COMPARED}`, [query]);
  return rows.map(({ title }) => title);
}

/** How many titles are searched, spread over the set. */
const ASKED_FOR = 500;

/**
 * Searches for titles of the set: how often the identical title comes first, and how often nothing is found, for the title itself and with two letters of its
 * longest word swapped. Skips titles without searchable words.
 */
async function askForTitles(db: Database, { titles }: Judged) {
  const queried = titles.filter((title, at) => at % Math.ceil(titles.length / ASKED_FOR) === 0 && readWords(title).terms.length > 0);
  const counts = { first: 0, empty: 0, 'empty, mistyped': 0, 'first, mistyped': 0 };
  await refreshSuggestions(db);
  for (const title of queried) {
    // Quotes and minus signs are search operators, not parts of a title.
    const query = title.replaceAll(/["“”„«»「」]|(?<=^|\s)-/g, ' ').trim();
    const [found, mistyped] = [await askOurs(db, query), await askOurs(db, mistype(query))];
    const isSame = (other = '') => titleKey(other) === titleKey(query);
    counts.first += Number(isSame(found[0]));
    counts.empty += Number(found.length === 0);
    counts['first, mistyped'] += Number(isSame(mistyped[0]));
    counts['empty, mistyped'] += Number(mistyped.length === 0);
  }
  return { asked: queried.length, ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, rounded(count / queried.length)])) };
}

/** Swaps two letters in the middle of the longest word. */
function mistype(title: string): string {
  const longest = title.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), '');
  const at = Math.max(1, Math.floor(longest.length / 2) - 1);
  return title.replace(longest, longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2));
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Means over the queries: average precision, gain of the first ten, and recall of the first hundred; and the share of queries that found nothing. */
async function score({ queries }: Judged, ask: Answer): Promise<{ map: number; ndcg: number; recall: number; empty: number; 'id-free map': number }> {
  const sums = { map: 0, ndcg: 0, recall: 0, empty: 0, idFree: 0 };
  for (const { query, relevant } of queries) {
    const found = await ask(query);
    const same = (title: string) => title.toLowerCase() === query.toLowerCase();
    sums.map += averagePrecision(found, relevant);
    sums.idFree += averagePrecision(found.filter((title) => !same(title)), new Set([...relevant].filter((title) => !same(title))));
    const gain = (isHit: (index: number) => boolean) => Array.from({ length: 10 }, (_, index) => (isHit(index) ? 1 / Math.log2(index + 2) : 0)).reduce((a, b) => a + b, 0);
    sums.ndcg += gain((index) => relevant.has(found[index] ?? '')) / gain((index) => index < relevant.size);
    sums.recall += found.filter((title) => relevant.has(title)).length / Math.min(COMPARED, relevant.size);
    sums.empty += Number(found.length === 0);
  }
  const mean = (sum: number) => rounded(sum / queries.length);
  return { map: mean(sums.map), ndcg: mean(sums.ndcg), recall: mean(sums.recall), empty: mean(sums.empty), 'id-free map': mean(sums.idFree) };
}

function averagePrecision(found: readonly string[], relevant: ReadonlySet<string>): number {
  let hits = 0;
  let sum = 0;
  found.forEach((title, index) => {
    if (relevant.has(title)) sum += (hits += 1) / (index + 1);
  });
  return relevant.size === 0 ? 0 : sum / relevant.size;
}
