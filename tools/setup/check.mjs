/** `npm run check`: types, lint and the tests of what changed: of what is not committed, or else of the last commit. */
import { execFileSync } from 'node:child_process';
import { checkSource } from './checks.mjs';
import { ensureDependencies, ensureNode, must, root, say } from './steps.mjs';

await ensureDependencies();
ensureNode();
await checkSource();
const isClean = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) === '';
const since = isClean ? ['--changed', 'HEAD~1'] : ['--changed'];
say(`Running the tests of ${isClean ? 'the last commit' : 'what is not committed'} …`);
await must('vitest', ['run', '--passWithNoTests', ...since], 'See the failures above.', { env: { NODE_ENV: 'test' } });
