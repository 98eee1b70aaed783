import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clockOf } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { knownNames } from './modules/flows/names.ts';
import { trafficOf } from './modules/flows/traffic.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run traffic -- --out FILE (how many people took each step of each chart, for “npm run flows -- site --traffic FILE”)';

/** Exports the traffic of every chart, as far as enough people are behind it. */
runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  if (values.out === undefined) throw new Error(USAGE);
  const config = readConfig();
  const connection = await openDatabase(config, 'guest');
  try {
    const now = (await clockOf(config, connection.db)).now();
    const source = config.whyNoDemo.length === 0 ? 'demo' : 'people';
    const charts = await Promise.all([...(await knownNames()).keys()].map(async (id) => [id, await trafficOf(connection.db, id, {}, source, now)] as const));
    writeFileSync(values.out, JSON.stringify(Object.fromEntries(charts)));
    console.info(`The traffic of ${charts.length} charts in the week of ${charts[0]?.[1].week} is in ${values.out}`);
  } finally {
    await connection.close();
  }
});
