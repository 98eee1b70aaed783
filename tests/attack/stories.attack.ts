import { expect, test } from 'vitest';
import { attackedApp } from './app.ts';
import { printCalls, storyOf } from './print.ts';
import { readOptions } from './options.ts';
import { runStories } from './story.ts';

/** One worker's share of `npm run attack`: continues after a finding, and looks for others. */
const options = readOptions(JSON.parse(process.env['ATTACK_ARGS'] ?? '[]') as string[]);
const worker = Number(process.env['ATTACK_WORKER'] ?? 0);
const t = await attackedApp();

test('no story breaks an invariant', async () => {
  const share = Math.ceil(options.stories / options.workers);
  const until = options.seconds > 0 ? Date.now() + options.seconds * 1_000 : Infinity;
  const known = new Set<string>();
  let done = 0;
  for (let seed = options.seed + worker * 1_000_003; done < share && Date.now() < until; seed += 7) {
    const begun = Date.now();
    const batch = Math.min(share - done, 100);
    const { stories, finding } = await runStories(t, { ...options, seed, stories: options.path === undefined ? batch : 1 }, known, until);
    done += options.path === undefined ? stories : share;
    if (finding) {
      known.add(finding.violation.key);
      console.log(storyOf(finding));
    }
    console.log(`[worker ${worker + 1}] ${done} of ${share} stories, ${known.size} found, ${((Date.now() - begun) / stories).toFixed(0)} ms each`);
  }
  printCalls(worker);
  expect(known.size, 'kinds of failure, printed above').toBe(0);
});
