/** `node tools/setup/run.mjs FILE [ARG …]`: runs a typed file on a fresh clone too. */
import { ensureDependencies, ensureNode, run } from './steps.mjs';

await ensureDependencies();
process.exit(await run(ensureNode(), process.argv.slice(2)));
