import type { AnalysisTask, Proposal } from '../../analysis.ts';
import { askedIn } from './asked.ts';
import { judged } from './judge.ts';
import { indexed } from './telling.ts';

/**
 * Holds an application against an ad by rules: years by the months of the jobs, degrees and languages by their steps, everything else word by word. They
 * know no synonyms and believe what stands there; each verdict comes with the line it was reached by, so that whoever reads it can judge it.
 */
export function analyseByRules({ ad, applied, month }: AnalysisTask): Proposal[] {
  const held = { applied, month, lines: indexed(applied.lines) };
  return askedIn(ad).map((asked) => judged(asked, held));
}
