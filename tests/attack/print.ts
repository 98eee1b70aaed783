import type { Finding } from './story.ts';
import { counted } from './world.ts';

/** A finding in plain English, one line per step, with the arguments that reproduce it. */
export function storyOf({ violation, lines, seed, path, replayPath }: Finding): string {
  const story = lines.map((line, index) => `  ${String(index + 1).padStart(2)}. ${line}`);
  const again = `--seed ${seed} --path ${path}${replayPath ? ` --replay ${replayPath}` : ''}`;
  return [`\n${violation.invariant.toUpperCase()}: ${violation.key}`, ...story, `  Again: npm run attack -- ${again}\n`].join('\n');
}

/** How often each call succeeded and was refused: a call that never succeeds isn't really attacked. */
export function printCalls(worker: number): void {
  const rows = [...counted].map(([path, { done, refused }]) => `${String(done).padStart(8)} ${String(refused).padStart(8)}  ${path}`);
  console.log([`[worker ${worker + 1}]     done  refused`, ...rows.toSorted((a, b) => a.slice(18).localeCompare(b.slice(18)))].join('\n'));
}
