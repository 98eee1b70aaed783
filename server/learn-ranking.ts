import { clockOf } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { learnRanking } from './modules/market/search/learning/store.ts';
import { HAND_WEIGHTS } from './modules/market/search/score.ts';
import { FEATURES } from './db/schema/ranking-features.ts';
import { runCommand } from './run-command.ts';

/** Learns the order of search now, from what was recorded, and prints what came of it. */
async function main(): Promise<void> {
  const config = readConfig();
  if (!config.searchLearning) throw new Error('There’s nothing to learn from because SEARCH_LEARNING is off (see .env.example).');
  const connection = await openDatabase(config, 'guest');
  try {
    const { preferences, searches, loss, weights } = await learnRanking(connection.db, (await clockOf(config, connection.db)).now());
    console.info(`Found ${preferences} preferences in ${searches} searches.`);
    if (loss !== null)
      console.info(`Loss on held-out searches: ${loss.current.toFixed(4)} with the current weights, ${loss.learned.toFixed(4)} with the learned ones.`);
    console.info(
      weights === null ? 'Kept the current weights.' : FEATURES.map((name) => `${name} ${weights[name].toFixed(3)} (by hand ${HAND_WEIGHTS[name]})`).join('\n'),
    );
  } finally {
    await connection.close();
  }
}

if (import.meta.main) runCommand(main);
