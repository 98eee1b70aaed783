/** The checks of the source that `npm test` and `npm run check` do before they run tests. */
import { must, run, say } from './steps.mjs';

/** One checker, because several would each instantiate the types of the charts, which is twice the work. Incremental, so that a second run only checks what changed. */
const TYPES = ['-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const CHECKS = [
  ['tsc', TYPES, 'Fix the type errors above.'],
  ['oxlint', ['--deny-warnings'], 'Fix what oxlint reports above.'],
  ['oxfmt', ['--list-different', '.'], 'Format the files above with "npm run format".'],
  ['knip', ['--no-progress'], 'Remove unused code, or use it.'],
];

/** Hides Panda's list of written files. */
export const QUIET = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Checks types, lint, formatting, and dead code at the same time. Ends the process if one fails, and says what to do about each. */
export async function checkSource() {
  say('Checking types, lint, formatting, and dead code…');
  await must('panda', ['codegen', '--silent'], 'Fix panda.config.ts.', QUIET);
  const codes = await Promise.all(CHECKS.map(([command, args]) => run(command, args)));
  const failed = CHECKS.filter((_, index) => codes[index] !== 0);
  for (const [command, , advice] of failed) console.error(`\n${command} failed. ${advice}`);
  if (failed.length > 0) process.exit(1);
}
