import { setTimeout as wait } from 'node:timers/promises';
import type { Ai } from '../ai.ts';
import { analyseByRules } from './analysis/analyse.ts';
import { compose } from './compose.ts';
import { rewriteByRules } from './rewrite.ts';

/** Milliseconds a word: as fast as one reads along, so that it can be followed and stopped. */
const PACE = 40;

/**
 * The embedded default, where no AI is connected: puts a summary together from what the profile says, in English, and says that it does. It
 * makes nothing up, since it knows nothing else.
 */
export function rulesAi(pace = PACE): Ai {
  return {
    kind: 'rules',
    languageOf: () => 'en',
    analyse: async (task) => analyseByRules(task),
    async *write({ facts, rewrite, variant }, stop) {
      const text = rewrite ? rewriteByRules(rewrite.type, rewrite.text, facts, variant) : compose(facts, variant);
      for (const [word] of text.matchAll(/(?:(?<!\s)\s+)?\S+/g)) {
        if (pace > 0) await wait(pace, undefined, { signal: stop }).catch(() => {});
        if (stop.aborted) return;
        yield word;
      }
    },
  };
}
