import { transitionsOf, transitionId, triggerOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';

/** Whether the types exclude an outcome of a guard (`deleting: done delete #4 fails`): the last guard on a call's answer, which answers in no other way than its guards name. */
export function isExcludedByTypes(flow: Flow, outcome: string): boolean {
  const id = outcome.replace(/ (holds|fails)$/, '');
  const transition = transitionsOf(flow.machine).find((each) => transitionId(each) === id);
  if (!transition || !outcome.endsWith(' fails')) return false;
  const { kind } = triggerOf(transition.eventType, transition.source);
  return ['done', 'error', 'snapshot'].includes(kind) && transition.source.transitions.get(transition.eventType)?.at(-1) === transition;
}
