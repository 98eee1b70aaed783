import type { AnyStateNode, StateValue } from 'xstate';
import { leavesOf, valueAt } from '../leaves.ts';
import { interviewMachine } from './interview.machine.ts';
import type { ClockEventType, ClockInstant, InterviewEventType, InterviewStatus } from './interview.types.ts';

/** Sets of the record's states, derived from the chart: a separate list would miss new states. */

const LEAVES = leavesOf(interviewMachine.root);
const statusOf = ({ key }: AnyStateNode) => key as InterviewStatus;
/** A state and those it is in, the innermost first: whatever a state doesn't handle, one of the others may. */
const outwards = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? outwards(node.parent) : [])];
/** What can happen in a state. A transition without a target and actions refuses its event. */
const transitionsIn = (leaf: AnyStateNode) =>
  outwards(leaf).flatMap((node) => [...node.transitions.values()].flat().filter(({ target, actions }) => target !== undefined || actions.length > 0));
const isTaking = (leaf: AnyStateNode, type: InterviewEventType): boolean => transitionsIn(leaf).some(({ eventType }) => eventType === type);
const targetsOf = (leaf: AnyStateNode): AnyStateNode[] =>
  transitionsIn(leaf)
    .flatMap(({ target }) => (target ?? []) as AnyStateNode[])
    .flatMap(leavesOf);

/** States in which the chart handles one of these events, if its guards allow it. */
const statusesTaking = (...types: readonly InterviewEventType[]): InterviewStatus[] =>
  LEAVES.filter((leaf) => types.some((type) => isTaking(leaf, type))).map(statusOf);

/** States from which a result can still come. */
function unsettledStatuses(): InterviewStatus[] {
  const found = new Set(LEAVES.filter((leaf) => isTaking(leaf, 'result.given')));
  for (let count = -1; count !== found.size;) {
    count = found.size;
    for (const leaf of LEAVES) if (targetsOf(leaf).some((target) => found.has(target))) found.add(leaf);
  }
  return LEAVES.filter((leaf) => found.has(leaf)).map(statusOf);
}

export const UNSETTLED = unsettledStatuses();
/** No time is agreed yet. */
export const UNAGREED = statusesTaking('times.passed');
/** A time is agreed and hasn't passed. */
export const AGREED = statusesTaking('checkIn.opened', 'interview.started', 'interview.ended');
/** States in which the interview is over. */
export const ENDED = LEAVES.filter(({ type }) => type === 'final').map(statusOf);
/** Not started yet: it ends with its application and its job. */
export const UNBEGUN = statusesTaking('interview.closed');

/** The chart's value in each state. */
export const VALUES = Object.fromEntries(LEAVES.map(({ key, path }) => [key, valueAt(path)])) as Record<InterviewStatus, StateValue>;

/** What the clock does in each state, and at which instant. */
export const CLOCK = new Map(
  LEAVES.flatMap((leaf) => {
    const next = transitionsIn(leaf).find(({ meta }) => meta?.due !== undefined);
    return next ? [[statusOf(leaf), { type: next.eventType as ClockEventType, due: next.meta?.due as ClockInstant }] as const] : [];
  }),
);
