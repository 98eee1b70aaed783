/** `npm run tour`: builds the pages, and takes the tour's screenshots in a real browser. */
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, ensureNode, must, say } from './steps.mjs';

await ensureDependencies();
const node = ensureNode();
await must(node, ['tools/build.ts'], 'See above where the build stopped.');
const browser = await ensureBrowser();
if (!browser) process.exit(1);
say('Going through the demo…');
await must(node, ['tools/tour/main.ts'], 'See above where it stopped.', { env: { CHROMIUM_PATH: browser } });
