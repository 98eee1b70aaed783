/** What `npm test` and `npm run check` ask of the source before any test runs. */
import { must, run, say } from './steps.mjs';

const CHECKS = [
  ['tsc', ['-p', '.'], 'Correct the types named above.'],
  ['oxlint', ['--deny-warnings'], 'Correct what oxlint names above.'],
  ['oxfmt', ['--list-different', '.'], 'The files named above are not formatted: run "npm run format".'],
  ['knip', ['--no-progress'], 'Remove what nothing uses, or use it.'],
];

/** Panda lists what it wrote. */
export const QUIET = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Types, lint, format and dead code, side by side; ends the process where one fails, with what to do about each. */
export async function checkSource() {
  say('Checking types, lint, format and dead code …');
  await must('panda', ['codegen', '--silent'], 'panda.config.ts does not load.', QUIET);
  const codes = await Promise.all(CHECKS.map(([command, args]) => run(command, args)));
  const failed = CHECKS.filter((_, index) => codes[index] !== 0);
  for (const [command, , advice] of failed) console.error(`\n${command} failed. ${advice}`);
  if (failed.length > 0) process.exit(1);
}
