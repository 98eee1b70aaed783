/** `npm test`: on a fresh clone too. Type-checks, lints, runs every test, then the main journeys in a real browser. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, ensureNode, must, root, say } from './steps.mjs';

await ensureDependencies();
const node = ensureNode();
if (!existsSync(path.join(root, '../shared'))) say('LEFT OUT: what tries real third-party material, because ../shared is not beside this clone.');
const step = async (text, command, args, advice, options) => {
  say(text);
  await must(command, args, advice, options);
};
await step('Generating the styles …', 'panda', ['codegen', '--silent'], 'panda.config.ts does not load.');
await step('Checking types …', 'tsc', ['-p', '.'], 'Mend the types named above.');
await step('Linting …', 'oxlint', ['--deny-warnings'], 'Mend what is named above.');
await step('Checking the format …', 'oxfmt', ['--check', '.'], 'Run "npm run format".');
await step('Looking for dead code …', 'knip', ['--no-progress'], 'Remove what nothing uses, or use it.');
await step('Running the tests …', 'vitest', ['run'], 'See the failures above.', { env: { NODE_ENV: 'test' } });
await step('Building the pages …', node, ['tools/build.ts'], 'See above where the build stopped.');
const browser = await ensureBrowser();
if (!browser) process.exit(1);
// With it everything is driven, here too.
const isWhole = process.env.WAYMARK_PATHS !== undefined;
await step(
  `Running ${isWhole ? 'all' : 'the main'} journeys in ${browser} …`,
  'playwright',
  ['test', '-c', 'tests/journeys/playwright.config.ts'],
  'See the failures above.',
  {
    env: { CHROMIUM_PATH: browser },
  },
);
say(isWhole ? 'Everything passed.' : 'All of this passed. The other journeys, and each at both widths, are "npm run journeys": that takes long.');
