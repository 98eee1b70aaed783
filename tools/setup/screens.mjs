/** `npm run screens`: takes a screenshot of every screen of a running demo, in a real browser. */
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, ensureNode, run } from './steps.mjs';

await ensureDependencies();
const browser = await ensureBrowser();
if (!browser) process.exit(1);
process.exit(await run(ensureNode(), ['tools/screens/main.ts', ...process.argv.slice(2)], { env: { CHROMIUM_PATH: browser } }));
