import { parseArgs } from 'node:util';
import { COUNTRIES } from '../contract/countries.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { searchQuery } from '../contract/search.ts';
import { clockOf } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { explain, linesOf } from './modules/market/search/explain.ts';
import { learnedWeights } from './modules/market/search/learning/weights.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run search -- "QUERY" --country CODE [--size COUNT] [--page PAGE]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { country: { type: 'string' }, size: { type: 'string' }, page: { type: 'string' } },
  });
  const country = COUNTRIES.find(({ code }) => code === values.country?.toLowerCase());
  const query = positionals.join(' ');
  if (query === '') throw new Error(`Enter something to search for. ${USAGE}`);
  if (country === undefined) throw new Error(`Choose a country: ${COUNTRIES.map(({ code }) => code).join(', ')}. ${USAGE}`);
  const parsed = searchQuery.safeParse({ query, size: values.size ?? '10', page: values.page });
  if (!parsed.success) throw new Error(`${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}. ${USAGE}`);
  const config = readConfig();
  const connection = await openDatabase(config, 'guest');
  try {
    const clock = await clockOf(config, connection.db);
    const learned = await learnedWeights({ db: connection.db, config, now: clock.now });
    const explained = await explain(connection.db, parsed.data, { countryId: country.id, language: LANGUAGES[0], now: clock.now(), learned });
    for (const line of linesOf(explained)) console.info(line);
  } finally {
    await connection.close();
  }
}

if (import.meta.main) runCommand(main);
