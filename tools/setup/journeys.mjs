/** `npm run journeys`: everything that runs in a real browser. Arguments go to Playwright: `npm run journeys -- chat.journey.ts --project phone`. */
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, ensureNode, must, say } from './steps.mjs';

await ensureDependencies();
await must(ensureNode(), ['tools/build.ts'], 'See above where the build stopped.');
const browser = await ensureBrowser();
if (!browser) process.exit(1);
say(`Running the journeys in ${browser} …`);
await must('playwright', ['test', '-c', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)], 'See the failures above.', {
  env: { CHROMIUM_PATH: browser, WAYMARK_PATHS: process.env.WAYMARK_PATHS ?? 'covering' },
});
