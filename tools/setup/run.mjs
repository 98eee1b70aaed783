/** `node tools/setup/run.mjs FILE [ARG …]`: runs a TypeScript file, even in a fresh clone. */
import { ensureDependencies, ensureNode, run } from './steps.mjs';

const [file = '', ...args] = process.argv.slice(2);
await ensureDependencies(/^(tools\/(flows|paths|bench|resume-documents)|tests\/attack)\//.test(file) ? 'all' : 'run');
process.exit(await run(ensureNode(), [file, ...args]));
