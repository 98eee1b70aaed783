import type { AnalysisTask, Proposal } from '../../analysis.ts';
import { requirementsOf } from './requirements.ts';
import { judged } from './judge.ts';
import { indexed } from './telling.ts';

/**
 * Compares an application with an ad by rules: years by the months of jobs, degrees and languages by level, everything else word by word. The rules
 * know no synonyms and accept claims as they are. Each verdict comes with the line it is based on, so that the reader can judge it.
 */
export function analyseByRules({ ad, applied, month }: AnalysisTask): Proposal[] {
  const held = { applied, month, lines: indexed(applied.lines) };
  return requirementsOf(ad).map((requirement) => judged(requirement, held));
}
