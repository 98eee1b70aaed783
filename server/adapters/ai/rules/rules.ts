import { setTimeout as wait } from 'node:timers/promises';
import type { Ai } from '../ai.ts';
import { analyseByRules } from './analysis/analyse.ts';
import { compose } from './compose.ts';
import { rewriteByRules } from './rewrite.ts';

/** Milliseconds per word: about reading speed, so that people can follow and stop it. */
const PACE = 40;

/**
 * The embedded default without an AI: composes a summary from the profile, in English, and reports that language. It invents nothing, because it
 * knows nothing else.
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
