import type { Consequences } from '../../server/consequences.ts';
import { NEWS } from '../../server/modules/hiring/interviews/news.ts';
import { OPEN } from '../../src/machines/application/statuses.ts';
import { allowedTo, type InterviewRecord } from '../../src/machines/interview/lifecycle.ts';
import { AGREED, ENDED, UNBEGUN } from '../../src/machines/interview/statuses.ts';
import { turnOf } from '../../src/machines/interview/turn.ts';
import { type Combination, FIRST, keyOf, remember, type Scope } from './combination.ts';
import { isSettled, type Step, stepsFrom } from './steps.ts';

export interface Violation {
  rule: string;
  /** The shortest path, from an open job. */
  path: string[];
  combination: Combination;
}

export interface Explored {
  combinations: number;
  steps: number;
  violations: Violation[];
}

interface Reached {
  combination: Combination;
  before: number;
  label: string;
}

const REMOVED = ['closed', 'deleted', 'delisted'];
const FALLEN = ['withdrawn', 'notAccepted', 'jobClosed'];

/**
 * Walks all reachable combinations, nearest first, and checks each.
 * @param most stops after this many
 */
export function explore(rules: Consequences, scope: Scope, most = Infinity): Explored {
  const reached: Reached[] = [{ combination: FIRST, before: -1, label: '' }];
  const seen = new Set([keyOf(FIRST)]);
  const violations = new Map<string, Violation>();
  let taken = 0;
  for (let index = 0; index < Math.min(reached.length, most); index += 1) {
    const { combination } = reached[index] as Reached;
    const steps = stepsFrom(combination, rules, scope);
    taken += steps.length;
    const report = (rule: string, ...last: string[]) => {
      if (!violations.has(rule)) violations.set(rule, { rule, combination, path: [...pathTo(reached, index), ...last] });
    };
    for (const rule of brokenIn(combination, steps, rules, scope)) report(rule);
    for (const step of steps) {
      for (const rule of brokenBy(combination, step)) report(rule, step.label);
      const key = keyOf(step.next);
      if (seen.has(key)) continue;
      seen.add(key);
      reached.push({ combination: step.next, before: index, label: step.label });
    }
  }
  return { combinations: Math.min(reached.length, most), steps: taken, violations: [...violations.values()] };
}

function pathTo(reached: readonly Reached[], index: number): string[] {
  const path: string[] = [];
  for (let at = reached[index] as Reached; at.before >= 0; at = reached[at.before] as Reached) path.unshift(at.label);
  return path;
}

/** The rules that a combination breaks. What the server still does within the minute isn't broken yet. */
function brokenIn(combination: Combination, steps: readonly Step[], rules: Consequences, { instants }: Scope): string[] {
  const { posting, application, interview, at } = combination;
  const broken: string[] = [];
  const isOpen = application !== null && OPEN.includes(application.status);
  const status = application?.status === 'onHold' ? application.heldFrom : application?.status;
  if (interview && AGREED.includes(interview.status) && isOpen && status !== 'interview')
    broken.push('an agreed interview means the application is in interview');
  const isRemoved = REMOVED.includes(posting) && isSettled(combination, rules);
  if (isRemoved && isOpen) broken.push('a removed posting has no open application');
  if (isOpen && !steps.some(({ by }) => by === 'employer')) broken.push('the employer, who acts next, can act');
  if (interview && !canActNext(interview, instants[at] as string)) broken.push('whoever acts next at an interview can act');
  const isFinal = !isOpen && (interview === null || ENDED.includes(interview.status)) && posting === 'deleted';
  if (!isFinal && steps.length === 0 && at < instants.length - 1) broken.push('what is not final leads on');
  return broken;
}

const canActNext = (interview: InterviewRecord, now: string): boolean =>
  remember(interview, `turn ${now}`, () => {
    const { acts_next: side } = turnOf(interview, now);
    return side === null || allowedTo(interview, side, now).length > 0;
  });

/** The rules that a single step breaks. */
function brokenBy({ application: before, interview: was }: Combination, { next, interviewEvents }: Step): string[] {
  const broken: string[] = [];
  const { application, interview } = next;
  const hasFallen = application !== null && FALLEN.includes(application.status) && before?.status !== application.status;
  if (hasFallen && interview && UNBEGUN.includes(interview.status)) broken.push('a closed application has no open interview');
  const hasEnded = interview && was && ENDED.includes(interview.status) && !ENDED.includes(was.status);
  if (!hasEnded) return broken;
  const notified = interviewEvents.slice(-1).flatMap((type) => NEWS[type]?.to ?? []);
  // The employer gives the result, so only the seeker is notified.
  const expected = interviewEvents.at(-1) === 'result.given' ? ['seeker'] : ['employer', 'seeker'];
  if (notified.toSorted().join() !== expected.join()) broken.push('each ending of an interview notifies each side exactly once');
  return broken;
}
