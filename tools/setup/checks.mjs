/** What `npm test` and `npm run check` ask of the source before any test runs. */
import { must, run, say } from './steps.mjs';

/** One checker: each of several would instantiate the types of the charts for itself, twice the work. Incremental: a second run checks what changed. */
const TYPES = ['-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const CHECKS = [
  ['tsc', TYPES, 'Fix the type errors above.'],
  ['oxlint', ['--deny-warnings'], 'Fix what oxlint reports above.'],
  ['oxfmt', ['--list-different', '.'], 'Format the files above with "npm run format".'],
  ['knip', ['--no-progress'], 'Remove unused code, or use it.'],
];

/** Panda lists what it wrote. */
export const QUIET = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Types, lint, format and dead code, side by side; ends the process where one fails, with what to do about each. */
export async function checkSource() {
  say('Checking types, lint, formatting, and dead code…');
  await must('panda', ['codegen', '--silent'], 'Fix panda.config.ts.', QUIET);
  const codes = await Promise.all(CHECKS.map(([command, args]) => run(command, args)));
  const failed = CHECKS.filter((_, index) => codes[index] !== 0);
  for (const [command, , advice] of failed) console.error(`\n${command} failed. ${advice}`);
  if (failed.length > 0) process.exit(1);
}
