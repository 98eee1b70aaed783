import { transitionsOf, transitionId, triggerOf } from '../../../packages/flows/chart.ts';
import type { Flow } from '../../../packages/flows/flow.ts';

/** Why no path shows that a guard fails, by chart and transition. */
const REASONS: Record<string, Record<string, string>> = {
  suggest: Object.fromEntries(
    ['next', 'previous', 'first', 'last'].map((way) => [
      `offering: option.${way}`,
      'Options are offered only where there are some: without any, settling leads to nothing or closed.',
    ]),
  ),
  applicantAnalysis: { 'settled.notAsked: analysis.requested': 'Where nothing may be asked for, the chart is in refused or used up before it comes here.' },
  preferences: { 'list: record.added': 'It takes three remote and three on-site preferences at once; no sample has so many.' },
  avatar: { 'notRemoved: removal.requested': 'Only what is there can fail to be removed.' },
  careerSummary: { 'idle: writing.requested': 'Without credits the chart leaves idle at once.' },
};

/** Why no path has an outcome of a guard (`deleting: done delete #4 fails`); null if there's no reason, so a path is missing. */
export function reasonFor(flow: Flow, outcome: string): string | null {
  const id = outcome.replace(/ (holds|fails)$/, '');
  const known = REASONS[flow.id]?.[id];
  if (known) return known;
  const transition = transitionsOf(flow.machine).find((each) => transitionId(each) === id);
  if (!transition || !outcome.endsWith(' fails')) return null;
  const { kind, name } = triggerOf(transition.eventType, transition.source);
  const isLast = transition.source.transitions.get(transition.eventType)?.at(-1) === transition;
  return isLast && ['done', 'error', 'snapshot'].includes(kind) ? `By its types, ${name} answers in no other way than these guards name.` : null;
}

/** Outdated reasons: for a transition that doesn't exist, or an outcome that a path has. */
export function staleReasons(flow: Flow, had: ReadonlySet<string>): string[] {
  return Object.keys(REASONS[flow.id] ?? {}).filter((id) => had.has(`${id} fails`) || !transitionsOf(flow.machine).some((each) => transitionId(each) === id));
}
