import type { Application, ApplicationState } from '../../../contract/records.ts';
import { restore } from '../../machines/application/lifecycle.ts';
import { nextSteps, type NextSteps } from '../../machines/application/nextSteps.ts';
import type { TrailStep } from '../ui/Trail.tsx';

/** The way an application usually goes, for what lies ahead. */
const WAY: readonly ApplicationState[] = ['pending', 'viewed', 'communicating', 'interview'];
const SETTLED: readonly ApplicationState[] = ['accepted', 'notAccepted', 'withdrawn', 'jobClosed'];
const CLOSED: readonly ApplicationState[] = ['notAccepted', 'withdrawn', 'jobClosed'];

/** Who acts next and what may come, asked of the chart the server runs too. */
export function nextOf({ status, promise, reason }: Application): NextSteps {
  return nextSteps(restore(status, promise?.status ?? null, promise?.due_at ?? null, reason));
}

/** An application's trail: what happened, where it is, and what the chart still allows. */
export function applicationTrail(application: Application, say: (status: ApplicationState | 'decision') => string, date: (at: string) => string): TrailStep[] {
  const { status, history } = application;
  const behind = history.filter((event, index) => history.findLastIndex((other) => other.status === event.status) === index);
  const walked = behind.map(({ status: at, at: when }): TrailStep => {
    const isHere = at === status;
    return { id: at, label: say(at), note: date(when), state: isHere ? (CLOSED.includes(at) ? 'closed' : at === 'accepted' ? 'done' : 'here') : 'done' };
  });
  if (SETTLED.includes(status)) return walked;
  const reachable = new Set(nextOf(application).steps.map((step) => step.status));
  const ahead = WAY.slice(WAY.indexOf(status) + 1).filter((next) => reachable.has(next) || WAY.indexOf(next) > WAY.indexOf(status));
  return [
    ...walked,
    ...ahead.map((next): TrailStep => ({ id: next, label: say(next), state: 'next' })),
    { id: 'decision', label: say('decision'), state: 'next' },
  ];
}
