import { performance } from 'node:perf_hooks';
import { CONSEQUENCES } from '../../server/consequences.ts';
import { scopeOf } from './combination.ts';
import { explore } from './explore.ts';

/**
 * `npm run explore [-- TIMES]`: every combination of posting, application, interview, conversation, and conduct, with this many possible interview times (1).
 */
const count = Number(process.argv[2] ?? 1);
if (!Number.isInteger(count) || count < 1 || count > 3) {
  console.error('npm run explore -- TIMES: at how many times an interview may take place, 1 to 3');
  process.exit(2);
}
const begun = performance.now();
const { combinations, steps, violations } = explore(CONSEQUENCES, scopeOf(count));
console.log(`${combinations} combinations, ${steps} steps, ${((performance.now() - begun) / 1000).toFixed(1)} s, ${violations.length} rules broken`);
for (const { rule, path, combination } of violations) console.log(`\nBroken: ${rule}\n  ${path.join('\n  ')}\n  ${JSON.stringify(combination)}`);
process.exitCode = violations.length > 0 ? 1 : 0;
