/**
 * `npm run check`: types, lint, and the tests of uncommitted changes, or else of the last commit. The nearest tests run first, and only as many as fit into a
 * minute together with the checks. `npm test` runs all of them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSource } from './checks.mjs';
import { nearestTests } from './nearest-tests.mjs';
import { ensureDependencies, ensureNode, must, root, say } from './steps.mjs';

/** Seconds of processor time on one core, of two. */
const BUDGET = 50;
/** The assumed seconds of a test file that never ran here. */
const USUAL = 1;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
/** The seconds that each test file took last time, as stored by vitest. */
function lastSeconds() {
  const [file] = globSync(path.join(root, 'node_modules/.vite/vitest/*/results.json'));
  const projects = file ? Object.values(JSON.parse(readFileSync(file, 'utf8')).projects ?? {}) : [];
  return new Map(projects.flatMap(({ files = {} }) => Object.entries(files).map(([name, { duration }]) => [name, duration / 1_000])));
}
const isThere = (file) => existsSync(path.join(root, file));

await ensureDependencies();
ensureNode();
await checkSource();
const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx').filter(isThere);
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const seconds = lastSeconds();
const { chosen, all } = nearestTests(sources, changed.filter(isThere), { budget: BUDGET, secondsOf: (file) => seconds.get(file) ?? USUAL });
if (chosen.length === 0) say('No test depends on what changed.');
else {
  const share = chosen.length < all ? `the ${chosen.length} nearest of ${all} test files that depend on` : 'the tests that depend on';
  say(`Running ${share} ${uncommitted.length > 0 ? 'uncommitted changes' : 'the last commit'}…`);
  await must('vitest', ['run', ...chosen], 'See the failures above.', { env: { NODE_ENV: 'test' } });
  if (chosen.length < all) say('All of these passed. "npm test" runs the rest.');
}
