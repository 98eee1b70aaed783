/**
 * `npm test`, even in a fresh clone: types, lint, every test, then the main journeys in a real browser.
 * `npm test -- FILE …` runs the tests of files whose path contains one of these names; `--material` runs those that also try WAYMARK_MATERIAL.
 */
import { ensureBrowser } from './browser.mjs';
import { checkSource, QUIET } from './checks.mjs';
import { ensureDependencies, ensureNode, must, run, say } from './steps.mjs';

const args = process.argv.slice(2);
const isMaterial = args[0] === '--material';
if (isMaterial && !process.env.WAYMARK_MATERIAL) {
  console.error('Set WAYMARK_MATERIAL to the material folder (tests/README.md).');
  process.exit(1);
}
await ensureDependencies();
const node = ensureNode();
const test = (files) =>
  must('vitest', ['run', ...files], 'See the failures above. To run one journey, use "npm run journeys -- FILE".', { env: { NODE_ENV: 'test' } });
if (args.length > 0) {
  await must('panda', ['codegen', '--silent'], 'Fix panda.config.ts.', QUIET);
  await test(isMaterial ? ['.material.test.'] : args);
  process.exit(0);
}
await checkSource();
say('Running the tests…');
await test([]);
say('Building the pages…');
await must(node, ['tools/build.ts'], 'See above where the build stopped.');
const browser = await ensureBrowser();
if (!browser) process.exit(1);
// With WAYMARK_PATHS, everything runs here, too.
const isWhole = process.env.WAYMARK_PATHS !== undefined;
say(`Running ${isWhole ? 'all' : 'the main'} journeys in ${browser}…`);
await must('playwright', ['test', '-c', 'tests/journeys/playwright.config.ts'], 'See the failures above.', { env: { CHROMIUM_PATH: browser } });
// Only informs: a working tree without git's history has nothing to compare with, and passes anyway.
await run(node, ['tools/flows/main.ts', 'diff', '--brief']);
say(isWhole ? 'Everything passed.' : 'All of these passed. To run every journey at both widths, use "npm run journeys". It takes a while.');
