/**
 * `npm run journeys`: everything that runs in a real browser. Arguments go to Playwright: `npm run journeys -- chat.journey.ts --project phone`.
 * `--nodes 2` runs them against two nodes behind a proxy.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, ensureNode, must, say } from './steps.mjs';

const given = process.argv.slice(2);
const at = given.indexOf('--nodes');
const [, nodes] = at === -1 ? [] : given.splice(at, 2);
if (at !== -1 && !/^[1-9]$/.test(nodes ?? '')) {
  console.error('--nodes: enter a number from 1 to 9.');
  process.exit(1);
}

await ensureDependencies();
await must(ensureNode(), ['tools/build.ts'], 'See above where the build stopped.');
const browser = await ensureBrowser();
if (!browser) process.exit(1);
say(`Running the journeys in ${browser}…`);
await must('playwright', ['test', '-c', 'tests/journeys/playwright.config.ts', ...given], 'See the failures above.', {
  env: { CHROMIUM_PATH: browser, WAYMARK_PATHS: process.env.WAYMARK_PATHS ?? 'covering', ...(nodes ? { WAYMARK_NODES: nodes } : {}) },
});
